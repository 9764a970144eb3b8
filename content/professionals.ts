/**
 * What attorneys, CPAs and executors need to know when ordering; a section of the services page.
 *
 * Change what stands between quotes. Times are written as {{turnaround}} and so on; see content/business.ts.
 */
export const professionalsText = {
  title: 'For attorneys, CPAs and executors',
  intro:
    'A few facts, settled at the start, save a second report later. Here is what we ask when you order, and what you can expect from us.',
  points: [
    {
      title: 'Client, intended use and intended users',
      text: 'Tell us who the client is, what the report is for and who will rely on it. These are named in the report. A spouse, heir or opposing counsel is not an intended user unless named, and a new use usually means a new assignment.',
    },
    {
      title: 'Effective date, or dates',
      text: 'State the date or dates of value in the order: date of death, date of gift, separation, or a current date. Where two dates matter, we can give two separate opinions, each with its own effective date. Which date applies is for counsel or the CPA to say.',
    },
    {
      title: 'Property and scope',
      text: 'We appraise residential property of one to four units. Send the address, the legal description if you have it, the interest to be valued, and anything unusual: acreage, outbuildings, a tenant, a life estate, recent damage.',
    },
    {
      title: 'Documents that help',
      text: 'Deed or legal description, earlier appraisals, surveys, permits, leases, dated photographs, and a list of repairs and improvements with dates. For a past date, records of condition at that time matter most.',
    },
    {
      title: 'Retrospective work',
      text: 'A value as of a past date can be developed months or years later if the market data survive. The analysis reflects the market as it stood then, and any assumption about condition is disclosed in the report.',
    },
    {
      title: 'Testimony',
      text: 'Our appraisers are experienced in court testimony, which is available for an additional fee. Testimony is impartial: it explains the report and does not argue for a party. Please tell us about hearing and exchange dates early.',
    },
    {
      title: 'Timing and fees',
      text: 'Reports typically take {{turnaround}}; expedited delivery in {{expeditedTurnaround}} carries an additional fee. A standard single-family home in our primary areas typically costs {{fee}}. Quotes are given on request, and no fee depends on the value.',
    },
    {
      title: 'Workfile, archive and confidentiality',
      text: 'We keep a workfile for every assignment and archive reports for {{archivePeriod}}, our own practice and longer than the usual minimum. Results go only to the client and those the client authorizes, unless the law compels otherwise.',
    },
  ],
} as const;
