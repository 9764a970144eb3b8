import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations, mockMatchMedia } from '../testing/page';
import { SiteMenu } from './SiteMenu';

/** The part of the browser's popover that the menu uses; jsdom has none. */
const browser = HTMLElement.prototype;
let shown: HTMLElement | undefined;
const tell = (menu: HTMLElement, newState: 'open' | 'closed') =>
  menu.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
function withPopover() {
  browser.showPopover = function showPopover() {
    shown = this;
    tell(this, 'open');
  };
  browser.hidePopover = function hidePopover() {
    if (shown !== this) return;
    shown = undefined;
    tell(this, 'closed');
  };
}

let changeWidth: ReturnType<typeof mockMatchMedia>;
beforeEach(() => {
  withPopover();
  shown = undefined;
  changeWidth = mockMatchMedia();
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
const expectClosed = () => {
  expect(shown).toBeUndefined();
  expect(screen.getByRole('main').inert).toBe(false);
  expect(toggle()).toHaveFocus();
};

test('the button works without a script: it is tied to the menu by the browser', async () => {
  render(page());
  expect(toggle()).toHaveAttribute('popovertarget', menu().id);
  expect(menu()).toHaveAttribute('popover', 'auto');
  await expectNoViolations();
});

test('open, it takes the focus and puts the page behind it out of reach', async () => {
  render(page());
  open();
  expect(screen.getByRole('link', { name: 'About' })).toHaveFocus();
  expect(screen.getByRole('main').inert).toBe(true);
  await expectNoViolations();
});

test.each([
  ['Escape, or a tap beside it', () => menu().hidePopover()],
  ['a link', () => fireEvent.click(screen.getByText('Contact'))],
  ['a screen that becomes wide', () => changeWidth(() => true)],
  ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
])('%s closes it, and the focus goes back to the button', (_how, close) => {
  render(page());
  open();
  act(close);
  expectClosed();
});

test('a tap on nothing in particular leaves it open', () => {
  render(page());
  open();
  fireEvent.click(screen.getByRole('navigation'));
  expect(shown).toBe(menu());
});

test('focus that the visitor put elsewhere is not taken back', () => {
  render(page());
  open();
  screen.getByRole('link', { name: 'Elsewhere' }).focus();
  act(() => menu().hidePopover());
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
});

test('Tab goes round inside it', async () => {
  const user = userEvent.setup();
  render(page());
  open();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveFocus();
  await user.tab();
  expect(toggle()).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveFocus();
});

test('closed, it lets Tab pass', async () => {
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
