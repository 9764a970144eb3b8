/** @jest-environment jsdom */
import { loadScriptsAfterPaint, type ScriptAttributes } from './loadScriptsAfterPaint';

const scripts: ScriptAttributes[] = [
  { src: '/a.js', async: '' },
  { src: '/main.js', async: '', id: 'main', crossorigin: 'anonymous' },
];

let reportPaint: (name?: string) => void;
// jsdom's own load event comes first.
beforeAll(() => new Promise((done) => setTimeout(done)));
beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  reportPaint = () => undefined;
  const fakeObserver = (report: (list: object) => void) => ({
    observe: (what: object) => {
      expect(what).toEqual({ type: 'paint', buffered: true });
      reportPaint = (painted = 'first-contentful-paint') =>
        report({ getEntriesByName: (name: string) => (name === painted ? [{ name }] : []) });
    },
  });
  Object.assign(globalThis, { PerformanceObserver: jest.fn(fakeObserver) });
  loadScriptsAfterPaint(scripts);
});
afterEach(() => jest.useRealTimers());

const preloads = () => [...document.head.querySelectorAll('link')];
const started = () => [...document.scripts].map((script) => script.getAttribute('src'));
const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const pageLoads = () => window.dispatchEvent(new Event('load'));

test('starts the scripts once the page has loaded and is painted, all or none, with their attributes and in order', async () => {
  const paintsBackground = () => reportPaint('first-paint');
  for (const happens of [reportPaint, pageLoads, paintsBackground]) {
    happens();
    await advance(1000);
    expect(preloads()).toEqual([]);
  }
  reportPaint();
  await advance(50);
  // A script that is asked for in another mode than its preload is fetched twice.
  const asked = preloads().map(({ href, rel, as, crossOrigin }) => [new URL(href).pathname, rel, as, crossOrigin]);
  expect(asked).toEqual([
    ['/a.js', 'preload', 'script', null],
    ['/main.js', 'preload', 'script', 'anonymous'],
  ]);
  preloads()[0]?.dispatchEvent(new Event('load'));
  // If one fails, none starts.
  preloads()[1]?.dispatchEvent(new Event('error'));
  await advance(10_000);
  expect(started()).toEqual([]);
  preloads()[1]?.dispatchEvent(new Event('load'));
  await advance(0);
  expect(started()).toEqual(['/a.js', '/main.js']);
  expect(document.getElementById('main')?.getAttribute('async')).toBe('');
});

test('waits four seconds for a page that does not finish loading', async () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await advance(3900);
  expect(preloads()).toEqual([]);
  await advance(200);
  expect(preloads()).toHaveLength(2);
});

test('waits for no paint in a background tab or a prerendered page', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pageLoads();
  await advance(0);
  expect(preloads()).toHaveLength(2);
});
