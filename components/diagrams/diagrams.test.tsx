import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { EffectiveDates } from './EffectiveDates';
import { SampleReport } from './SampleReport';

const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

describe('the effective dates', () => {
  const props: ComponentProps<typeof EffectiveDates> = {
    rows: [],
    caption: 'What the guide says of it',
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
  };

  test('say what the mark of each date means', () => {
    render(<EffectiveDates {...props} />);
    const row = screen.getByText('Estate').closest('li') as HTMLElement;
    const said = ['Death (The effective date)', 'Six months later (A possible date)'];
    expect(textsOf(within(row).getAllByRole('listitem'))).toEqual(said);
  });

  test('are only those that the text asks for', () => {
    render(<EffectiveDates {...props} rows={['gift']} />);
    expect(screen.getByText('Gift')).toBeInTheDocument();
    expect(screen.queryByText('Estate')).toBeNull();
  });
});

test('the sample report is marked as a sample, and says its measurements, numbers and sums', () => {
  render(
    <SampleReport
      caption="What the guide says of it"
      stamp="Sample"
      title="Residential appraisal"
      details={[{ label: 'Property', text: 'A house' }]}
      plan={{ title: 'The plan', width: 42, depth: 28 }}
      comparison={{
        title: 'Sales',
        sold: 'Sold',
        price: 'Price',
        adjustments: ['Size', 'Garage'],
        adjusted: 'Adjusted',
        sales: [
          { name: 'One', sold: 'May', price: 500_000, adjustments: [-12_000, 0] },
          { name: 'Two', sold: 'June', price: 480_000, adjustments: [5000, 2500] },
        ],
      }}
      value={{ title: 'The value', amount: 488_000, reason: 'Because.', signature: 'Signed' }}
      notes={['First.', 'Second.']}
    />,
  );
  expect(screen.getByText('Sample')).toBeVisible();
  expect(screen.getByText('42 by 28 feet')).toBeInTheDocument();
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(['1 First.', '2 Second.']);
  expect(screen.getByRole('row', { name: 'Size −$12,000 +$5,000' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Adjusted $488,000 $487,500' })).toBeInTheDocument();
});
