/** @jest-environment jsdom */
import { type ScriptAttributes, startScripts } from './startScripts';

const scripts: ScriptAttributes[] = [
  { src: '/a.js', async: '' },
  { src: '/main.js', async: '', id: 'main' },
];

/** What the browser reports. A test calls only what should happen. */
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
/** Advances the fake clock, by 30 ms by default. */
const advance = (milliseconds = 30) => jest.advanceTimersByTimeAsync(milliseconds);
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

async function preloadsLoad() {
  for (const link of preloads()) link.dispatchEvent(new Event('load'));
  await advance();
}

test('starts the scripts after the first paint, with their attributes and in order', async () => {
  startScripts(scripts);
  parsed();
  fontsReady();
  await advance(1000);
  expect(preloads()).toEqual([]);
  reportPaint();
  await advance();
  expect(preloads().map(({ href }) => new URL(href).pathname)).toEqual(['/a.js', '/main.js']);
  expect(started()).toEqual([]);
  await preloadsLoad();
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
  await advance(500);
  fontsReady();
  await advance(500);
  expect(preloads()).toEqual([]);
  picture.dispatchEvent(new Event('error'));
  await advance();
  expect(preloads()).toHaveLength(2);
});

test('runs no script if one fails to load', async () => {
  startScripts(scripts);
  parsed();
  fontsReady();
  reportPaint();
  await advance();
  const [first, second] = preloads();
  expect(second).toBeDefined();
  first?.dispatchEvent(new Event('load'));
  second?.dispatchEvent(new Event('error'));
  await advance(10_000);
  expect(started()).toEqual([]);
});

describe('still starts the scripts', () => {
  test('if no paint, font or picture is ever reported, as when a page is printed', async () => {
    startScripts(scripts);
    parsed();
    await advance(3900);
    expect(preloads()).toEqual([]);
    await advance(200);
    await preloadsLoad();
    expect(started()).toEqual(['/a.js', '/main.js']);
  });

  test('immediately in a background tab or a prerendered page', async () => {
    visibility = 'hidden';
    startScripts(scripts);
    parsed();
    await advance();
    expect(preloads()).toHaveLength(2);
  });
});
