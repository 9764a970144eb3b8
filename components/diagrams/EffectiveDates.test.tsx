import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EffectiveDates } from './EffectiveDates';

const example = {
  caption: 'Each purpose has a day of its own',
  start: 'Earlier',
  end: 'Report',
  purposes: [
    {
      purpose: 'Divorce',
      note: 'Your attorney names the day.',
      dates: [
        { when: 'early', day: 'Separation', choice: true },
        { when: 'late', day: 'Near the trial or settlement', choice: true },
      ],
    },
    { purpose: 'Gift', note: 'No other choice.', dates: [{ when: 'early', day: 'Date of the gift', choice: false }] },
  ],
  legend: { valued: 'The day that is valued', choice: 'A possible day', back: 'How far the report looks back' },
} as const;

test('lists the dates of each purpose in chronological order', () => {
  render(<EffectiveDates {...example} />);
  const row = screen.getByText('Divorce').closest('li') as HTMLElement;
  expect(within(row).getByText('Your attorney names the day.')).toBeInTheDocument();
  expect(
    within(row)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Separation', 'Near the trial or settlement']);
});

test('has a legend of its marks', () => {
  render(<EffectiveDates {...example} />);
  for (const words of Object.values(example.legend)) expect(screen.getByText(words)).toBeInTheDocument();
});

test('has no accessibility violations', async () => {
  const { container } = render(<EffectiveDates {...example} />);
  expect(await axe(container)).toHaveNoViolations();
});
