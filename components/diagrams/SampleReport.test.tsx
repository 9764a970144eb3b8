import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SampleReport } from './SampleReport';

const example = {
  caption: 'A page of an invented report',
  stamp: 'Sample',
  title: 'Appraisal report',
  facts: [
    { label: 'Property', text: '100 Sample Street' },
    { label: 'Effective date', text: 'May 1, 2024' },
  ],
  plan: { title: 'Floor plan', width: 42, depth: 28 },
  comparison: {
    title: 'Sales compared',
    sold: 'Sold',
    price: 'Sale price',
    adjustments: ['Size', 'Condition'],
    adjusted: 'Adjusted price',
    sales: [
      { name: 'Sale 1', sold: 'Apr 2024', price: 500_000, adjustments: [9_000, 0] },
      { name: 'Sale 2', sold: 'Mar 2024', price: 530_000, adjustments: [-12_000, -4_000] },
    ],
  },
  value: { title: 'Opinion of value', amount: 511_000, reason: 'Sale 1 is the closest match.', signature: 'Signed' },
  notes: ['Who and when', 'The home', 'The sales', 'The value'],
};

test('is marked as a sample', () => {
  render(<SampleReport {...example} />);
  expect(screen.getByText('Sample')).toBeVisible();
});

test('adds the adjustments to each price', () => {
  render(<SampleReport {...example} />);
  const row = screen.getByRole('row', { name: /Adjusted price/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$509,000', '$514,000']);
});

test('shows the sign of each adjustment', () => {
  render(<SampleReport {...example} />);
  const row = screen.getByRole('row', { name: /Size/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['+$9,000', '−$12,000']);
});

test('has no accessibility violations', async () => {
  const { container } = render(<SampleReport {...example} />);
  expect(await axe(container)).toHaveNoViolations();
});
