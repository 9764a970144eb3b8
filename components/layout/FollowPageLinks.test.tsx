import { act, fireEvent, render, screen } from '@testing-library/react';
import { PageLink } from '../ui/PageLink';
import { FollowPageLinks } from './FollowPageLinks';

const push = jest.fn();
const prefetch = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, prefetch }) }));

const fetchPage = jest.fn<Promise<void>, [string]>();
jest.mock('./pagesAhead', () => ({ fetchPage: (path: string) => fetchPage(path) }));

// What the browser would do with a click that is left to it is nothing that these tests have to see done.
const leave = (event: Event) => event.preventDefault();
beforeEach(() => {
  for (const mock of [push, prefetch, fetchPage]) mock.mockReset();
  window.scrollTo = jest.fn();
  window.addEventListener('click', leave);
});
afterEach(() => window.removeEventListener('click', leave));

const open = () =>
  render(
    <>
      <FollowPageLinks />
      <PageLink href="/faq?from=home">
        <b>Fees</b>
      </PageLink>
      <PageLink href="/about" target="_blank">
        In a tab of its own
      </PageLink>
      <PageLink href="/terms" onClick={(event) => event.preventDefault()}>
        Answered by its own page
      </PageLink>
      <PageLink href="/faq#fees">A place in a page</PageLink>
      <a href="/guide-to-come">No page yet</a>
    </>,
  );

test('a click on a link to a page shows it without loading the site anew', () => {
  open();
  fireEvent.click(screen.getByText('Fees'));
  expect(push.mock.calls).toEqual([['/faq?from=home', { scroll: false }]]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is the browser’s',
  (click) => {
    open();
    fireEvent.click(screen.getByText('Fees'), click);
    expect(push).not.toHaveBeenCalled();
  },
);

test.each(['In a tab of its own', 'A place in a page', 'Answered by its own page', 'No page yet'])(
  'so is one on: %s',
  (name) => {
    open();
    fireEvent.click(screen.getByText(name));
    expect(push).not.toHaveBeenCalled();
  },
);

test('a page is read once its link is reached and its data is there', async () => {
  let arrive = () => {};
  fetchPage.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  open();
  fireEvent.focusIn(screen.getByText('Fees'));
  expect(fetchPage.mock.calls).toEqual([['/faq']]);
  expect(prefetch).not.toHaveBeenCalled();
  await act(async () => arrive());
  expect(prefetch.mock.calls[0]?.[0]).toBe('/faq?from=home');
});

test('a page that cannot be fetched is left to the click', async () => {
  fetchPage.mockRejectedValue(new Error('/faq.txt: 500'));
  open();
  fireEvent.focusIn(screen.getByText('Fees'));
  await act(async () => {});
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Fees'));
  expect(push).toHaveBeenCalled();
});

test('it follows nothing once it is gone', () => {
  const { rerender } = open();
  rerender(<PageLink href="/about">About</PageLink>);
  fireEvent.click(screen.getByText('About'));
  expect(push).not.toHaveBeenCalled();
});
