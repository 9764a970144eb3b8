import { render, screen, within } from '@testing-library/react';
import { expectNoViolations, visit } from '../testing/page';
import { contact, services } from '../testing/samples';
import { CallToActionBand } from './CallToActionBand';
import { SiteFooter } from './SiteFooter';

const footer = (buildYear = 2020, socialProfile: string | null = null) => (
  <SiteFooter business={{ ...contact, socialProfile }} services={services} buildYear={buildYear} />
);
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the footer shows its links, contact details and placeholder', async () => {
  render(footer());
  // Pages that the owner adds follow these.
  expect(linksOf('Quick Links').slice(0, 6)).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Our Services', '/services'],
    ['Resource Center', '/resources'],
    ['FAQ', '/faq'],
    ['Blog', '/blog'],
  ]);
  expect(linksOf('Services')).toEqual(services.map(({ title, path }) => [title, path]));
  const contents = within(screen.getByRole('contentinfo'));
  expect(contents.getByRole('link', { name: contact.phone })).toHaveAttribute('href', contact.phoneLink);
  const mail = contents.getByRole('link', { name: /^orders@/ });
  expect([mail.textContent, mail.getAttribute('href')]).toEqual([contact.email, contact.emailLink]);
  expect(contents.getByText(contact.serviceArea)).toBeInTheDocument();
  expect(contents.getByText('Social profile: coming soon')).toBeInTheDocument();
  expect(contents.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(contents.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  await expectNoViolations();
});

test('a social profile is linked with rel=me', async () => {
  const address = 'https://www.linkedin.com/company/certified-appraisals';
  render(footer(2020, address));
  const link = screen.getByRole('link', { name: 'Social profile' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([address, 'me']);
  expect(screen.queryByText(/coming soon/)).toBeNull();
  await expectNoViolations();
});

test('the copyright year is the build year in the exported HTML, and the current year once the script runs', () => {
  const page = visit(footer(2020), (before) => expect(before).toHaveTextContent('© 2020 Certified Appraisals'));
  expect(page).toHaveTextContent(`© ${new Date().getFullYear()} Certified Appraisals`);
});

const band = () => within(screen.getByRole('complementary', { name: 'Need a professional appraisal?' }));
const bandLinks = () =>
  band()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the call to action offers the request first, then the phone, then the page’s own link', async () => {
  render(<CallToActionBand contact={contact} text="Not sure?" link={{ label: 'View FAQ', href: '/faq' }} />);
  expect(band().getByRole('heading', { level: 2 })).toHaveTextContent('Need a professional appraisal?');
  expect(band().getByText('Not sure?')).toBeInTheDocument();
  expect(bandLinks()).toEqual([
    ['Request an Appraisal', '/contact'],
    [`Call ${contact.phone}`, contact.phoneLink],
    ['View FAQ', '/faq'],
  ]);
  await expectNoViolations();
});

test('on the contact page, the call to action offers the phone and email first', async () => {
  render(<CallToActionBand contact={contact} text="Would you rather talk?" belowForm />);
  expect(bandLinks()).toEqual([
    [`Call ${contact.phone}`, contact.phoneLink],
    [contact.email, contact.emailLink],
    ['Request an Appraisal', '/contact'],
  ]);
  await expectNoViolations();
});
