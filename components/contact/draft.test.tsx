import { fireEvent, render, screen } from '@testing-library/react';
import { visit } from '../testing/page';
import { answers, denyStorage, draftKey, field, fill, formProps, jane, submit } from '../testing/request';
import { AppraisalRequestForm } from './AppraisalRequestForm';

beforeEach(() => {
  window.sessionStorage.clear();
  window.fetch = jest.fn(() => new Promise<Response>(() => {}));
});
afterEach(() => jest.restoreAllMocks());

const form = <AppraisalRequestForm {...formProps} />;
const nothing = Object.fromEntries(Object.keys(jane).map((name) => [name, '']));
const stored = () => Object.fromEntries(new URLSearchParams(window.sessionStorage.getItem(draftKey) ?? ''));
const store = (draft: typeof jane) => window.sessionStorage.setItem(draftKey, `${new URLSearchParams(draft)}`);
const sent = () => {
  const [, request] = jest.mocked(window.fetch).mock.calls[0] ?? [];
  return Object.fromEntries(new URLSearchParams(String(request?.body)));
};
const restoreFromCache = () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));

describe('answers typed earlier in this tab', () => {
  test('are restored', () => {
    store(jane);
    visit(form);
    expect(answers()).toEqual(jane);
  });

  test('are stored on every keystroke, in this tab only, and removed when the fields are emptied', () => {
    render(form);
    fill({ name: 'J' });
    expect(stored().name).toBe('J');
    fill({ name: 'Ja', service: 'estate' });
    expect(stored()).toEqual({ ...nothing, name: 'Ja', service: 'estate' });
    expect(window.localStorage).toHaveLength(0);
    fill({ name: '', service: '' });
    expect(window.sessionStorage).toHaveLength(0);
  });

  test.each([
    ['something else', '{"name":"Jane"}', nothing],
    ['an older form', 'name=Jane&fax=1', { ...nothing, name: 'Jane' }],
  ])('are ignored where storage contains %s', (_what, value, shown) => {
    window.sessionStorage.setItem(draftKey, value);
    render(form);
    expect(answers()).toEqual(shown);
  });

  test('do not replace what was typed before the script ran', () => {
    store(jane);
    visit(form, () => {
      field('name').value = 'John';
    });
    expect(answers()).toEqual({ ...jane, name: 'John' });
  });
});

describe('values set without events', () => {
  test('are kept after typing in another field, and sent', () => {
    render(form);
    fill({ ...jane, name: '', email: '' });
    field('name').value = jane.name;
    field('email').value = jane.email;
    fill({ message: 'More' });
    expect(answers()).toEqual({ ...jane, message: 'More' });
    submit();
    expect(sent()).toMatchObject({ ...jane, message: 'More' });
  });

  test('are stored when the page is left', () => {
    render(form);
    field('name').value = jane.name;
    fireEvent(window, new Event('pagehide'));
    expect(stored().name).toBe(jane.name);
  });
});

describe('a page restored from the back/forward cache', () => {
  test('shows newer answers typed on another page of this tab', () => {
    render(form);
    fill();
    store({ ...jane, name: 'John' });
    restoreFromCache();
    expect(answers()).toEqual({ ...jane, name: 'John' });
  });

  test('is empty if the request was sent in the meantime', () => {
    render(form);
    fill();
    window.sessionStorage.clear();
    restoreFromCache();
    expect(answers()).toEqual(nothing);
  });

  test('keeps the answers where the browser denies storage', () => {
    denyStorage();
    render(form);
    fill();
    restoreFromCache();
    expect(answers()).toEqual(jane);
  });
});

test('where the browser denies storage, the form works and says that it keeps nothing', () => {
  denyStorage();
  render(form);
  fill();
  expect(answers()).toEqual(jane);
  expect(screen.getByText(/it’s gone when you leave this page/)).toBeInTheDocument();
  expect(screen.queryByText(/tab keeps what you type/)).toBeNull();
  submit();
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeInTheDocument();
});

test('until the script runs, the browser validates the form and no control needs the script', () => {
  const page = visit(form, (before) => {
    expect(before.querySelector('form')?.noValidate).toBe(false);
    expect(before).not.toHaveTextContent('keeps what you type');
  });
  expect(page.querySelector('form')?.noValidate).toBe(true);
  expect(page).toHaveTextContent('keeps what you type');
});
