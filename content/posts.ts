/**
 * The cards of the blog page.
 *
 * `date` is written year-month-day, `readTime` like "5 min read". A post's own page (/blog/...) does not exist yet:
 * its link leads to "Page Not Found", as specified. Change the date only when you really publish something new.
 */
export const postsFile = [
  {
    id: 'market-trends-2024',
    title: 'Reading the 2024 Market in Spokane and Vancouver',
    excerpt:
      'Averages describe a city. An appraisal describes one house on one date. How the two fit together, and where they part.',
    date: '2024-11-12',
    readTime: '5 min read',
    image: 'market-trends-2024',
    imageAlt: 'A street of card houses whose ridges rise and fall along a brass line',
    category: 'Market Analysis',
  },
  {
    id: 'tax-law-changes',
    title: 'Tax Law Changes That Touch Inherited Homes',
    excerpt:
      'Washington’s estate tax threshold has changed more than once. The date of death decides which rules apply to a family.',
    date: '2026-07-06',
    readTime: '6 min read',
    image: 'tax-law-changes',
    imageAlt: 'A card house standing on layered sheets of paper',
    category: 'Tax Updates',
  },
  {
    id: 'divorce-property-division',
    title: 'Dividing a Home in a Washington Divorce',
    excerpt:
      'Just and equitable does not have to mean half each. How a well-supported value lets both sides decide with the same facts.',
    date: '2026-03-17',
    readTime: '7 min read',
    image: 'divorce-property-division',
    imageAlt: 'A plot divided by a fence with a small card house on each side',
    category: 'Divorce',
  },
] as const;
