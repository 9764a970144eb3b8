import { render, screen, within } from '@testing-library/react';
import type { Service } from '@/content/loader';
import { contact, picture } from '../testing/samples';
import { SalesDrawing } from './SalesDrawing';
import { SampleReport } from './SampleReport';
import { ServicePanel } from './ServiceSections';

const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

test('the side panel shows the Quick Facts of the specification, the related guides and both ways to order', () => {
  const business = { ...contact, turnaroundText: '5-7 business days', areasText: 'Spokane and Vancouver, Washington' };
  const relatedResources = [
    { title: 'Planned', path: '/resources/planned', guide: undefined },
    { title: 'Written', path: '/resources/written', guide: { picture, summary: 'A guide' } },
  ] as Service['relatedResources'];
  render(<ServicePanel service={{ icon: 'calendar', title: 'Date of Death', relatedResources }} business={business} />);
  const panel = within(screen.getByRole('complementary', { name: 'Date of Death at a glance' }));
  const facts = within(panel.getByRole('region', { name: 'Quick Facts' })).getAllByRole('listitem');
  expect(textsOf(facts)).toEqual([
    'Report typically delivered within 5-7 business days',
    'Serving Spokane and Vancouver, Washington',
    'Experienced in court testimony and legal proceedings',
    'State certified appraisers',
  ]);
  expect(panel.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['/resources/written', null],
    ['/resources/planned', 'nofollow'],
    ['/contact', null],
    [contact.phoneLink, null],
  ]);
});

const sampleReport = {
  ...{ heading: 'A page', caption: 'Made up.', stamp: 'Sample', title: 'Appraisal' },
  ...{ property: 'A house', assignment: 'What for', whole: undefined },
  details: ['Client', 'User', 'Use', 'Date', 'Value'].map((label) => ({ label, text: `The ${label}` })),
  plan: { title: 'The plan', width: 42, depth: 28 },
  comparison: {
    ...{ heading: 'How', title: 'Sales', sold: 'Sold', price: 'Price', adjusted: 'Adjusted', example: 'Why.' },
    adjustments: ['Date', 'Size', 'Garage'],
    sales: [
      { name: 'One', sold: 'May', price: 500_000, adjustments: [0, -12_000, 5000] },
      { name: 'Two', sold: 'June', price: 490_000, adjustments: [0, 0, 6000] },
    ],
  },
  value: { title: 'The value', amount: 495_000, reason: 'Because.', signature: 'Signed' },
  notes: ['First.', 'Second.', 'Third.', 'Fourth.'],
};

test('the sample report is marked as a sample and says its measurements and sums', () => {
  render(<SampleReport report={sampleReport} />);
  expect(screen.getByText('Sample')).toBeVisible();
  expect(screen.getByText('Made up.', { exact: false })).toBeVisible();
  expect(screen.getByText('42 by 28 feet', { exact: false })).toBeVisible();
  expect(screen.getByText('1,176 sq ft')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Size −$12,000 0' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Garage +$5,000 +$6,000' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Adjusted $493,000 $496,000' })).toBeInTheDocument();
  expect(screen.getByText('Signed')).toBeVisible();
});

test('a part of the sample report says what differs, and leads to the whole', () => {
  render(<SampleReport report={{ ...sampleReport, whole: '/services/one' }} />);
  expect(screen.getByText('The Client')).toBeVisible();
  expect(screen.getByText('Made up.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: /whole/ })).toHaveAttribute('href', '/services/one#sample-report');
  expect(screen.queryByText('Signed')).toBeNull();
});

test('the drawing of the sales says each fact once, and moves each price to scale', () => {
  const { container } = render(<SalesDrawing {...sampleReport} value={sampleReport.value} />);
  expect(screen.getByText('The value')).toBeVisible();
  expect(textsOf(screen.getAllByRole('listitem')).map((text) => text?.split('$500,000')[0])).toEqual([
    'One sold May for ',
    expect.stringContaining('Two sold June for $490,000, Garage +$6,000, Adjusted $496,000'),
  ]);
  // From $485,000 to $505,000: 5 percent is $1,000.
  const lines = [...container.querySelectorAll('li line')].map((line) => [
    line.getAttribute('x1'),
    line.getAttribute('x2'),
  ]);
  expect(lines).toEqual([
    ['75.00%', '15.00%'],
    ['15.00%', '40.00%'],
    ['25.00%', '55.00%'],
  ]);
  for (const drawing of container.querySelectorAll('svg')) expect(drawing).toHaveAttribute('aria-hidden', 'true');
});
