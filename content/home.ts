/**
 * The words of the home page.
 *
 * Change what stands between quotes. The headline and the three card titles are fixed by the site's specification.
 * Fees, times and the name are written as {{fee}}, {{turnaround}}, {{name}}; their values stand in content/business.ts.
 */
export const homeText = {
  headline: "Independent, defensible valuations for life's biggest transitions",
  lede: 'When a marriage ends or someone dies, the house needs a value that both sides can understand and check. Our state-certified appraisers measure it, research it and explain it in plain words, for families throughout Washington.',
  strip: 'Our appraisers have completed thousands of divorce and estate appraisals',
  why: {
    title: 'Why Choose {{name}}',
    cards: [
      {
        title: 'Accuracy',
        text: 'Every value rests on measured space, checked sales and a stated date. The report shows each step, so a judge, a CPA or the other side can follow how we reached it.',
      },
      {
        title: 'Confidentiality',
        text: 'A divorce or a death is private. We share results only with our client, with people our client names, and where the law calls for it.',
      },
      {
        title: 'Fast Turnaround',
        text: 'Reports typically take {{turnaround}}. When a court date is near, expedited delivery in {{expeditedTurnaround}} is available for an additional fee.',
      },
    ],
  },
  services: {
    title: 'Our Services',
    intro:
      'Four reasons people call us. Each one values the same kind of house, but on a different date and for different readers.',
  },
  testimonials: { title: 'What clients and colleagues say' },
} as const;
