import { render, screen } from '@testing-library/react';
import { SalesDrawing } from '@/components/drawings/SalesDrawing';
import { picture as image, shapesIn } from '@/components/testing';
import type { SampleReportData } from '@/loader';
import { SampleReport } from './SampleReport';

const sampleReport: SampleReportData = {
  ...{ heading: 'A page', caption: 'Made up.', stamp: 'Sample', title: 'Appraisal', page: 'Page 2' },
  ...{ property: 'A house', assignment: { title: 'What for', note: 'First.' }, fullReportPath: undefined },
  facts: ['Client', 'User', 'Use', 'Date', 'Value'].map((label) => ({ label, text: `The ${label}` })),
  further: { title: 'More', facts: [{ label: 'Interest', text: 'All' }] },
  plan: { title: 'The plan', note: 'Second.', width: 42, depth: 28 },
  comparison: {
    ...{ heading: 'How', title: 'Sales', note: 'Third.', grid: 'As a grid', intro: 'Why.', why: 'Most.' },
    ...{ sold: 'Sold', price: 'Price', area: 'Area', adjustment: 'Moved', adjusted: 'Adjusted', range: 'Range' },
    adjustments: ['Date', 'Size', 'Garage'],
    sales: [
      { name: 'One', image, sold: 'May', price: 498_000, area: 1800, adjustments: { Garage: 5000, Size: -12_000 } },
      {
        ...{ name: 'Two', image, sold: 'June', price: 484_000, area: 1750 },
        ...{ adjustments: { Garage: 6000, Size: 0 }, reason: 'None' },
      },
      { name: 'Three', image, sold: 'July', price: 492_000, area: 1700, adjustments: {} },
    ],
  },
  value: { title: 'The value', heading: 'Why', note: 'Fourth.', amount: 490_000, reason: 'Thus.', signature: 'Signed' },
};

test('the sample report is marked as a sample, and says its area and its sums', () => {
  render(<SampleReport report={sampleReport} firm="The firm" />);
  const said =
    /^The firm Appraisal, Page 2A houseSample1What.*2The plan.*Kitchen.*42 ft28 ft1,176 sq ft 42 by 28.*3Sales.*4Why/;
  expect(screen.getByRole('figure')).toHaveTextContent(said);
  screen.getByText('As a grid').click();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    ...['OneTwoThree', 'SoldMayJuneJuly', 'Area1,8001,7501,700', 'Price$498,000$484,000$492,000'],
    'Date000',
    'Size−$12,00000',
    'Garage+$5,000+$6,0000',
    'Adjusted$491,000$490,000$492,000',
  ]);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getByRole('rowheader', { name: 'Adjusted' })).toBeVisible();
});

test('an excerpt of the sample report says what differs, and leads to the whole', () => {
  render(<SampleReport report={{ ...sampleReport, fullReportPath: '/services/one' }} firm="The firm" />);
  expect(screen.getByRole('figure')).toHaveTextContent(/The Client.*The value \$490,000Made up\. See the sales/);
  expect(screen.getByRole('link', { name: /another sample/ })).toHaveAttribute('href', '/services/one#sample-report');
  expect(screen.queryByText('Signed')).toBeNull();
});

test('an adjustment that leads beyond the prices is as long as one that leads back', () => {
  const { comparison, value } = sampleReport;
  const adjustments = { Size: 40_000, Garage: -40_000 };
  const sales = comparison.sales.map((sale) => ({ ...sale, price: value.amount, adjustments }));
  const { container } = render(<SalesDrawing value={value} comparison={{ ...comparison, sales }} />);
  expect(shapesIn(container, 'li:first-child > svg line[x2], ul ~ div text')).toBe(
    'line 90% -40% | line 50% 40% | text 0% start $440k | text 20% middle $460k | text 40% middle $480k | text 60% middle $500k | text 80% middle $520k | text 100% end $540k',
  );
});

test('the drawing of the sales says each fact once, and moves each price to scale', () => {
  const { container } = render(<SalesDrawing {...sampleReport} />);
  const facts = Array.from(container.querySelectorAll('li p'), ({ textContent }) => textContent);
  expect(facts).toEqual([
    'One sold May for $498,000, Size −$12,000, Garage +$5,000, Adjusted $491,000',
    'Two sold June for $484,000, Garage +$6,000, None, Adjusted $490,000',
    'Three sold July for $492,000, Adjusted $492,000',
  ]);
  expect(container).toHaveTextContent(/^The value\$490,000One.*PriceMovedAdjustedRange$/);
  // The value is in the middle of $20,000. Lines go back from where an adjustment ends, and texts are outside the range.
  expect(shapesIn(container, 'li:first-child rect')).toBe('range 50% 10%');
  const sales = [...container.querySelectorAll('li > svg')];
  expect(sales.map((sale) => shapesIn(sale, 'line[x2], circle, text'))).toEqual([
    'line 30% 60% | text 60% start Size −$12,000 | line 55% -25% | text 30% end Garage +$5,000 | ring 90% | dot 55% | text 50% end $491,000',
    'line 50% -30% | text 50% end Garage +$6,000None | ring 20% | dot 50% | text 50% end $490,000',
    'ring 60% | dot 60% | text 60% start $492,000',
  ]);
  const pointsRight = (arrow: Element) => arrow.getAttribute('d')?.startsWith('M-');
  expect(Array.from(container.querySelectorAll('li path'), pointsRight)).toEqual([false, true, true]);
  // From the price, each line leads down to the next, the last to the dot, above what follows.
  for (const sale of sales) {
    const down = (name: string) => (shape: Element) => Number.parseFloat(shape.getAttribute(name) ?? '');
    const lines = Array.from(sale.querySelectorAll('svg:has(> path)'), down('y'));
    const [ring = 0, dot = 0] = Array.from(sale.querySelectorAll('svg:has(> circle)'), down('y'));
    expect(ring).toBe(lines[0] ?? dot);
    const leads = Array.from(sale.querySelectorAll('svg > [stroke-dasharray]'), down('y2'));
    expect(leads).toEqual(lines.map((top, index) => (lines[index + 1] ?? dot) - top));
    expect(down('height')(sale)).toBeGreaterThan(dot);
  }
  expect(shapesIn(container, 'ul ~ div text')).toBe(
    'text 0% start $480k | text 50% middle $490k | text 100% end $500k',
  );
});
