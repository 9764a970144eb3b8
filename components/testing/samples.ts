/** Fixtures for the component tests: shaped like the content, independent of it. */
export const contact = {
  name: 'Certified Appraisals',
  phone: '(509) 555-0142',
  phoneLink: 'tel:+15095550142',
  email: 'orders@appraisals.example',
  emailLink: 'mailto:orders@appraisals.example',
  serviceArea: 'Throughout Washington State, with offices in Spokane and Vancouver',
  responseTime: '1 business day',
  hours: [{ days: 'Monday', text: '8:00 AM-5:00 PM' }],
};

export const picture = {
  width: 1600,
  height: 1000,
  avif: '/pictures/house-480.abc123.avif 480w, /pictures/house-1600.abc123.avif 1600w',
  webp: '/pictures/house-480.abc123.webp 480w, /pictures/house-1600.abc123.webp 1600w',
  largest: '/pictures/house-1600.abc123.webp',
  alt: 'A card model of a house',
};

export const testimonials = [
  { quote: 'The first words.', author: 'Jennifer M.', position: 'Divorce Client', sample: true },
  { quote: 'The second words.', author: 'Robert T.', position: 'Estate Settlement Client', sample: false },
  { quote: 'The third words.', author: 'Sarah L.', position: 'Family Law Attorney', sample: false },
  { quote: 'The fourth words.', author: 'David K.', position: 'CPA', sample: false },
] as const;
