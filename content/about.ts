/** The words of the About page. Texts may be changed freely; a blank line starts a new paragraph. */
export const aboutText = {
  lede: '…',
  story: { title: 'Our story', text: '…' },
  approach: {
    title: 'Our approach',
    intro: '…',
    steps: [{ title: '…', text: '…' }],
  },
  coverage: {
    title: 'Where we work',
    intro: '…',
    offices: [
      { city: 'Spokane', image: 'about-spokane', imageAlt: 'A card model of an arched bridge over falls', text: '…' },
      {
        city: 'Vancouver',
        image: 'about-vancouver',
        imageAlt: 'A card model of a lift bridge over a wide river',
        text: '…',
      },
    ],
  },
  badges: [
    { title: 'State Certified', text: '…' },
    { title: '20+ Years', text: '…' },
  ],
} as const;
