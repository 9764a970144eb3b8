import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expectNoViolations, mockMatchMedia, visit } from '../testing/page';
import { contact } from '../testing/samples';
import { HeaderShell } from './HeaderShell';
import { NavLink } from './NavLink';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';

const usePathname = jest.fn(() => '/');
jest.mock('next/navigation', () => ({ usePathname: () => usePathname() }));

beforeEach(() => {
  usePathname.mockReturnValue('/');
  mockMatchMedia();
});
afterEach(() => scrollTo(0));

const header = <SiteHeader name={contact.name} phone={contact.phone} phoneLink={contact.phoneLink} />;

function scrollTo(offset: number) {
  Object.defineProperty(window, 'scrollY', { value: offset, configurable: true });
  fireEvent.scroll(window);
}

describe('the header', () => {
  test('names the firm, its pages in order, the phone and the way to a request', async () => {
    render(header);
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('link', { name: contact.name })).toHaveAttribute('href', '/');
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Services', '/services'],
      ['Resources', '/resources'],
      ['FAQ', '/faq'],
      ['Blog', '/blog'],
      ['Contact', '/contact'],
    ]);
    expect(within(banner).getByRole('link', { name: 'Call (509) 555-0142' })).toHaveAttribute(
      'href',
      contact.phoneLink,
    );
    for (const link of within(banner).getAllByRole('link', { name: 'Request an Appraisal' })) {
      expect(link).toHaveAttribute('href', '/contact');
    }
    await expectNoViolations();
  });

  test('is the same before and after the script', () => {
    usePathname.mockReturnValue('/services');
    const page = visit(header);
    expect(within(page).getByRole('link', { current: 'page' })).toHaveTextContent('Services');
  });

  test.each([
    [0, 'false'],
    [20, 'false'],
    [21, 'true'],
    [3000, 'true'],
  ])('at %d px of scroll it is white: %s', (offset, white) => {
    render(<HeaderShell>Links</HeaderShell>);
    scrollTo(offset);
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', white);
  });

  test('is white at once where the page opens scrolled, and transparent again at the top', () => {
    scrollTo(500);
    render(<HeaderShell>Links</HeaderShell>);
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
    scrollTo(20);
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'false');
  });

  test('listens to nothing once it is gone', () => {
    const { unmount } = render(<HeaderShell>Links</HeaderShell>);
    const removed = jest.spyOn(window, 'removeEventListener');
    act(unmount);
    expect(removed).toHaveBeenCalledWith('scroll', expect.any(Function));
  });
});

describe('a link of the header', () => {
  test.each([
    ['/', '/', 'page'],
    ['/', '/about', null],
    ['/services', '/services', 'page'],
    ['/services', '/services/date-of-death', 'true'],
    ['/services', '/services-and-more', null],
    ['/resources', '/services', null],
  ])('%s at %s has aria-current %s', (href, path, current) => {
    usePathname.mockReturnValue(path);
    render(<NavLink href={href}>Words</NavLink>);
    const link = screen.getByRole('link', { name: 'Words' });
    expect(link.getAttribute('aria-current')).toBe(current);
  });
});

test('the skip link leads past the header', () => {
  render(<SkipLink />);
  expect(screen.getByRole('link', { name: 'Skip to the page content' })).toHaveAttribute('href', '#main');
});
