import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { StepUp } from './StepUp';

const example = {
  caption: 'The same home, before and after',
  bought: { label: 'Bought', amount: 120_000 },
  atDeath: { label: 'At death', amount: 480_000 },
  sold: { label: 'Sold', amount: 500_000 },
  old: { title: 'Without a new basis', basis: 'what was paid' },
  stepped: { title: 'With the date-of-death basis', basis: 'the value at death' },
  note: 'Simplified.',
};

const panels = () => screen.getAllByRole('listitem');

test('states the gain from each basis', () => {
  render(<StepUp {...example} />);
  const [without, withNew] = panels();
  expect(without).toHaveTextContent('less the basis of $120,000 (what was paid): a gain of $380,000.');
  expect(withNew).toHaveTextContent('less the basis of $480,000 (the value at death): a gain of $20,000.');
});

test('calculates the gain from the amounts', () => {
  render(<StepUp {...example} atDeath={{ label: 'At death', amount: 400_000 }} />);
  expect(panels()[1]).toHaveTextContent('a gain of $100,000.');
});

test('labels the basis that each gain is measured from', () => {
  render(<StepUp {...example} />);
  for (const [index, amount] of ['$120,000', '$480,000'].entries()) {
    const panel = within(panels()[index] as HTMLElement);
    const under = panel.getByText('basis').previousElementSibling;
    expect(under).toHaveTextContent(amount);
  }
});

test('is a captioned figure without accessibility violations', async () => {
  const { container } = render(<StepUp {...example} />);
  expect(screen.getByRole('figure')).toHaveTextContent(example.caption);
  expect(await axe(container)).toHaveNoViolations();
});
