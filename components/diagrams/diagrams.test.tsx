import { render, screen, within } from '@testing-library/react';
import type { DiagramData, DiagramName } from '@/content/loader';
import { RichText } from './RichText';

const shape = 'M0 0h10v10z';
const data: DiagramData = {
  'effective-dates': {
    start: 'Earlier',
    end: 'Report',
    purposes: [
      { id: 'gift', purpose: 'Gift', note: 'One day.', dates: [{ when: 'early', day: 'The gift', choice: false }] },
      {
        id: 'estate',
        purpose: 'Estate',
        note: 'Two days.',
        dates: [
          { when: 'early', day: 'Death', choice: false },
          { when: 'middle', day: 'Six months later', choice: true },
        ],
      },
    ],
    legend: { valued: 'The effective date', choice: 'A possible date', back: 'How far it looks back' },
  },
  'washington-map': {
    caption: 'Two offices',
    land: { width: 500, height: 329, state: shape, borders: shape },
    offices: [
      { city: 'Spokane', county: 'Spokane County', where: 'in the east', x: 450, y: 100, shape },
      { city: 'Vancouver', county: 'Clark County', where: 'in the southwest', x: 100, y: 300, shape },
    ],
  },
  'sample-report': {
    stamp: 'Sample',
    title: 'Residential appraisal',
    details: [{ label: 'Property', text: 'A house' }],
    plan: { title: 'The plan', width: 42, depth: 28 },
    comparison: {
      title: 'Sales',
      sold: 'Sold',
      price: 'Price',
      adjustments: ['Size', 'Garage'],
      adjusted: 'Adjusted (in dollars)',
      sales: ['One', 'Two', 'Three'].map((name) => ({ name, sold: 'May', price: 500_000, adjustments: [-12_000, 0] })),
    },
    value: { title: 'The value', amount: 488_000, reason: 'Because.', signature: 'Signed' },
    notes: ['First.', 'Second.', 'Third.', 'Fourth.'],
  },
};

const draw = (name: DiagramName, rows: string[] = []) =>
  render(<RichText body={[{ type: 'diagram', name, rows, caption: 'What the guide says of it' }]} diagrams={data} />);
const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

test('a text shows its parts in order', () => {
  const { container } = render(
    <RichText
      body={[
        { type: 'html', html: '<p>Before</p>' },
        { type: 'diagram', name: 'sample-report', rows: [], caption: 'A sample' },
        { type: 'html', html: '<p>After</p>' },
      ]}
      diagrams={data}
    />,
  );
  expect(container).toHaveTextContent(/^Before.*A sampleAfter$/);
});

test('the effective dates say what the mark of each date means', () => {
  const { purposes, legend } = data['effective-dates'];
  draw('effective-dates');
  for (const { purpose, dates } of purposes) {
    const row = screen.getByText(purpose).closest('li') as HTMLElement;
    const said = dates.map(({ day, choice }) => `${day} (${choice ? legend.choice : legend.valued})`);
    expect(textsOf(within(row).getAllByRole('listitem'))).toEqual(said);
  }
});

test('a text can ask for some of the effective dates', () => {
  const [first, ...others] = data['effective-dates'].purposes;
  draw('effective-dates', [first?.id ?? '']);
  expect(screen.getByText(first?.purpose ?? '')).toBeInTheDocument();
  for (const { purpose } of others) expect(screen.queryByText(purpose)).toBeNull();
});

test('the sample report is marked as a sample, and says its measurements, numbers and sums', () => {
  const { stamp, plan, comparison, notes } = data['sample-report'];
  draw('sample-report');
  expect(screen.getByText(stamp)).toBeVisible();
  expect(screen.getByText(`${plan.width} by ${plan.depth} feet`)).toBeInTheDocument();
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(notes.map((note, index) => `${index + 1} ${note}`));
  const row = screen.getByRole('row', { name: (name) => name.startsWith(comparison.adjusted) });
  const sums = comparison.sales.map(({ price, adjustments }) => price + adjustments.reduce((a, b) => a + b, 0));
  expect(textsOf(within(row).getAllByRole('cell'))).toEqual(sums.map(dollars));
});

test('the map lists the offices and where they are', () => {
  draw('washington-map');
  const said = data['washington-map'].offices.map(({ city, county, where }) => `${city}, ${county}, ${where}`);
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(said);
});
