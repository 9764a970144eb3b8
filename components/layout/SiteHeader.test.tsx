import { fireEvent, render, screen, within } from '@testing-library/react';
import { expectNoViolations, mockMatchMedia, visit } from '../testing/page';
import { contact } from '../testing/samples';
import { HeaderShell, NavLink } from './HeaderBehavior';
import { SiteHeader } from './SiteHeader';

const usePathname = jest.fn(() => '/');
jest.mock('next/navigation', () => ({ usePathname: () => usePathname() }));

beforeEach(() => {
  usePathname.mockReturnValue('/');
  mockMatchMedia();
});
afterEach(() => scrollTo(0));

const header = <SiteHeader name={contact.name} contact={contact} />;

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

  describe('in a browser without scroll-driven animations', () => {
    const scrolled = () => screen.getByRole('banner').dataset.scrolled;

    test.each([
      [0, 'false'],
      [20, 'false'],
      [21, 'true'],
      [3000, 'true'],
    ])('knows at %d px whether the page is scrolled: %s', (offset, expected) => {
      render(<HeaderShell>Links</HeaderShell>);
      scrollTo(offset);
      expect(scrolled()).toBe(expected);
    });

    test('knows at once that a page opened scrolled', () => {
      scrollTo(500);
      render(<HeaderShell>Links</HeaderShell>);
      expect(scrolled()).toBe('true');
      scrollTo(20);
      expect(scrolled()).toBe('false');
    });

    test('says nothing before the script runs, so the header is white', () => {
      visit(header, (page) => expect(page.querySelector('header')?.dataset.scrolled).toBeUndefined());
      expect(scrolled()).toBe('false');
    });
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

test('the skip link comes first and leads past the header', () => {
  render(header);
  expect(screen.getAllByRole('link')[0]).toHaveAccessibleName('Skip to the page content');
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main');
});
