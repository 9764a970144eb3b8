/** The words of the home page. Headings and button names are the specification's; the rest may be changed freely. */
export const homeText = {
  headline: 'Independent, defensible valuations for life’s biggest transitions',
  lede: 'When a marriage ends or someone dies, a home needs a value that everyone can rely on. Our state-certified appraisers measure it, document it and explain it, for families across Washington.',
  strip: 'Trusted for thousands of divorce and estate appraisals',
  why: {
    title: 'Why Choose Certified Appraisals',
    cards: [
      { title: 'Accuracy', text: '…' },
      { title: 'Confidentiality', text: '…' },
      { title: 'Fast Turnaround', text: '…' },
    ],
  },
  services: { title: 'Our Services', intro: '…' },
  testimonials: { title: 'What clients and colleagues say' },
} as const;
