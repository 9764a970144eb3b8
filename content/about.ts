/**
 * The words of the About page.
 *
 * Change what stands between quotes. In the story, a blank line starts a new paragraph. The two badge titles are fixed
 * by the site's specification. In Washington only a person may be called state-certified, never a firm
 * (RCW 18.140.150): write "our state-certified appraisers".
 */
export const aboutText = {
  lede: 'We value homes for people who did not plan to need it: couples who are parting, and families who have lost someone. Our work is to be careful, neutral and clear.',
  image: 'about-method',
  imageAlt: 'A card model of a house and, on a sheet before it, its measured floor plan',
  story: {
    title: 'Our story',
    text: `{{name}} was founded in {{founded}} to do one kind of work well: appraisals of homes for divorces and estates. Our appraisers bring {{experienceYears}} of experience to it.

Most home appraisals are written for a lender. They answer the lender's question, on the lender's form, as of today. A divorce or an estate asks other questions. What was the house worth on the day someone died? What is it worth now, and what was it worth when you separated? Will a reader who has never seen the house understand the answer?

We built our reports around those questions. Each one names who may rely on it, the date it speaks for and the sales behind it. Then it says, in plain words, why the value is what it is.

Some of our work ends at a kitchen table, where two people agree. Some of it ends in a courtroom. We prepare every report as if it may be read in both places.`,
  },
  approach: {
    title: 'Our approach',
    intro: 'Four habits shape every assignment, whoever orders it.',
    steps: [
      {
        title: 'Independence first',
        text: 'We have no stake in the number. Our fee never depends on the value, and we do not take sides. The person who pays gets the same answer that anyone else would.',
      },
      {
        title: 'Current standards',
        text: 'Our appraisers follow the current Uniform Standards of Professional Appraisal Practice (USPAP), the rules for ethics, method, reports and records that Washington applies to certified appraisers.',
      },
      {
        title: 'Plain words',
        text: 'A report that only another appraiser can read does not help you. We explain the house, the market and the reasoning in sentences you can follow, with the data beside them.',
      },
      {
        title: 'Privacy',
        text: 'What you tell us, and what we find, stays with the client and those the client names, except where the law requires otherwise. We archive each report for {{archivePeriod}}.',
      },
    ],
  },
  coverage: {
    title: 'Where we work',
    intro:
      'We serve people throughout Washington State, with offices in Spokane and Vancouver, Washington. We value homes of one to four units: houses, condominiums and small rental buildings.',
    offices: [
      {
        city: 'Spokane',
        image: 'about-spokane',
        imageAlt: 'A card model of an arched bridge over falls',
        text: 'Spokane is the seat of Spokane County, and divorces and probates there are heard in Spokane County Superior Court. From this office we cover eastern Washington, from city bungalows and condominiums to homes on acreage.',
      },
      {
        city: 'Vancouver',
        image: 'about-vancouver',
        imageAlt: 'A card model of a lift bridge over a wide river',
        text: 'Vancouver, Washington, is the seat of Clark County, and divorces and probates there are heard in Clark County Superior Court. From this office we cover the southwest of the state, on the Washington side of the Columbia River.',
      },
    ],
  },
  badges: [
    {
      title: 'State Certified',
      text: 'Our state-certified appraisers hold their credentials from the Washington State Department of Licensing.',
    },
    {
      title: '{{experienceBadge}}',
      text: 'Our appraisers bring {{experienceYears}} of experience with homes in divorces and estates, including testimony in court.',
    },
  ],
} as const;
