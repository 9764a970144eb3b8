import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { business } from '../testing';
import { HeaderShell } from './headerParts';
import { NotFoundByPath } from './NotFoundByPath';
import { SiteFooter } from './SiteFooter';

afterEach(() => window.history.pushState(null, '', '/'));

test('without scroll-driven animations, the header knows of a scroll by more than 20 px, and whether the page’s request button is below it', () => {
  // A guide has no such button.
  render(<HeaderShell>Links</HeaderShell>).unmount();
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  render(
    <>
      <HeaderShell>Links</HeaderShell>
      <button type="button" className="first-request-button" />
    </>,
  );
  const { dataset } = screen.getByRole('banner');
  expect(dataset).toMatchObject({ scrolled: 'false', requestInView: 'false' });
  const place = jest.spyOn(screen.getByRole('button'), 'getBoundingClientRect');
  for (const [scrollY, top, scrolled, requestInView] of [
    [21, 71, 'true', 'false'],
    [20, 72, 'false', 'true'],
    [20, window.innerHeight - 50, 'false', 'true'],
    [20, window.innerHeight - 49, 'false', 'false'],
  ] as const) {
    Object.assign(window, { scrollY });
    place.mockReturnValue({ top, bottom: top + 50 } as DOMRect);
    fireEvent.scroll(window);
    expect(dataset).toMatchObject({ scrolled, requestInView });
  }
  // A phone turned on its side has a lower header.
  height.mockReturnValue(48);
  place.mockReturnValue({ top: 48, bottom: 98 } as DOMRect);
  fireEvent(window, new Event('resize'));
  expect(dataset).toMatchObject({ requestInView: 'true' });
  height.mockRestore();
});

describe('the footer', () => {
  const footer = (socialProfile: string | null = null) => (
    <SiteFooter business={{ ...business, socialProfile }} services={[]} buildYear={2020} />
  );

  test('has the links of the specification and the contact details, and a placeholder for the profile until there is one', () => {
    const { rerender } = render(footer());
    const links = Array.from(document.links, (link) => `${link.textContent} → ${link.getAttribute('href')}`);
    expect(links.join(', ')).toBe(
      `Home → /, About Us → /about, Our Services → /services, Resource Center → /resources, FAQ → /faq, Blog → /blog, ${business.phone} → ${business.phoneLink}, ${business.email} → ${business.emailLink}, Privacy Policy → /privacy, Terms of Service → /terms`,
    );
    expect(screen.getByRole('navigation', { name: 'Quick Links' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Social profile' }).closest('a')).toBeNull();
    rerender(footer('https://www.linkedin.com/company/certified-appraisals'));
    expect(screen.getByRole('link', { name: 'Social profile' })).toHaveAttribute('rel', 'me');
  });

  test('shows the build year in the exported HTML, and the current year once the script runs', () => {
    expect(renderToStaticMarkup(footer())).toContain('© 2020 Certified Appraisals');
    jest.useFakeTimers({ now: new Date('2031-06-01') });
    render(footer());
    expect(screen.getByText(/^©/)).toHaveTextContent('© 2031 Certified Appraisals');
    jest.useRealTimers();
  });
});

test.each([
  ['/services/nothing', 'service'],
  ['/resources/gift-tax', 'resource'],
  ['/resourceful', 'page'],
])('at %s, a host’s only not-found page shows what the one for a %s shows', (path, kind) => {
  window.history.pushState(null, '', path);
  render(<NotFoundByPath page={<h1>page</h1>} service={<h1>service</h1>} resource={<h1>resource</h1>} />);
  expect(screen.getByRole('heading', { name: kind })).toBeInTheDocument();
  expect(document.title).toBe(kind);
});
