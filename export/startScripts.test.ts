/** @jest-environment jsdom */
import { type ScriptAttributes, startScripts } from './startScripts';

const scripts: ScriptAttributes[] = [
  { src: '/a.js', async: '' },
  { src: '/main.js', async: '', id: 'main' },
];

/** What the browser reports of its own accord; a test leaves out what never comes. */
let reportPaint = () => {};
let visibility: DocumentVisibilityState = 'visible';
let fontsReady: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: new Promise<void>((done) => (fontsReady = done)) },
  });
  class FakeObserver {
    static supportedEntryTypes = ['paint'];
    constructor(callback: (list: { getEntriesByName: () => unknown[] }) => void) {
      reportPaint = () => callback({ getEntriesByName: () => [{}] });
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
});
afterEach(() => jest.useRealTimers());

const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
const started = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
/** Time passes, 30 ms unless told otherwise, and what was waiting for it runs. */
const pass = (milliseconds = 30) => jest.advanceTimersByTimeAsync(milliseconds);
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

async function everythingElseArrives() {
  for (const link of preloads()) link.dispatchEvent(new Event('load'));
  await pass();
}

test('starts the scripts once the first screen is painted, with their attributes and in their order', async () => {
  startScripts(scripts);
  parsed();
  fontsReady();
  await pass(1000);
  expect(preloads()).toEqual([]);
  reportPaint();
  await pass();
  expect(preloads().map(({ href }) => new URL(href).pathname)).toEqual(['/a.js', '/main.js']);
  expect(started()).toEqual([]);
  await everythingElseArrives();
  expect(started()).toEqual(['/a.js', '/main.js']);
  expect(document.getElementById('main')?.getAttribute('async')).toBe('');
});

test('waits for the heading font and the main picture', async () => {
  document.body.innerHTML = '<img fetchpriority="high" src="/house.webp" alt="">';
  const picture = document.images[0];
  if (!picture) throw new Error('The test has no picture.');
  Object.defineProperty(picture, 'complete', { value: false });
  startScripts(scripts);
  parsed();
  reportPaint();
  await pass(500);
  fontsReady();
  await pass(500);
  expect(preloads()).toEqual([]);
  picture.dispatchEvent(new Event('error'));
  await pass();
  expect(preloads()).toHaveLength(2);
});

test('runs none of the scripts when one is missing, so that the page stays as it is without any', async () => {
  startScripts(scripts);
  parsed();
  fontsReady();
  reportPaint();
  await pass();
  const [first, second] = preloads();
  expect(second).toBeDefined();
  first?.dispatchEvent(new Event('load'));
  second?.dispatchEvent(new Event('error'));
  await pass(10_000);
  expect(started()).toEqual([]);
});

describe('starts the scripts all the same', () => {
  test('where no paint, font or picture is ever reported, as while a page is printed', async () => {
    startScripts(scripts);
    parsed();
    await pass(3900);
    expect(preloads()).toEqual([]);
    await pass(200);
    await everythingElseArrives();
    expect(started()).toEqual(['/a.js', '/main.js']);
  });

  test.each([
    ['has no PerformanceObserver', undefined],
    ['does not observe paints', { supportedEntryTypes: ['mark'] }],
  ])('in a browser that %s', async (_, observer) => {
    Object.assign(globalThis, { PerformanceObserver: observer });
    startScripts(scripts);
    parsed();
    fontsReady();
    await pass();
    expect(preloads()).toHaveLength(2);
  });

  test('at once in a background tab and in a prerendered page', async () => {
    visibility = 'hidden';
    startScripts(scripts);
    parsed();
    await pass();
    expect(preloads()).toHaveLength(2);
  });

  test('when the tab is put into the background before the first paint', async () => {
    startScripts(scripts);
    parsed();
    await pass();
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    await pass();
    expect(preloads()).toHaveLength(2);
  });
});
