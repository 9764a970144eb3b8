import { getBusiness, getGuide, getPages, getService } from '@/loader';
import { pageMetadata } from './metadata';
import { articleData, breadcrumbData, pageGraph, serviceNode } from './structuredData';

const url = 'https://firm.com';
jest.mock('@/loader', () => {
  const content = jest.requireActual('@/loader');
  const offices = [
    { city: 'Spokane', street: '1 Main Street', postalCode: '99201' },
    { city: 'Vancouver', street: null, postalCode: null },
  ];
  const appraisers = [{ name: 'Ann', credential: 'State-Certified Residential Appraiser' }];
  return {
    ...content,
    getBusiness: jest.fn(() => ({ ...content.getBusiness(), url: 'https://firm.com', offices, appraisers })),
  };
});
const { name, email, phoneE164, feeText, founded, areasText } = getBusiness();

const state = { '@type': 'State', name: 'Washington' };
const areaServed = ['Spokane', 'Vancouver'].map((city) => ({ '@type': 'City', name: city, containedInPlace: state }));
const business = { '@id': `${url}/#business` };
const place = { '@type': 'PostalAddress', addressRegion: 'Washington', addressCountry: 'US' };

test('every page names the firm, its offices with the streets that are published, its appraisers, and the site', () => {
  expect(pageGraph([{ '@type': 'Thing', '@id': 'x' }])).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ProfessionalService',
        ...{ ...business, name, url, email, telephone: phoneE164, priceRange: feeText, foundingDate: `${founded}` },
        ...{ image: `${url}/cards/index.jpg`, logo: `${url}/icon-512.png`, areaServed },
        address: [
          { ...place, addressLocality: 'Spokane', streetAddress: '1 Main Street', postalCode: '99201' },
          { ...place, addressLocality: 'Vancouver' },
        ],
        employee: [{ '@type': 'Person', name: 'Ann', jobTitle: 'State-Certified Residential Appraiser' }],
      },
      { '@type': 'WebSite', '@id': `${url}/#website`, url, name, inLanguage: 'en-US', publisher: business },
      { '@type': 'Thing', '@id': 'x' },
    ],
  });
  jest.mocked(getBusiness).mockReturnValueOnce({ ...getBusiness(), appraisers: [] });
  expect(pageGraph([])['@graph'][0]).not.toHaveProperty('employee');
});

test('a service names its provider and the cities it covers; a breadcrumb begins at home', () => {
  const { path, title, metaDescription } = getService('inheritance');
  expect(serviceNode(getService('inheritance'))).toEqual({
    ...{
      '@type': 'Service',
      '@id': `${url}${path}#service`,
      name: title,
      serviceType: title,
      description: metaDescription,
    },
    ...{ url: url + path, provider: business, areaServed },
  });
  expect(breadcrumbData([{ label: 'FAQ', path: '/faq' }])).toEqual([
    { name: 'Home', item: url },
    { name: 'FAQ', item: `${url}/faq` },
  ]);
});

test('a guide is an article by its author, or by the firm', () => {
  const { path, title, metaDescription, published, updated, image } = getGuide('step-up-basis');
  const firm = { '@type': 'Organization', ...business, name, url };
  const article = articleData({ ...getGuide('step-up-basis'), author: null });
  expect(article).toEqual({
    ...{
      headline: title,
      description: metaDescription,
      url: url + path,
      datePublished: published,
      dateModified: updated,
    },
    ...{ image: url + image.largest, author: firm, publisher: firm },
  });
  expect(articleData({ ...getGuide('step-up-basis'), author: 'Bo' }).author).toEqual({
    ...{ '@type': 'Person', name: 'Bo' },
  });
});

test('a page has its title, description, address and share card; a guide also its dates', () => {
  const page = getPages().find(({ path }) => path === '/faq') ?? getPages()[0];
  if (!page) throw new Error('there is no page');
  const { pageTitle, title, metaDescription, updated } = page;
  const image = { url: `${url}/cards/faq.jpg`, alt: `${title} (${name}, ${areasText})` };
  const openGraph = {
    type: 'website',
    url: `${url}/faq`,
    title: pageTitle,
    description: metaDescription,
    siteName: name,
    locale: 'en_US',
  };
  expect(pageMetadata(page)).toEqual({
    ...{ title: pageTitle, description: metaDescription, alternates: { canonical: `${url}/faq` } },
    openGraph: { ...openGraph, images: [{ ...image, width: 1200, height: 630, type: 'image/jpeg' }] },
    twitter: { card: 'summary_large_image' },
  });
  expect(pageMetadata({ ...page, published: '2026-01-01' }).openGraph).toMatchObject({
    ...{ type: 'article', publishedTime: '2026-01-01', modifiedTime: updated, authors: [url] },
  });
});
