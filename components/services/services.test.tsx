import { render, screen } from '@testing-library/react';
import { SalesDrawing } from '@/components/drawings/SalesDrawing';
import type { SampleReportData } from '@/loader';
import { SampleReport } from './SampleReport';

const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

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

test('the sample report is marked as a sample and says its measurements and sums', () => {
  render(<SampleReport report={sampleReport} firm="The firm" />);
  expect(screen.getByText('Sample')).toBeVisible();
  expect(screen.getByText('Made up.', { exact: false })).toBeVisible();
  expect(screen.getByText('42 by 28 feet', { exact: false })).toBeVisible();
  expect(screen.getByText('1,176 sq ft')).toBeVisible();
  screen.getByText('As a grid').click();
  expect(screen.getByRole('row', { name: 'Size −$12,000 0' })).toBeInTheDocument();
  const table = /^OneTwoSoldMayJunePrice\$500,000\$490,000.+\+\$6,000Adjusted\$493,000\$496,000$/;
  expect(screen.getByRole('table')).toHaveTextContent(table);
  expect(screen.getByText('Signed')).toBeVisible();
});

test('a part of the sample report says what differs, and leads to the whole', () => {
  render(<SampleReport report={{ ...sampleReport, fullReportPath: '/services/one' }} firm="The firm" />);
  expect(screen.getByText('The Client')).toBeVisible();
  expect(screen.getByRole('link', { name: /another sample/ })).toHaveAttribute('href', '/services/one#sample-report');
  expect(screen.queryByText('Signed')).toBeNull();
});

const anchored = (text: Element) => [text.textContent, text.getAttribute('text-anchor')];
const placed = (part: Element) => ['x', 'y'].map((name) => part.closest('[x]')?.getAttribute(name));

test('the drawing of equal sales has them at the value, and labels below, within the drawing', () => {
  const sales = sampleReport.comparison.sales.map((sale) => ({ ...sale, price: 495_000, adjustments: [0, 0, 0] }));
  const comparison = { ...sampleReport.comparison, sales };
  const { container } = render(<SalesDrawing comparison={comparison} value={sampleReport.value} />);
  expect(Array.from(container.querySelectorAll('li circle'), placed)).toEqual(Array(4).fill(['50.00%', '1em']));
  const labels = Array.from(container.querySelectorAll('ul + div text'), anchored);
  expect(labels.join('; ')).toBe('$490k,start; $500k,end');
});

test('the drawing of the sales says each fact once, and moves each price to scale', () => {
  const { container } = render(<SalesDrawing {...sampleReport} value={sampleReport.value} />);
  expect(screen.getByText('The value')).toBeVisible();
  expect(textsOf(screen.getAllByRole('listitem')).map((text) => text?.split('$500,000')[0])).toEqual([
    'One sold May for ',
    expect.stringContaining('Two sold June for $490,000, Garage +$6,000, Adjusted $496,000'),
  ]);
  // Its width is $20,000, from $485,000 on.
  const widthOf = (part: Element, name: string) => 200 * Number.parseFloat(part.getAttribute(name) ?? '');
  const moves = Array.from(container.querySelectorAll('li [x] > line[x2]'), (line) => {
    const end = 485_000 + widthOf(line.parentElement as Element, 'x');
    return [end + widthOf(line, 'x2'), end, placed(line)[1]];
  });
  // Each has a row of its own.
  expect(moves.join(' ')).toBe('500000,488000,1.7em 488000,493000,4.2em 490000,496000,1.7em');
  const points = Array.from(container.querySelectorAll('li circle'), placed);
  expect(points.join(' ')).toBe('75.00%,1.7em 40.00%,6em 25.00%,1.7em 55.00%,3.5em');
  const valuesOf = (selector: string, attribute: string) =>
    Array.from(container.querySelectorAll(selector), (part) => part.getAttribute(attribute));
  expect(valuesOf('li path', 'd').map((arrow) => arrow?.startsWith('M-'))).toEqual([false, true, true]);
  expect(valuesOf('[stroke-dasharray]', 'y2')).toEqual(['2.5em', '1.8em', '1.8em']);
  expect(valuesOf('li rect', 'width')).toEqual(['15.00%', '15.00%']);
  // Outside of that range, which begins at 40%.
  const texts = Array.from(container.querySelectorAll('li text'), (text) => [...anchored(text), ...placed(text)]);
  expect(texts.join('; ')).toBe(
    'Size −$12,000,start,55.00%,0.9em; Garage +$5,000,end,15.00%,3.4em; $493,000,end,40.00%,6em; ' +
      'Garage +$6,000,end,40.00%,0.9em; $496,000,start,55.00%,3.5em',
  );
  expect(container).toHaveTextContent(/PriceAdjustedRange$/);
  for (const drawing of container.querySelectorAll('svg')) expect(drawing).toHaveAttribute('aria-hidden', 'true');
});
