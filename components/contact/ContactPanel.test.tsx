import { render, screen, within } from '@testing-library/react';
import { contact, picture } from '../testing/samples';
import { CallOrWrite, ContactPanel } from './ContactPanel';
import { RequestReceived } from './Received';

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

test('the thank-you page has the confirmation, the next steps, the phone and a way home', () => {
  const nextSteps = { title: 'What happens next', steps: ['We read it.', 'We call you.'] };
  render(<RequestReceived business={contact} picture={picture} nextSteps={nextSteps} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your request!');
  const text =
    "We've received your appraisal request and will contact you within 1 business day to discuss your needs.";
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(nextSteps.steps);
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: `Call ${contact.phone}` })).toHaveAttribute('href', contact.phoneLink);
});
