import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { contact, picture } from '../testing/samples';
import { ContactPanel } from './ContactPanel';
import { RequestReceived } from './RequestReceived';

const hours = [
  { days: 'Monday-Friday', text: '8:00 AM-5:00 PM' },
  { days: 'Saturday', text: 'By appointment only' },
  { days: 'Sunday', text: 'Closed' },
];

test('the panel tells every way to reach the firm, and when', async () => {
  const { name, responseTime, ...ways } = contact;
  render(<ContactPanel {...ways} hours={hours} expeditedTurnaround="2-3 business days" />);
  const panel = within(screen.getByRole('complementary', { name: 'Contact information' }));
  expect(panel.getByRole('link', { name: contact.phone })).toHaveAttribute('href', contact.phoneLink);
  const mail = panel.getByRole('link', { name: /^orders@/ });
  expect([mail.textContent, mail.getAttribute('href')]).toEqual([contact.email, contact.emailLink]);
  expect(panel.getByText(contact.serviceArea)).toBeInTheDocument();
  expect(panel.getByText(/urgent legal proceedings: 2-3 business days, for an additional fee/)).toBeInTheDocument();
  await expectNoViolations();
});

test('Business Hours, each day beside its hours', () => {
  const { name, responseTime, ...ways } = contact;
  render(<ContactPanel {...ways} hours={hours} expeditedTurnaround="2-3 business days" />);
  const section = within(screen.getByRole('region', { name: 'Business Hours' }));
  const lines = section.getAllByRole('term').map((day) => [day.textContent, day.nextElementSibling?.textContent]);
  expect(lines).toEqual(hours.map(({ days, text }) => [days, text]));
});

test('the thank-you page for browsers without a script says the same as the panel', async () => {
  render(<RequestReceived {...contact} picture={picture} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your request!');
  expect(
    screen.getByText(
      "We've received your appraisal request and will contact you within 1 business day to discuss your needs.",
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: `Call ${contact.phone}` })).toHaveAttribute('href', contact.phoneLink);
  await expectNoViolations();
});
