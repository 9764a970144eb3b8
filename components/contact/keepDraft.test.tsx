import { fireEvent } from '@testing-library/react';
import { fieldNames, formName, noResponse } from '@/content/appraisalRequest';
import { answers, field, fill, jane } from '../testing/form';
import { forgetDraft, keepDraft } from './keepDraft';
import { storageKeys } from './sending';

const nothing = Object.fromEntries(Object.keys(jane).map((name) => [name, '']));
const draft = () => Object.fromEntries(new URLSearchParams(sessionStorage.getItem(storageKeys.draft) ?? ''));
const saveDraft = (answers: typeof jane) =>
  sessionStorage.setItem(storageKeys.draft, `${new URLSearchParams(answers)}`);

/** Shows the form as the browser parses it, then runs the script after it. */
function open(navigation = 'navigate', typed: Partial<typeof jane> = {}) {
  document.body.innerHTML = `<form name="${formName}">${fieldNames.map((name) => `<textarea id="${name}" name="${name}"></textarea>`).join('')}</form>`;
  for (const [name, value] of Object.entries(typed)) field(name).value = value;
  performance.getEntriesByType = () => [{ type: navigation } as unknown as PerformanceEntry];
  keepDraft(fieldNames, storageKeys, noResponse);
}
const submit = (handled: boolean) => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  if (handled) event.preventDefault();
  document.forms[0]?.dispatchEvent(event);
};

beforeEach(() => sessionStorage.clear());

test('what is typed is kept with each key, in this tab only, until the fields are emptied', () => {
  open();
  fill({ name: 'J' });
  fill({ name: 'Ja', service: 'estate' });
  expect(draft()).toEqual({ ...nothing, name: 'Ja', service: 'estate' });
  open();
  expect(answers()).toEqual({ ...nothing, name: 'Ja', service: 'estate' });
  expect(localStorage).toHaveLength(0);
  sessionStorage.setItem(storageKeys.failedStatus, '503');
  fill({ name: '', service: '' });
  expect(sessionStorage).toHaveLength(0);
});

test.each(['pagehide', 'submit'])('a value that a form filler set without an event is kept at %s', (type) => {
  open();
  field('name').value = jane.name;
  fireEvent(window, new Event(type));
  expect(draft().name).toBe(jane.name);
});

test('storage that is full stops neither typing nor the form, and takes nothing that the browser kept at Back', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const failed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', failed);
  open();
  fill(jane);
  submit(false);
  open('back_forward', jane);
  expect(answers()).toEqual(jane);
  expect(failed).not.toHaveBeenCalled();
  full.mockRestore();
});

test('what was typed before the script wins over the draft', () => {
  saveDraft(jane);
  open('navigate', { name: 'John' });
  expect(answers()).toEqual({ ...jane, name: 'John' });
  expect(draft()).toEqual({ ...jane, name: 'John' });
});

test.each([
  ['newer ones', () => saveDraft({ ...jane, name: 'John' }), { ...jane, name: 'John' }],
  ['none, once the request was received', () => sessionStorage.clear(), nothing],
])('Back shows the answers of the tab, not those of the page: %s', (_what, meanwhile, shown) => {
  open();
  fill(jane);
  meanwhile();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(answers()).toEqual(shown);
  // Without the cache the browser restores what was typed: Firefox while it parses, Chromium after the load.
  open('back_forward', jane);
  expect(answers()).toEqual(shown);
  for (const [name, value] of Object.entries(jane)) field(name).value = value;
  fireEvent(window, new Event('pageshow'));
  expect(answers()).toEqual(shown);
});

test('a form that the browser itself sends counts as sent: the thank-you page deletes the draft, but no later one', () => {
  open();
  fill(jane);
  submit(true);
  expect(sessionStorage.getItem(storageKeys.failedStatus)).toBeNull();
  submit(false);
  expect(sessionStorage.getItem(storageKeys.failedStatus)).toBe('0');
  forgetDraft(storageKeys);
  expect(sessionStorage).toHaveLength(0);
  saveDraft(jane);
  forgetDraft(storageKeys);
  expect(draft()).toEqual(jane);
});
