import { fireEvent, render, screen, within } from '@testing-library/react';
import { visit } from '../testing/page';
import { contact } from '../testing/samples';
import { HeaderShell, NavLink } from './HeaderBehavior';
import { SiteHeader } from './SiteHeader';

/* e2e/menu.spec.ts tests the open menu: its focus and what closes it. jsdom has no popovers, like an old browser. */

const usePathname = jest.fn(() => '/');
jest.mock('next/navigation', () => ({ usePathname: () => usePathname() }));

beforeEach(() => usePathname.mockReturnValue('/services'));
afterEach(() => scrollTo(0));

const header = <SiteHeader {...contact} />;

function scrollTo(offset: number) {
  Object.defineProperty(window, 'scrollY', { value: offset, configurable: true });
  fireEvent.scroll(window);
}

test('after the skip link, names the firm, its pages in order, the phone and the way to a request', () => {
  visit(header);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main');
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: contact.name })).toHaveAttribute('href', '/');
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
  expect(banner.getByRole('link', { current: 'page' })).toHaveTextContent('Services');
  expect(banner.getByRole('link', { name: `Call ${contact.phone}` })).toHaveAttribute('href', contact.phoneLink);
  for (const link of banner.getAllByRole('link', { name: 'Request an Appraisal' })) {
    expect(link).toHaveAttribute('href', '/contact');
  }
});

test('the button opens the menu without a script, and a browser without popovers gets the footer’s links', () => {
  render(header);
  const menu = document.getElementById(screen.getByRole('button').getAttribute('popovertarget') ?? '');
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(menu).toContainElement(screen.getByRole('link', { name: 'About' }));
  fireEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '#site-footer');
});

test.each([
  ['/', '/about', null],
  ['/services', '/services/date-of-death', 'true'],
  ['/services', '/services-and-more', null],
])('the link to %s has at %s the aria-current %s', (href, path, current) => {
  usePathname.mockReturnValue(path);
  render(<NavLink href={href}>Words</NavLink>);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});

test('without scroll-driven animations, knows whether the page is scrolled by more than 20 px', () => {
  scrollTo(500);
  visit(<HeaderShell>Links</HeaderShell>, (page) =>
    expect(page.querySelector('header')?.dataset.scrolled).toBeUndefined(),
  );
  const { dataset } = screen.getByRole('banner');
  expect(dataset.scrolled).toBe('true');
  for (const [offset, scrolled] of [
    [0, 'false'],
    [20, 'false'],
    [21, 'true'],
  ] as const) {
    scrollTo(offset);
    expect(dataset.scrolled).toBe(scrolled);
  }
});
