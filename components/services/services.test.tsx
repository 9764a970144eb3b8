import { render, screen } from '@testing-library/react';
import { SalesDrawing } from '@/components/drawings/SalesDrawing';
import { picture, shapesIn } from '@/components/testing';
import type { SampleReportData } from '@/loader';
import { SampleReport } from './SampleReport';

const sampleReport: SampleReportData = {
  ...{ heading: 'A page', caption: 'Made up.', stamp: 'Sample', title: 'Appraisal', page: 'Page 2' },
  ...{ property: 'A house', assignment: { title: 'What for', note: 'First.' }, fullReportPath: undefined },
  details: ['Client', 'User', 'Use', 'Date', 'Value'].map((label) => ({ label, text: `The ${label}` })),
  further: { title: 'More', details: [{ label: 'Interest', text: 'All' }] },
  plan: { title: 'The plan', note: 'Second.', width: 42, depth: 28 },
  comparison: {
    ...{ heading: 'How', title: 'Sales', note: 'Third.', grid: 'As a grid', example: 'Why.', why: 'Most.' },
    ...{ sold: 'Sold', price: 'Price', area: 'Area', adjustment: 'Moved', adjusted: 'Adjusted', range: 'Range' },
    adjustments: ['Date', 'Size', 'Garage'],
    sales: [
      {
        name: 'One',
        image: picture,
        sold: 'May',
        price: 498_000,
        area: 1800,
        adjustments: { Garage: 5000, Size: -12_000 },
      },
      { name: 'Two', image: picture, sold: 'June', price: 484_000, area: 1750, adjustments: { Garage: 6000, Size: 0 } },
      { name: 'Three', image: picture, sold: 'July', price: 492_000, area: 1700, adjustments: {} },
    ],
  },
  value: { title: 'The value', heading: 'Why', note: 'Fourth.', amount: 490_000, reason: 'Thus.', signature: 'Signed' },
};

test('the sample report is marked as a sample, and says its area, its sums and what a reader looks for in each part', () => {
  render(<SampleReport report={sampleReport} firm="The firm" />);
  const parts = [
    /^The firm Appraisal, Page 2A houseSample1What forFirst\.ClientThe Client.*ValueThe ValueMoreInterestAll2The planSecond\./,
    /BedBathBedKitchenBedLiving roomGarage42 ft28 ft1,176 sq ft 42 by 28 feet, one floor, without the garage3SalesThird\.Why\./,
    /PriceMovedAdjustedRangeAs a gridOneTwoThreeSold.*4WhyFourth\.Thus\.SignedMade up\.$/,
  ];
  for (const part of parts) expect(screen.getByRole('figure')).toHaveTextContent(part);
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

test('a part of the sample report says what differs, and leads to the whole', () => {
  render(<SampleReport report={{ ...sampleReport, fullReportPath: '/services/one' }} firm="The firm" />);
  expect(screen.getByText('The Client')).toBeVisible();
  expect(screen.getByRole('link', { name: /another sample/ })).toHaveAttribute('href', '/services/one#sample-report');
  expect(screen.queryByText('Signed')).toBeNull();
});

test('the drawing of the sales says each fact once, and moves each price to scale', () => {
  const { container } = render(<SalesDrawing {...sampleReport} />);
  const facts = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/(Adjusted \$\d+,\d+).*/, '$1'));
  expect(facts).toEqual([
    'One sold May for $498,000, Size −$12,000, Garage +$5,000, Adjusted $491,000',
    'Two sold June for $484,000, Garage +$6,000, Adjusted $490,000',
    'Three sold July for $492,000, Adjusted $492,000',
  ]);
  expect(container).toHaveTextContent(/^The value\$490,000One.*PriceMovedAdjustedRange$/);
  // The value is in the middle of $20,000. Lines go back from where an adjustment ends, and texts are outside the range.
  expect(shapesIn(container, 'li svg :is(rect, line[x2], circle, text)')).toEqual([
    'rect 50% 10% 100%',
    ...['line 30% 1.75em 60%', 'text 60% 1em 0.3em start Size −$12,000'],
    ...['line 55% 4.75em -25%', 'text 30% 4em -0.3em end Garage +$5,000'],
    ...['circle 90% 1.75em 5', 'circle 55% 7em 6.5', 'text 50% 7em -0.85em 0.35em end $491,000'],
    ...['line 50% 1.75em -30%', 'text 50% 1em -0.3em end Garage +$6,000'],
    ...['circle 20% 1.75em 5', 'circle 50% 4em 6.5', 'text 50% 4em -0.85em 0.35em end $490,000'],
    ...['circle 60% 1em 5', 'circle 60% 1em 6.5', 'text 60% 1em 0.85em 0.35em start $492,000'],
  ]);
  // Each line leads down to the next, the last to the dot.
  const leads = 'line 30% 1.75em 3em, line 55% 4.75em 2.25em, line 50% 1.75em 2.25em';
  expect(shapesIn(container, 'li svg > line[stroke-width][y2]').join(', ')).toBe(leads);
  const heightsAndArrows = Array.from(
    container.querySelectorAll('li > svg, li path'),
    (shape) => shape.getAttribute('height') ?? shape.getAttribute('d'),
  );
  expect(heightsAndArrows).toEqual(['100%', '9em', 'M7-5 0 0 7 5', 'M-7-5 0 0-7 5', '6em', 'M-7-5 0 0-7 5', '3em']);
  const axis = ['text 0% 1.5em start $480k', 'text 50% 1.5em middle $490k', 'text 100% 1.5em end $500k'];
  expect(shapesIn(container, 'ul ~ div text')).toEqual(axis);
});
