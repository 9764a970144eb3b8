/** Fixtures for the component tests: shaped like the content, independent of it. */
export const contact = {
  name: 'Certified Appraisals',
  phone: '(509) 555-0142',
  phoneLink: 'tel:+15095550142',
  email: 'orders@appraisals.example',
  emailLink: 'mailto:orders@appraisals.example',
  serviceArea: 'Throughout Washington State, with offices in Spokane and Vancouver',
  responseTime: '1 business day',
};

export const picture = {
  name: 'house',
  width: 1600,
  height: 1000,
  hash: 'abc123',
  widths: [480, 960, 1600],
  alt: 'A card model of a house',
};

export const services = [
  ['divorce-appraisals', 'Divorce Appraisals', 'parted-house'],
  ['date-of-death', 'Date of Death', 'calendar'],
  ['inheritance', 'Inheritance', 'generations'],
  ['estate-settlement', 'Estate Settlement', 'estate'],
].map(([id = '', title = '', icon]) => ({
  id,
  path: `/services/${id}`,
  title,
  summary: `What ${title} is for.`,
  icon: icon as 'parted-house' | 'calendar' | 'generations' | 'estate',
  benefits: ['Neutral', 'Documented', 'On time', 'Ready for court'].map((benefit) => `${benefit} (${title})`),
  picture: { ...picture, name: id },
}));

export const testimonials = [
  { quote: 'The first words.', author: 'Jennifer M.', position: 'Divorce Client', sample: true },
  { quote: 'The second words.', author: 'Robert T.', position: 'Estate Settlement Client', sample: false },
  { quote: 'The third words.', author: 'Sarah L.', position: 'Family Law Attorney', sample: false },
  { quote: 'The fourth words.', author: 'David K.', position: 'CPA', sample: false },
];

export const posts = [
  { id: 'market-trends-2024', category: 'Market Analysis', date: '2024-03-15' },
  { id: 'tax-law-changes', category: 'Tax Updates', date: '2024-02-28' },
  { id: 'divorce-property-division', category: 'Divorce', date: '2024-02-01' },
].map((post) => ({
  ...post,
  path: `/blog/${post.id}`,
  title: `About ${post.category}`,
  excerpt: `A few words on ${post.category}.`,
  readTime: '5 min read',
  picture,
}));
