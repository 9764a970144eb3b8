/**
 * The pages that are not a file of their own: what search engines show of them.
 *
 * `pageTitle` is the title in the browser's tab and in search results, `description` the text below it (50 to 170
 * characters), `updated` the day on which the page last really changed. Change these three freely; leave `path` alone.
 * A pageTitle of up to 65 characters is shown whole. {{name}}, {{experienceYears}}, {{responseTime}} and so on stand for
 * the values in content/business.ts.
 */
export const pagesFile = [
  {
    path: '/',
    title: 'Home',
    pageTitle: '{{name}} | Divorce & Estate Appraisal Specialists',
    description:
      'Independent home appraisals for divorce, date of death, inheritance and estate settlement in Spokane and Vancouver, Washington.',
    updated: '2026-11-20',
  },
  {
    path: '/about',
    title: 'About Us',
    pageTitle: 'About Our Appraisers in Washington | {{name}}',
    description:
      'Independent, state-certified appraisers with {{experienceYears}} of experience, offices in Spokane and Vancouver, Washington, and no stake in the number.',
    updated: '2026-11-20',
  },
  {
    path: '/services',
    title: 'Our Services',
    pageTitle: 'Appraisal Services for Divorce and Estates | {{name}}',
    description:
      'Four kinds of home appraisal for Washington families: divorce, date of death, inheritance and gift reporting, and estate settlement.',
    updated: '2026-11-20',
  },
  {
    path: '/resources',
    title: 'Resource Center',
    pageTitle: 'Guides to Divorce and Estate Appraisals | {{name}}',
    description:
      'Plain-language guides to home appraisals in Washington divorces and estates, each with its sources in the statutes and at the IRS.',
    updated: '2026-11-20',
  },
  {
    path: '/faq',
    title: 'Frequently Asked Questions',
    pageTitle: 'Home Appraisal Questions Answered | {{name}}',
    description:
      'What an appraisal costs, how long it takes, which date is valued, who may read the report, and what a court or the IRS looks at.',
    updated: '2026-11-20',
  },
  {
    path: '/blog',
    title: 'Insights & Updates',
    pageTitle: 'Insights & Updates on Home Values | {{name}}',
    description:
      'Notes on the housing market in Spokane and Vancouver, on tax law that touches inherited homes, and on dividing property in a divorce.',
    updated: '2026-11-20',
  },
  {
    path: '/contact',
    title: 'Request an Appraisal',
    pageTitle: 'Request a Home Appraisal in Washington | {{name}}',
    description:
      'Tell us about the property and the purpose. We answer within {{responseTime}}. Phone, e-mail and hours for our Washington offices.',
    updated: '2026-11-20',
  },
] as const;
