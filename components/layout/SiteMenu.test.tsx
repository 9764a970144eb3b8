import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations, mockMatchMedia } from '../testing/page';
import { SiteMenu } from './HeaderBehavior';

/* e2e/menu.spec.ts tests the open menu: its focus and what closes it. */

/** The part of the browser's popover that the menu uses; jsdom has none. */
const browser = HTMLElement.prototype;
let shown: HTMLElement | undefined;
const fireToggle = (menu: HTMLElement, newState: 'open' | 'closed') =>
  menu.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
function withPopover() {
  browser.showPopover = function showPopover() {
    shown = this;
    fireToggle(this, 'open');
  };
  browser.hidePopover = function hidePopover() {
    if (shown !== this) return;
    shown = undefined;
    fireToggle(this, 'closed');
  };
}

beforeEach(() => {
  withPopover();
  shown = undefined;
  mockMatchMedia();
});
afterEach(() => jest.restoreAllMocks());

const page = () => (
  <>
    <SiteMenu icon={<svg aria-hidden="true" />}>
      <nav aria-label="Main">
        <a href="#about">About</a>
        <a href="#contact">
          <span>Contact</span>
        </a>
      </nav>
    </SiteMenu>
    <main data-outside-menu>
      <a href="#elsewhere">Elsewhere</a>
    </main>
  </>
);
const toggle = () => screen.getByRole('button', { name: 'Menu' });
const menu = () => document.getElementById('site-menu') as HTMLElement;
const open = () => act(() => menu().showPopover());

test('the button opens the menu without a script', async () => {
  render(page());
  expect(toggle()).toHaveAttribute('popovertarget', menu().id);
  expect(menu()).toHaveAttribute('popover', 'auto');
  await expectNoViolations();
});

test('a tap between its links leaves it open', () => {
  render(page());
  open();
  fireEvent.click(screen.getByRole('navigation'));
  expect(shown).toBe(menu());
});

test('closing does not take back focus that the visitor has moved elsewhere', () => {
  render(page());
  open();
  screen.getByRole('link', { name: 'Elsewhere' }).focus();
  act(() => menu().hidePopover());
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
});

test('Tab is not kept inside while it is closed', async () => {
  const user = userEvent.setup();
  render(page());
  screen.getByRole('link', { name: 'Contact' }).focus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
});

test('a browser without popovers still shows the page', () => {
  Reflect.deleteProperty(browser, 'showPopover');
  Reflect.deleteProperty(browser, 'hidePopover');
  const { matches } = browser;
  jest.spyOn(browser, 'matches').mockImplementation(function matchesInOldBrowser(this: Element, selector) {
    if (selector.includes(':popover-open')) throw new SyntaxError(`${selector} is not a valid selector`);
    return matches.call(this, selector);
  });
  render(page());
  fireEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeInTheDocument();
});
