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
const business = { '@id': `${url}/#business` };

test('every page names the streets that are published, and the appraisers if there are any', () => {
  const [firm, site, thing] = pageGraph([{ '@type': 'Thing', '@id': 'x' }])['@graph'];
  expect(firm).toMatchObject({
    ...business,
    areaServed: [{ name: 'Spokane' }, { name: 'Vancouver' }],
    address: [{ streetAddress: '1 Main Street', postalCode: '99201' }, { addressLocality: 'Vancouver' }],
    employee: [{ '@type': 'Person', name: 'Ann', jobTitle: 'State-Certified Residential Appraiser' }],
  });
  expect(firm?.address).toEqual([expect.anything(), expect.not.objectContaining({ streetAddress: expect.anything() })]);
  expect([site, thing]).toMatchObject([{ '@type': 'WebSite', publisher: business }, { '@type': 'Thing' }]);
  jest.mocked(getBusiness).mockReturnValueOnce({ ...getBusiness(), appraisers: [] });
  expect(pageGraph([])['@graph'][0]).not.toHaveProperty('employee');
});

test('a service has the firm as its provider, a breadcrumb begins at home, and a guide is by its author or the firm', () => {
  expect(serviceNode(getService('inheritance'))).toMatchObject({
    url: `${url}/services/inheritance`,
    provider: business,
  });
  expect(breadcrumbData([{ label: 'FAQ', path: '/faq' }])).toEqual([
    { name: 'Home', item: url },
    { name: 'FAQ', item: `${url}/faq` },
  ]);
  const { published, updated, image } = getGuide('step-up-basis');
  expect(articleData({ ...getGuide('step-up-basis'), author: null })).toMatchObject({
    ...{ datePublished: published, dateModified: updated, image: url + image.largest },
    author: { '@type': 'Organization', ...business },
  });
  expect(articleData({ ...getGuide('step-up-basis'), author: 'Bo' }).author).toEqual({ '@type': 'Person', name: 'Bo' });
});

test('a page has its address and share card; a guide also its dates', () => {
  const page = getPages().find(({ path }) => path === '/faq') ?? getPages()[0];
  if (!page) throw new Error('there is no page');
  const { pageTitle, metaDescription, updated } = page;
  expect(pageMetadata(page)).toMatchObject({
    ...{ title: pageTitle, description: metaDescription, alternates: { canonical: `${url}/faq` } },
    openGraph: {
      type: 'website',
      url: `${url}/faq`,
      images: [{ url: `${url}/cards/faq.jpg`, width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
  });
  expect(pageMetadata({ ...page, published: '2026-01-01' }).openGraph).toMatchObject({
    ...{ type: 'article', publishedTime: '2026-01-01', modifiedTime: updated },
  });
});
