/**
 * What only a person can confirm before the site goes live. Nothing of it is shown on the site.
 *
 * `npm run launch-check` lists every line that is not done. When you have confirmed one, and changed the text where the
 * answer asks for it, set its `done` to true. Add lines of your own by copying one with its braces.
 */
export const launchFile = [
  {
    question:
      'Which credential does each appraiser hold, certified residential or certified general, and is it current?',
    file: 'content/about.ts',
    done: false,
  },
  {
    question: 'May the certificate numbers be published, and where? They are public, and none are written on the site.',
    file: 'content/about.ts',
    done: false,
  },
  {
    question: 'Are the two offices open to visitors, and should their street addresses be shown?',
    file: 'content/about.ts',
    done: false,
  },
  {
    question:
      'What starts the days of the turnaround: the order, the payment or the visit? The site does not say it yet.',
    file: 'content/business.ts',
    done: false,
  },
  {
    question: 'Are the fees, the hours, the turnaround and the time to answer those that you work by today?',
    file: 'content/business.ts',
    done: false,
  },
  {
    question: 'Can you show, if asked, that your appraisers have completed thousands of divorce and estate appraisals?',
    file: 'content/home.ts',
    done: false,
  },
  {
    question:
      'Has counsel read the privacy policy, and is the host that you do not use (Netlify or your own server) taken out?',
    file: 'content/legal/privacy.md',
    done: false,
  },
  { question: 'Has counsel read the terms of service?', file: 'content/legal/terms.md', done: false },
  {
    question:
      'Does the Department of Revenue’s estate tax table still show the thresholds and rates of the guide for deaths from July 2026, and which chapter of the session laws is ESB 6347?',
    file: 'content/resources/inheritance-tax-guide.md',
    done: false,
  },
  {
    question: 'Has the IRS published the estate and gift amounts for the coming year?',
    file: 'content/resources/inheritance-tax-guide.md',
    done: false,
  },
  {
    question: 'Were RCW 18.140.010, .020, .140 and .150 amended since 2022, and does the text on broker opinions hold?',
    file: 'content/resources/step-up-basis.md',
    done: false,
  },
  {
    question: 'Do 26 CFR 1.170A-17 and 26 CFR 301.6501(c)-1(f), as they read today, say what the guides say of them?',
    file: 'content/resources/inheritance-tax-guide.md',
    done: false,
  },
] as const;
