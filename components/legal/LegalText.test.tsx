import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { LegalText } from './LegalText';

test('shows the date of the last change, the same in every time zone', async () => {
  render(<LegalText parts={[{ type: 'html', html: '<h2>Cookies</h2><p>None.</p>' }]} updated="2026-03-01" />);
  expect(screen.getByText('March 1, 2026')).toHaveAttribute('datetime', '2026-03-01');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Cookies');
  await expectNoViolations();
});
