import type { Browser, Locator, Page } from '@playwright/test';
import { median, openVisitor } from './browser';

/** Milliseconds from an input to the next frame that shows its effect, by name. */
export type Interactions = Record<string, number>;

/** Runs in the page: keeps the longest event duration since the last reset. */
function watchEvents() {
  const state = window as unknown as { slowest: number };
  state.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) state.slowest = Math.max(state.slowest, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Longer than the page needs to settle after it was scrolled, the carousel's animation being fetched included. */
const restMs = 1500;

/** What an interaction with a part of the page takes, the page having come to rest before it. */
async function timed(page: Page, target: Locator, act: (target: Locator) => Promise<void>): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(restMs);
  await page.evaluate(() => {
    (window as unknown as { slowest: number }).slowest = 0;
  });
  await act(target);
  await page.waitForTimeout(400);
  // Nothing above the observer's threshold of 16 ms counts as one frame.
  return page.evaluate(() => Math.max(16, (window as unknown as { slowest: number }).slowest));
}

/** A tap as a thumb makes it: the test driver's own asks the page what is under it, which the page pays for. */
async function tap(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to tap at ${target}.`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

interface Interaction {
  name: string;
  path: string;
  target: (page: Page) => Locator;
  act: (target: Locator) => Promise<void>;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name });

const interactions: readonly Interaction[] = [
  { name: 'open the menu', path: '/', target: button('Menu'), act: tap },
  { name: 'open a question', path: '/faq', target: (page) => page.locator('details summary').nth(2), act: tap },
  { name: 'next testimonial', path: '/', target: button('Next testimonial'), act: tap },
  {
    name: 'type into the form',
    path: '/contact',
    target: (page) => page.getByLabel('Full Name'),
    act: (target) => target.pressSequentially('Ann Example', { delay: 40 }),
  },
  { name: 'submit the form', path: '/contact', target: button('Submit Request'), act: tap },
];

/** INP of the main interactions at the profile's CPU: the median of `rounds` fresh visits each. */
export async function measureInteractions(browser: Browser, origin: string, rounds: number): Promise<Interactions> {
  const result: Interactions = {};
  for (const { name, path, target, act } of interactions) {
    const figures: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page } = await openVisitor(browser);
      await page.addInitScript(watchEvents);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      figures.push(await timed(page, target(page), act));
      await page.context().close();
    }
    result[name] = median(figures);
  }
  return result;
}

/** Milliseconds from a click until the next page's heading, and until all of it, is painted. */
export interface Navigation {
  heading: number;
  /** NaN where it was not measured. */
  whole: number;
}

/**
 * A click on each link of the header, its intent shown 100 ms before, by path.
 * The menu's links are used as on a wide screen, where all of them are in view.
 */
export async function measureSoftNavigation(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Record<string, Navigation>> {
  const result: Record<string, Navigation> = {};
  const paths = ['/about', '/services', '/resources', '/faq', '/blog', '/contact'];
  for (const path of paths) {
    const figures: Navigation[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page } = await openVisitor(browser);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
      // Nobody gets to a link without moving; it is what has the header's pages fetched.
      await page.mouse.move(640, 600);
      await page.waitForTimeout(1500);
      figures.push(await followLink(page, path));
      await page.context().close();
    }
    result[path] = {
      heading: median(figures.map(({ heading }) => heading)),
      whole: median(figures.map(({ whole }) => whole)),
    };
  }
  return result;
}

/** Follows a link as a hand does, and says nothing to the browser meanwhile: each word costs the page a few milliseconds. */
async function followLink(page: Page, path: string): Promise<Navigation> {
  const link = page.locator(`header a[href="${path}"]`).first();
  await page.evaluate(() => {
    const state = window as unknown as { clicked: number; heading?: number; whole: number };
    const before = document.querySelector('h1');
    addEventListener('click', (event) => (state.clicked = event.timeStamp), { capture: true, once: true });
    const main = document.querySelector('main') as HTMLElement;
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading || heading === before) return;
      requestAnimationFrame(() =>
        setTimeout(() => {
          state.whole = performance.now();
          state.heading ??= state.whole;
        }),
      );
    }).observe(main, { childList: true, subtree: true });
  });
  await link.hover();
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(1500);
  return page.evaluate(() => {
    const { clicked, heading, whole } = window as unknown as { clicked: number; heading: number; whole: number };
    return { heading: heading - clicked, whole: whole - clicked };
  });
}

/**
 * What the next page costs on a site that loads it anew, with what the first has left in the cache: until it paints for
 * the first time, as the median over up to six links of the header. NaN for a header without links to pages.
 */
export async function measureFullNavigation(browser: Browser, origin: string): Promise<number> {
  const figures: number[] = [];
  for (let link = 0; link < 6; link += 1) {
    const { page } = await openVisitor(browser);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(origin, { waitUntil: 'networkidle' });
    const left = await page.evaluate((index) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href]')];
      const pages = links.filter((a) => a.origin === location.origin && !a.hash && a.pathname !== location.pathname);
      const target = pages.filter((a, at) => pages.findIndex((b) => b.pathname === a.pathname) === at)[index];
      sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now()));
      // Not a click: some sites follow it without loading the page.
      if (target) location.assign(target.href);
      return target !== undefined;
    }, link);
    if (left) {
      await page.waitForTimeout(3000);
      figures.push(
        await page.evaluate(() => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
          return performance.timeOrigin + paint - Number(sessionStorage.getItem('clicked'));
        }),
      );
    }
    await page.context().close();
  }
  return median(figures);
}
