import { render, screen } from '@testing-library/react';
import { SalesDrawing } from '@/components/drawings/SalesDrawing';
import type { SampleReportData } from '@/loader';
import { SampleReport } from './SampleReport';

const sampleReport: SampleReportData = {
  heading: 'A page',
  caption: 'Made up.',
  stamp: 'Sample',
  title: 'Appraisal',
  page: 'Page 2',
  property: 'A house',
  assignment: 'What for',
  fullReportPath: undefined,
  details: ['Client', 'User', 'Use', 'Date', 'Value'].map((label) => ({ label, text: `The ${label}` })),
  plan: { title: 'The plan', width: 42, depth: 28 },
  comparison: {
    ...{
      heading: 'How',
      title: 'Sales',
      grid: 'As a grid',
      sold: 'Sold',
      price: 'Price',
      adjusted: 'Adjusted',
      range: 'Range',
      example: 'Why.',
      why: 'Most.',
    },
    adjustments: ['Date', 'Size', 'Garage'],
    sales: [
      { name: 'One', sold: 'May', price: 500_000, adjustments: [0, -12_000, 5000] },
      { name: 'Two', sold: 'June', price: 490_000, adjustments: [0, 0, 6000] },
    ],
  },
  value: { title: 'The value', heading: 'Why', amount: 495_000, reason: 'Because.', signature: 'Signed' },
  notes: ['First.', 'Second.', 'Third.', 'Fourth.'],
};

test('the sample report is marked as a sample and says its area and sums', () => {
  render(<SampleReport report={sampleReport} firm="The firm" />);
  expect(screen.getByText('Sample')).toBeVisible();
  expect(screen.getByText('1,176 sq ft')).toBeVisible();
  screen.getByText('As a grid').click();
  const table = /^OneTwoSoldMayJunePrice\$500,000\$490,000.+Size−\$12,0000.+Adjusted\$493,000\$496,000$/;
  expect(screen.getByRole('table')).toHaveTextContent(table);
  expect(screen.getByText('Signed')).toBeVisible();
});

test('a part of the sample report says what differs, and leads to the whole', () => {
  render(<SampleReport report={{ ...sampleReport, fullReportPath: '/services/one' }} firm="The firm" />);
  expect(screen.getByText('The Client')).toBeVisible();
  expect(screen.getByRole('link', { name: /another sample/ })).toHaveAttribute('href', '/services/one#sample-report');
  expect(screen.queryByText('Signed')).toBeNull();
});

test('the drawing of the sales says each fact once, and moves each price to scale', () => {
  const { container } = render(<SalesDrawing {...sampleReport} />);
  expect(screen.getByText('The value')).toBeVisible();
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split('$500,000')[0]);
  expect(facts).toEqual([
    'One sold May for ',
    expect.stringContaining('Two sold June for $490,000, Garage +$6,000, Adjusted $496,000'),
  ]);
  // Its width is $20,000, from $485,000 on.
  const dollarsOf = (part: Element | null, name: string) =>
    Math.round(200 * Number.parseFloat(part?.getAttribute(name) ?? ''));
  const moves = Array.from(container.querySelectorAll('li [x] > line[x2]'), (line) => {
    const end = 485_000 + dollarsOf(line.parentElement, 'x');
    return `${end + dollarsOf(line, 'x2')} to ${end}`;
  });
  expect(moves).toEqual(['500000 to 488000', '488000 to 493000', '490000 to 496000']);
  const all = (selector: string) => Array.from(container.querySelectorAll(selector));
  const placeOf = (part: Element) => 485_000 + dollarsOf(part.closest('[x]'), 'x');
  expect(all('li circle').map(placeOf)).toEqual([500_000, 493_000, 490_000, 496_000]);
  const pointsLeft = all('li path').map((arrow) => !arrow.getAttribute('d')?.startsWith('M-'));
  expect(pointsLeft).toEqual([true, false, false]);
  // Texts are outside the range of the adjusted prices.
  expect(all('li rect').map((range) => [placeOf(range), dollarsOf(range, 'width')])).toEqual(
    Array(2).fill([493_000, 3000]),
  );
  const texts = all('li text').map((text) => `${text.getAttribute('text-anchor')} ${placeOf(text)}`);
  expect(texts).toEqual(['start 496000', 'end 488000', 'end 493000', 'end 493000', 'start 496000']);
  expect(container).toHaveTextContent(/\$490k\$500kPriceAdjustedRange$/);
});
