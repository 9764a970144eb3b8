import { render, screen, within } from '@testing-library/react';
import { contact } from '../testing/samples';
import { CallOrWrite, ContactPanel } from './ContactPanel';

test('the panel shows how to reach the firm, its areas and addresses, its hours and expedited service', () => {
  const hours = [
    { days: 'Monday-Friday', text: '8:00 AM-5:00 PM', opens: '08:00', closes: '17:00' },
    { days: 'Sunday', text: 'Closed', opens: null, closes: null },
  ];
  const urgent = { title: 'A court date?', text: 'Expedited service for an additional fee.' };
  const addresses = ['1 Main Street, Spokane, Washington'];
  render(
    <>
      <CallOrWrite contact={contact} className="lg:hidden" />
      <ContactPanel business={{ ...contact, addresses, hours }} urgent={urgent} />
    </>,
  );
  const panel = within(screen.getByRole('complementary', { name: 'Contact information' }));
  expect(panel.getByRole('link', { name: contact.phone })).toHaveAttribute('href', contact.phoneLink);
  expect(panel.getByRole('link', { name: /^orders@/ })).toHaveAttribute('href', contact.emailLink);
  for (const text of [contact.serviceArea, ...addresses, urgent.text])
    expect(panel.getByText(text)).toBeInTheDocument();
  const lines = panel.getAllByRole('term').map((day) => [day.textContent, day.nextElementSibling?.textContent]);
  expect(lines).toEqual(hours.map(({ days, text }) => [days, text]));
});
