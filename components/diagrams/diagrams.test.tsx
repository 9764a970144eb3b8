import { render, screen, within } from '@testing-library/react';
// biome-ignore lint/style/noRestrictedImports: with the real content, every diagram that a text can name is tested.
import { type DiagramName, getDiagramData } from '@/content/loader';
import { RichText } from './RichText';

const data = getDiagramData();
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
  const row = screen.getByRole('row', { name: new RegExp(comparison.adjusted) });
  const sums = comparison.sales.map(({ price, adjustments }) => price + adjustments.reduce((a, b) => a + b, 0));
  expect(textsOf(within(row).getAllByRole('cell'))).toEqual(sums.map(dollars));
});

test('the map lists the offices and where they are', () => {
  draw('washington-map');
  const said = data['washington-map'].offices.map(({ city, county, where }) => `${city}, ${county}, ${where}`);
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(said);
});
