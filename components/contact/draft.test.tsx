import { fireEvent } from '@testing-library/react';
import { fieldNames, formName, serviceOptions } from '@/shared/appraisalRequest';
import { answers, field, fill, fillStorage, jane } from '../testing';
import {
  canStoreDraft,
  lastOutcome,
  recordOutcome,
  saveAndRestoreDraft,
  showWhetherReceived,
  storageKeys,
} from './draft';

const nothing = Object.fromEntries(Object.keys(jane).map((name) => [name, '']));
const stored = () => Object.fromEntries(new URLSearchParams(sessionStorage.getItem(storageKeys.draft) ?? ''));
const store = (answers: typeof jane) => sessionStorage.setItem(storageKeys.draft, `${new URLSearchParams(answers)}`);

const navigateBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });
const referrer = (path: string, origin = location.origin) =>
  Object.defineProperty(document, 'referrer', { value: `${origin}${path}`, configurable: true });
const show = (persisted: boolean) => fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));

/** Shows the form as the browser parses it, then runs the script after it. */
function open(navigation = 'navigate', typed: Partial<typeof jane> = {}) {
  document.body.innerHTML = `<form name="${formName}">${fieldNames.map((name) => `<textarea id="${name}" name="${name}"></textarea>`).join('')}</form>`;
  for (const [name, value] of Object.entries(typed)) field(name).value = value;
  navigateBy(navigation);
  saveAndRestoreDraft(fieldNames, Object.keys(serviceOptions), formName, storageKeys, canStoreDraft);
}
const submit = (handled: boolean) => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  if (handled) event.preventDefault();
  document.forms[0]?.dispatchEvent(event);
};

beforeEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(document, 'referrer');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('what is typed is kept with each key, in this tab only, until the fields are emptied', () => {
  open();
  fill({ name: 'J' });
  fill({ name: 'Ja', service: 'estate' });
  expect(stored()).toEqual({ ...nothing, name: 'Ja', service: 'estate' });
  open();
  expect(answers()).toEqual({ ...nothing, name: 'Ja', service: 'estate' });
  expect(localStorage).toHaveLength(0);
  recordOutcome({ kind: 'refused', status: 503 });
  fill({ name: '', service: '' });
  expect(sessionStorage).toHaveLength(0);
});

test('an element of another program with the id of a field is none of ours, and what it stops is kept', () => {
  open();
  document.forms[0]?.addEventListener('input', (event) => event.stopPropagation());
  document.body.insertAdjacentHTML('afterbegin', '<div id="message"></div><input id="name" value="x">');
  fill(jane);
  expect(stored()).toEqual(jane);
  show(true);
  expect(answers()).toEqual(jane);
});

test.each(['change', 'pagehide', 'submit'])('a value that a form filler set without an event is kept at %s', (type) => {
  open();
  field('name').value = jane.name;
  fireEvent(window, new Event(type));
  expect(stored().name).toBe(jane.name);
});

test('storage that is full stops neither typing nor the form, and takes nothing that the browser kept at Back', () => {
  const failed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', failed);
  open();
  const full = fillStorage();
  fill({ message: 'x'.repeat(2000) });
  submit(false);
  open('back_forward', jane);
  expect(answers()).toEqual(jane);
  expect(failed).not.toHaveBeenCalled();
  full.mockRestore();
});

test('what was typed before the script wins over what was kept', () => {
  store(jane);
  open('navigate', { name: 'John' });
  expect(answers()).toEqual({ ...jane, name: 'John' });
  expect(stored()).toEqual({ ...jane, name: 'John' });
  field('name').value = 'Joe';
  show(false);
  expect(field('name').value).toBe('Joe');
});

test('Back shows the answers of the tab, which may be newer than those of the page', () => {
  const shown = { ...jane, name: 'John' };
  open();
  fill(jane);
  store(shown);
  show(true);
  expect(answers()).toEqual(shown);
  // Without the cache the browser restores what was typed: Firefox while it parses, Chromium after the load.
  open('back_forward', jane);
  expect(answers()).toEqual(shown);
  for (const [name, value] of Object.entries(jane)) field(name).value = value;
  show(false);
  expect(answers()).toEqual(shown);
});

const outcome = () => JSON.parse(sessionStorage.getItem(storageKeys.outcome) ?? '{}').kind as string | undefined;
function openThanks(navigation = 'navigate') {
  navigateBy(navigation);
  document.body.innerHTML = '<div id="received"></div><div id="nothing-received" hidden></div>';
  showWhetherReceived(storageKeys);
  const [thanks, alone] = ['received', 'nothing-received'].map((id) => !document.getElementById(id)?.hidden);
  expect(alone).toBe(!thanks);
  return thanks;
}

const more = { message: 'One more thing' };
test.each([
  ['counts as received once the page `/contact/received` is shown', 'navigate', '/contact', {}, 'received', {}],
  ['and more was typed, keeps that', 'navigate', '/contact', more, 'received', { ...jane, ...more }],
  ['and the server refused is kept when its address is entered', 'navigate', '', {}, 'sent-by-browser', jane],
  ['and the server refused is kept in a restored tab', 'back_forward', '/contact', {}, 'sent-by-browser', jane],
])('a form that the browser itself sent, %s', (_what, type, from, typed, ended, keeps) => {
  open();
  fill(jane);
  submit(false);
  fill(typed);
  expect(outcome()).toBe('sent-by-browser');
  if (from) referrer(from);
  expect(openThanks(type)).toBe(ended === 'received');
  expect([outcome(), stored()]).toEqual([ended, keeps]);
});

test('the page `/contact/received` leaves the next answers alone, which are typed or have failed', () => {
  recordOutcome({ kind: 'received', at: 0 });
  store(jane);
  expect(openThanks('reload')).toBe(true);
  recordOutcome({ kind: 'refused', status: 503 });
  openThanks();
  expect([outcome(), stored()]).toEqual(['refused', jane]);
});

test('the page `/contact/received` thanks nobody who sent nothing from this tab, unless the browser says where they come from', () => {
  open();
  submit(true);
  expect(outcome()).toBeUndefined();
  expect(openThanks()).toBe(false);
  referrer('/contact', `${location.origin}.example`);
  expect(openThanks()).toBe(false);
  referrer('/contact');
  expect(openThanks()).toBe(true);
});

test('who comes from the page of a service finds it selected, of which nothing is kept, or what was chosen or unchosen before', () => {
  referrer('/services/inheritance');
  open();
  expect(sessionStorage).toHaveLength(0);
  fill({ message: 'inheritance' });
  expect(stored()).toMatchObject({ ...nothing, service: 'inheritance', message: 'inheritance' });
  // Nobody chose it, so the next page's is found instead, also from a page in between.
  for (const path of ['/services', '/services/divorce-appraisals']) {
    referrer(path);
    open();
  }
  expect(stored()).toMatchObject({ service: 'divorce', message: 'inheritance' });
  fill({ service: 'estate' });
  referrer('/services/inheritance');
  open();
  expect(field('service').value).toBe('estate');
  fill({ service: '' });
  open();
  expect(field('service').value).toBe('');
  fill({ message: '' });
  open('navigate', { service: 'other' });
  expect(field('service').value).toBe('other');
});

test('who has typed, but chosen no service, and then comes from the page of one, finds it selected', () => {
  open();
  fill({ name: jane.name });
  referrer('/services/inheritance');
  open();
  expect(answers()).toEqual({ ...nothing, name: jane.name, service: 'inheritance' });
});

test('where storage is denied, a service is found and thanks are said as well, and no service for another page', () => {
  referrer('/services/estate-settlement');
  const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  open('back_forward', { name: 'J' });
  expect(answers()).toEqual({ ...nothing, name: 'J', service: 'estate' });
  expect([lastOutcome(), openThanks()]).toEqual([undefined, true]);
  denied.mockRestore();
  referrer('/services');
  open();
  expect(field('service').value).toBe('');
});
