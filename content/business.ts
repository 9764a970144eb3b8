/**
 * The business itself: name, contact details, fees, hours and promises.
 *
 * This is the only place where they are written. Change a value here, save, and every page, card, form and search
 * listing follows. Change only what stands between quotes, or a number; leave the words before the colons as they are.
 *
 * PLACEHOLDER marks a value that is not real yet. `npm run launch-check` lists those until they are replaced; when you
 * put in the real value, delete its name from `placeholders` at the bottom.
 */
export const businessFile = {
  /** The name as it stands in the header, footer and search results. */
  name: 'Certified Appraisals',

  /** PLACEHOLDER. The site's own address, no slash at the end. A build can override it with SITE_URL. */
  url: 'https://www.certified-appraisals.example',

  /** PLACEHOLDER. As people should read it; the link to dial is made from its digits. */
  phone: '(509) 555-0142',

  /** PLACEHOLDER. Where orders and questions go. */
  email: 'orders@certified-appraisals.example',

  /**
   * The address of a profile, in quotes, such as "https://www.linkedin.com/company/certified-appraisals". While it is
   * null, the footer says that the profile is coming soon.
   */
  socialProfile: null,

  /** The year the business was founded. The appraisers' experience is longer; it is theirs, not the firm's. */
  founded: 2015,
  experienceYears: 20,

  /** The two offices, in this order everywhere. */
  offices: [
    { city: 'Spokane', county: 'Spokane County', state: 'Washington' },
    { city: 'Vancouver', county: 'Clark County', state: 'Washington' },
  ],

  /** How the service area is described in the footer and on the contact page. */
  serviceArea: 'Throughout Washington State, with offices in Spokane and Vancouver',

  /** Opening hours, as people read them and as machines do (opens and closes in 24-hour time, or null). */
  hours: [
    { days: 'Monday-Friday', text: '8:00 AM-5:00 PM', opens: '08:00', closes: '17:00' },
    { days: 'Saturday', text: 'By appointment only', opens: null, closes: null },
    { days: 'Sunday', text: 'Closed', opens: null, closes: null },
  ],

  /** How long a report typically takes. */
  turnaround: '5-7 business days',
  /** Expedited (rush) delivery, for an additional fee. */
  expeditedTurnaround: '2-3 business days',

  /** US dollars: the typical fee for a standard single-family home in the primary areas. */
  fee: { low: 450, high: 700 },

  inspectionLength: '30-60 minutes',
  archivePeriod: 'ten years',
  responseTime: '1 business day',

  /** What the upload hint on the request form says. Files are never sent; see the note in the form. */
  upload: { maxMegabytes: 5, types: ['PDF', 'JPG', 'PNG'] },

  /** US dollars: above this, a charitable gift of property generally needs a qualified appraisal (IRC 170(f)(11)). */
  donationThreshold: 5000,

  /** Months an appraisal request is kept on our own server before it may be deleted. */
  requestRetentionMonths: 24,

  /** What is not real yet; `npm run launch-check` reads this list. */
  placeholders: ['url', 'phone', 'email'],
} as const;
