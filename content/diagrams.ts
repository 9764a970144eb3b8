/**
 * The words and numbers of the diagrams that guides show with `![caption](diagram:NAME)`.
 *
 * Change what stands between quotes, or a number. Gains and heights are worked out from the numbers. Fees, days and
 * promises are not written here: `{{turnaround}}` and its like stand for the values in `business.ts`.
 */
export const diagramsFile = {
  /** `diagram:step-up`. US dollars, each a multiple of 20,000: one sheet of card in the drawing. */
  stepUp: {
    bought: { label: 'Bought', amount: 120_000 },
    atDeath: { label: 'At death', amount: 480_000 },
    sold: { label: 'Sold', amount: 500_000 },
    old: { title: 'Without a new basis', basis: 'what was paid' },
    stepped: { title: 'With the date-of-death basis', basis: 'the value at death' },
    note: 'Simplified. One sheet of card stands for $20,000. Improvements, depreciation and costs of sale are left out, and they change the result.',
  },

  /**
   * `diagram:effective-dates`. `when` places a day from left to right: "early" is the event itself, "middle" is after it,
   * "late" is close to the report. `choice: true` marks a day that counts only if someone chooses it.
   */
  effectiveDates: {
    start: 'Earlier',
    end: 'Report',
    purposes: [
      {
        purpose: 'Divorce',
        note: 'Your attorney names the day, or both days.',
        dates: [
          { when: 'early', day: 'Separation', choice: true },
          { when: 'late', day: 'Near the trial or settlement', choice: true },
        ],
      },
      {
        purpose: 'Inheritance or estate',
        note: 'Six months later only if the executor may elect the alternate date.',
        dates: [
          { when: 'early', day: 'Date of death', choice: false },
          { when: 'middle', day: 'Six months later', choice: true },
        ],
      },
      {
        purpose: 'Gift',
        note: 'There is no six-month choice.',
        dates: [{ when: 'early', day: 'Date of the gift', choice: false }],
      },
      {
        purpose: 'Probate inventory',
        note: 'Also when the value is worked out later.',
        dates: [{ when: 'early', day: 'Date of death', choice: false }],
      },
      {
        purpose: 'A sale, or a value today',
        note: 'Both days usually lie close together.',
        dates: [{ when: 'late', day: 'Day of the visit', choice: false }],
      },
    ],
    legend: {
      valued: 'The day that is valued: the effective date',
      choice: 'A possible effective date, if it is chosen',
      back: 'How far the report looks back',
    },
  },

  /** `diagram:process`. Our sources do not say when the days of a report begin, so no step may say it either. */
  process: {
    steps: [
      {
        title: 'You get in touch',
        text: 'Send a request or call, and tell us what the value is for.',
        time: 'Answered within {{responseTime}}',
      },
      {
        title: 'We agree in writing',
        text: 'On the purpose, the effective date, who may rely on the report, and the fee. Only then does the work begin.',
      },
      {
        title: 'We visit the home',
        text: 'The appraiser measures, takes photos and notes features and condition.',
        time: '{{inspectionLength}}',
      },
      {
        title: 'We research and analyze',
        text: 'Records and comparable sales from around the effective date, each weighed against the home.',
      },
      {
        title: 'You receive the report',
        text: 'Signed, with the effective date, the value and the reasons for it.',
        time: 'Typically {{turnaround}}; expedited {{expeditedTurnaround}}, for an additional fee',
      },
    ],
  },

  /** `diagram:washington-map`. The cities and counties are those of the offices in `business.ts`. */
  washingtonMap: {
    /** Under the map on the About page; a guide writes its own. */
    caption: 'Two offices, one on either side of the state, and appraisals throughout Washington',
    places: [
      { city: 'Spokane', where: 'in the east of the state, near Idaho' },
      { city: 'Vancouver', where: 'in the southwest of the state, across the Columbia River from Oregon' },
    ],
  },
} as const;
