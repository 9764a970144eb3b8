import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { contact, picture } from '../testing/samples';
import { ContactPanel, PreferToTalk } from './ContactPanel';
import { NextSteps, RequestFacts } from './NextSteps';
import { RequestReceived } from './RequestReceived';

const hours = [
  { days: 'Monday-Friday', text: '8:00 AM-5:00 PM' },
  { days: 'Saturday', text: 'By appointment only' },
  { days: 'Sunday', text: 'Closed' },
];
const urgent = { title: 'A court date?', text: 'Expedited service for an additional fee.' };
const panelProps = { contact, serviceArea: contact.serviceArea, hours, urgent };

test('the panel shows phone, email, service area and expedited service', async () => {
  render(<ContactPanel {...panelProps} addresses={[]} />);
  const panel = within(screen.getByRole('complementary', { name: 'Contact information' }));
  expect(panel.getByRole('link', { name: contact.phone })).toHaveAttribute('href', contact.phoneLink);
  const mail = panel.getByRole('link', { name: /^orders@/ });
  expect([mail.textContent, mail.getAttribute('href')]).toEqual([contact.email, contact.emailLink]);
  expect(panel.getByText(contact.serviceArea)).toBeInTheDocument();
  expect(within(panel.getByRole('region', { name: urgent.title })).getByText(urgent.text)).toBeInTheDocument();
  await expectNoViolations();
});

test('Business Hours pairs each day with its hours', () => {
  render(<ContactPanel {...panelProps} addresses={[]} />);
  const section = within(screen.getByRole('region', { name: 'Business Hours' }));
  const lines = section.getAllByRole('term').map((day) => [day.textContent, day.nextElementSibling?.textContent]);
  expect(lines).toEqual(hours.map(({ days, text }) => [days, text]));
});

test('offers the phone number with the first hours to visitors who prefer to talk', () => {
  render(<PreferToTalk contact={contact} hours={hours} />);
  expect(screen.getByRole('link', { name: `Call ${contact.phone}` })).toHaveAttribute('href', contact.phoneLink);
  expect(screen.getByText('Monday-Friday, 8:00 AM-5:00 PM')).toBeInTheDocument();
});

test('shows what happens next as a list, and each fact with its title', async () => {
  render(
    <>
      <NextSteps title="What happens next" steps={['We read it.', 'We call you.']} />
      <RequestFacts facts={[{ title: 'Typical fee', text: '$1-$2' }]} />
    </>,
  );
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['We read it.', 'We call you.']);
  expect(screen.getByRole('term')).toHaveTextContent('Typical fee');
  expect(screen.getByRole('definition')).toHaveTextContent('$1-$2');
});

test('the thank-you page for browsers without scripts has the confirmation, the next steps and the phone', async () => {
  const nextSteps = <NextSteps title="What happens next" steps={['We read it.']} />;
  render(
    <RequestReceived contact={contact} responseTime={contact.responseTime} picture={picture} nextSteps={nextSteps} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your request!');
  expect(
    screen.getByText(
      "We've received your appraisal request and will contact you within 1 business day to discuss your needs.",
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: `Call ${contact.phone}` })).toHaveAttribute('href', contact.phoneLink);
  await expectNoViolations();
});

test('shows the street addresses that the owner publishes', () => {
  render(<ContactPanel {...panelProps} addresses={['1 Main Street, Spokane, Washington']} />);
  expect(screen.getByText('1 Main Street, Spokane, Washington')).toBeInTheDocument();
});
