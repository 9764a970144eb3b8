import { render, screen, within } from '@testing-library/react';
import { visit } from '../testing/page';
import { contact, services } from '../testing/samples';
import { CallToActionBand } from './CallToActionBand';
import { SiteFooter } from './SiteFooter';

const footer = (buildYear = 2020, socialProfile: string | null = null) => (
  <SiteFooter business={{ ...contact, socialProfile }} services={services} buildYear={buildYear} />
);
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the footer has the specification’s links and contact details, and a placeholder for the profile', () => {
  render(footer());
  expect(linksOf(screen.getByRole('contentinfo'))).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Our Services', '/services'],
    ['Resource Center', '/resources'],
    ['FAQ', '/faq'],
    ['Blog', '/blog'],
    ...services.map(({ title, path }) => [title, path]),
    [contact.phone, contact.phoneLink],
    [contact.email, contact.emailLink],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ]);
  expect(screen.getByText('Social profile: coming soon')).toBeInTheDocument();
});

test('a social profile is linked with rel=me', () => {
  const address = 'https://www.linkedin.com/company/certified-appraisals';
  render(footer(2020, address));
  const link = screen.getByRole('link', { name: 'Social profile' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([address, 'me']);
  expect(screen.queryByText(/coming soon/)).toBeNull();
});

test('the copyright year is the build year in the exported HTML, and the current year once the script runs', () => {
  const page = visit(footer(2020), (before) => expect(before).toHaveTextContent('© 2020 Certified Appraisals'));
  expect(page).toHaveTextContent(`© ${new Date().getFullYear()} Certified Appraisals`);
});

test('the call to action offers the request first, then the phone, then the page’s own link', () => {
  render(<CallToActionBand contact={contact} text="Not sure?" link={{ label: 'View FAQ', href: '/faq' }} />);
  expect(linksOf(screen.getByRole('complementary', { name: 'Need a professional appraisal?' }))).toEqual([
    ['Request an Appraisal', '/contact'],
    [`Call ${contact.phone}`, contact.phoneLink],
    ['View FAQ', '/faq'],
  ]);
});
