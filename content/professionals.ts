/** What attorneys, CPAs and executors need to know when ordering; a section of the services page. */
export const professionalsText = {
  title: 'For attorneys, CPAs and executors',
  intro: '…',
  points: [{ title: 'Intended use and users', text: '…' }],
} as const;
