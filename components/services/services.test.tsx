import { render, screen, within } from '@testing-library/react';
import { SampleReport } from './SampleReport';
import { ServicePanel } from './ServiceSections';

const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

test('the side panel shows the Quick Facts of the specification', () => {
  const business = { turnaroundText: '5-7 business days', areasText: 'Spokane and Vancouver, Washington' };
  render(<ServicePanel service={{ icon: 'calendar', title: 'Date of Death' }} business={business} />);
  const panel = within(screen.getByRole('complementary', { name: 'Date of Death at a glance' }));
  const facts = within(panel.getByRole('region', { name: 'Quick Facts' })).getAllByRole('listitem');
  expect(textsOf(facts)).toEqual([
    'Report typically delivered within 5-7 business days',
    'Serving Spokane and Vancouver, Washington',
    'Experienced in court testimony and legal proceedings',
    'State certified appraisers',
  ]);
});

const sampleReport = {
  ...{
    heading: 'A page',
    caption: 'Made up.',
    stamp: 'Sample',
    title: 'Appraisal',
    property: 'A house',
    assignment: 'What for',
  },
  details: ['Client', 'User', 'Use', 'Date', 'Value'].map((label) => ({ label, text: `The ${label}` })),
  plan: { title: 'The plan', width: 42, depth: 28 },
  comparison: {
    ...{ title: 'Sales', sold: 'Sold', price: 'Price', adjusted: 'Adjusted', adjustments: ['Size', 'Garage'] },
    sales: [{ name: 'One', sold: 'May', price: 500_000, adjustments: [-12_000, 5000] }],
  },
  value: { title: 'The value', amount: 493_000, reason: 'Because.', signature: 'Signed' },
  notes: ['First.', 'Second.', 'Third.', 'Fourth.'],
};

test.each([
  ['whole', undefined],
  ['in part', '/services/one'],
])('the sample report, %s, is marked as a sample and says its measurements and sums', (_what, excerptOf) => {
  render(<SampleReport report={sampleReport} excerptOf={excerptOf} />);
  expect(screen.getByText('Sample')).toBeVisible();
  expect(screen.getByText('Made up.', { exact: false })).toBeVisible();
  expect(screen.getByText('42 by 28 feet', { exact: false })).toBeVisible();
  expect(screen.getByText('1,176 sq ft')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Size −$12,000' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Garage +$5,000' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Adjusted $493,000' })).toBeInTheDocument();
});

test('a part of the sample report leads to the whole', () => {
  render(<SampleReport report={sampleReport} excerptOf="/services/one#sample-report" />);
  expect(screen.getByRole('link', { name: /whole/ })).toHaveAttribute('href', '/services/one#sample-report');
  expect(screen.queryByText('Signed')).toBeNull();
});
