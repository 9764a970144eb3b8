import type { Page } from '@playwright/test';
import { launchOptions, phone } from './support/browser';
import { fillIn, someRequest, typedIn } from './support/form';
import { content, notFound, pages, paths } from './support/pages';
import { errorStatus, expect, hydrated, test } from './support/test';

/** As browsers are: Playwright switches the back/forward cache off. */
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const guide = content.getResources()[0]?.path ?? '';
const byPath = new Map(pages.map((page) => [page.path, page]));

// Not page.goBack(): it waits for a load event, and a page from the back/forward cache has none.
const go = (page: Page, delta: number) => page.evaluate((by) => history.go(by), delta);

/** Asks the page something. While it is being replaced by another, nothing answers. */
const ask = <T>(page: Page, question: () => T) => page.evaluate(question).catch(() => undefined);
const scrollY = (page: Page) => ask(page, () => window.scrollY);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const follow = (page: Page, selector: string) => page.locator(selector).first().click();
const header = (page: Page, path: string) => follow(page, `header nav a[href="${path}"]`);

/** By script: a pointer would have the browser load the page ahead, where no test can intercept it. */
const click = (page: Page, path: string) =>
  page.evaluate((to) => document.querySelector<HTMLElement>(`header nav a[href="${to}"]`)?.click(), path);

/** The page at a path is on the screen: address, title, heading, canonical address and the highlighted link all say so. */
async function expectPage(page: Page, path: string) {
  const expected = byPath.get(path);
  const section = `/${path.split('/')[1]}`;
  const linked = ['/', '/about', '/services', '/resources', '/faq', '/blog', '/contact'].includes(section);
  await expect
    .poll(() =>
      ask(page, () => ({
        path: location.pathname,
        title: document.title,
        heading: document.querySelector('h1')?.textContent?.replaceAll('’', "'"),
        canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '').pathname,
        current: [...document.querySelectorAll('header nav [aria-current]')].map(
          (link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`,
        ),
      })),
    )
    .toEqual({
      path,
      title: expected?.pageTitle,
      heading: (path === '/' ? content.getHomeText().headline : expected?.title)?.replaceAll('’', "'"),
      canonical: path,
      current: linked ? [`${section} ${path === section ? 'page' : 'true'}`] : [],
    });
}

test.describe('links', () => {
  test.use({ expectedProblems: errorStatus(404) });

  for (const path of paths) {
    test(`on ${path} lead to their pages, or to the not-found page that the specification names`, async ({ page }) => {
      test.slow();
      await page.goto(path);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).pathname))]);
      expect(links.length).toBeGreaterThan(10);
      for (const link of links.filter((one) => !one.includes('.'))) {
        await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href^="${to}"]`)?.click(), link);
        if (byPath.has(link)) await expectPage(page, link);
        else {
          const kind = link.startsWith('/resources/') ? 'resource' : 'page';
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound[kind].title);
        }
        if (link !== path) await go(page, -1);
        await expectPage(page, path);
      }
    });
  }

  for (const { named, options } of [
    { named: 'Ctrl or Command', options: { modifiers: ['ControlOrMeta'] } },
    { named: 'the middle button', options: { button: 'middle' } },
    { named: 'Shift', options: { modifiers: ['Shift'] } },
  ] as const) {
    test(`a click with ${named} opens another tab or window and leaves this page alone`, async ({ page, context }) => {
      await page.goto('/about');
      const opened = context.waitForEvent('page');
      await page
        .locator('header nav a[href="/faq"]')
        .click(options as Parameters<ReturnType<Page['locator']>['click']>[0]);
      await expectPage(await opened, '/faq');
      await expectPage(page, '/about');
    });
  }
});

for (const cached of [true, false]) {
  test.describe(cached ? 'from the back/forward cache' : 'loaded again', () => {
    test.beforeEach(async ({ page }) => {
      // A page that listens to `unload` is not cached.
      if (!cached) await page.addInitScript(() => addEventListener('unload', () => undefined));
    });

    for (const [what, selector] of [
      ['contents link', 'main nav a[href^="#"]'],
      ['footnote', 'main sup a'],
      ['skip link', '.skip-link'],
    ] as const) {
      test(`Back and Forward show the right pages after a ${what}`, async ({ page }) => {
        await page.goto(guide);
        await page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);
        await expect.poll(() => ask(page, () => location.hash)).not.toBe('');
        await header(page, '/faq');
        await expectPage(page, '/faq');
        await go(page, -1);
        await expectPage(page, guide);
        await expect.poll(() => ask(page, () => location.hash)).not.toBe('');
        await go(page, -1);
        await expect.poll(() => ask(page, () => location.hash)).toBe('');
        await expectPage(page, guide);
        await go(page, 2);
        await expectPage(page, '/faq');
      });
    }

    test('Back and Forward return to the place where each page was left', async ({ page }) => {
      await page.goto(guide);
      await scrollTo(page, 5000);
      await header(page, '/faq');
      await expectPage(page, '/faq');
      await hydrated(page);
      await scrollTo(page, 1200);
      for (const [delta, path, left] of [
        [-1, guide, 5000],
        [1, '/faq', 1200],
        [-1, guide, 5000],
      ] as const) {
        await go(page, delta);
        await expectPage(page, path);
        await expect.poll(async () => Math.abs(((await scrollY(page)) ?? 0) - left)).toBeLessThan(40);
      }
    });
  });
}

test.describe('a page from the back/forward cache', () => {
  for (const path of paths) {
    test(`${path} comes back as it was`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => Object.assign(window, { left: true }));
      const next = path === '/terms' ? '/privacy' : '/terms';
      await follow(page, `footer a[href="${next}"]`);
      await expectPage(page, next);
      await go(page, -1);
      await expectPage(page, path);
      const state = await page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
          notRestoredReasons?: unknown;
        })[];
        return { left: 'left' in window, reasons: visit?.notRestoredReasons ?? null };
      });
      expect(state).toEqual({ left: true, reasons: null });
    });
  }

  test('has its questions, slide and answers as they were left', async ({ page }) => {
    await page.goto('/faq');
    const question = page.locator('details').nth(2);
    await question.locator('summary').click();
    await header(page, '/');
    await expectPage(page, '/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Show testimonial 3' }).click();
    await header(page, '/contact');
    await expectPage(page, '/contact');
    await hydrated(page);
    const request = someRequest();
    await fillIn(page, request);
    await header(page, '/about');
    await expectPage(page, '/about');
    await go(page, -1);
    await expectPage(page, '/contact');
    expect(await typedIn(page)).toMatchObject(request);
    await go(page, -1);
    await expectPage(page, '/');
    await expect(page.getByRole('button', { name: 'Show testimonial 3' })).toHaveAttribute('aria-current', 'true');
    await go(page, -1);
    await expectPage(page, '/faq');
    await expect(question).toHaveAttribute('open');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('has its menu closed', async ({ page }) => {
      await page.goto('/faq');
      await page.getByRole('button', { name: 'Menu' }).click();
      // Not through a link of the menu, which closes it before the page is left.
      await page.evaluate(() => location.assign('/about'));
      await expectPage(page, '/about');
      await go(page, -1);
      await expectPage(page, '/faq');
      await expect(page.locator('#site-menu')).toBeHidden();
      await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    });
  });
});

test.describe('scrolling', () => {
  /** Scroll events that an action leads to: one for a jump, many for a smooth scroll. */
  async function scrollEvents(page: Page, act: () => Promise<unknown>): Promise<number> {
    await page.evaluate(() => {
      const events = { count: 0, last: performance.now() };
      Object.assign(window, { events });
      document.onscroll = () => {
        events.count += 1;
        events.last = performance.now();
      };
    });
    await act();
    await page.waitForFunction(() => {
      const { events } = window as unknown as { events: { count: number; last: number } };
      return events.count > 0 && performance.now() - events.last > 500;
    });
    return page.evaluate(() => (window as unknown as { events: { count: number } }).events.count);
  }
  const contentsLink = (page: Page) =>
    page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main nav a[href^="#"]')].at(-1)?.click());

  test('is smooth for a link within the page, and at once for Back and Forward', async ({ page }) => {
    await page.goto(guide);
    await hydrated(page);
    expect(await scrollEvents(page, () => contentsLink(page))).toBeGreaterThan(5);
    expect(await scrollEvents(page, () => go(page, -1))).toBeLessThanOrEqual(2);
    expect(await scrollEvents(page, () => go(page, 1))).toBeLessThanOrEqual(2);
  });

  test('is never smooth under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(guide);
    await hydrated(page);
    expect(await scrollEvents(page, () => contentsLink(page))).toBeLessThanOrEqual(2);
  });
});

test.describe('from page to page', () => {
  /** Whether the page that is open was shown with a transition from the one before. */
  const transition = (page: Page) => ask(page, () => (window as unknown as { transition: boolean }).transition);

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`there is a transition with ${reducedMotion === 'reduce' ? 'no motion' : 'motion'}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) =>
          Object.assign(window, { transition: Boolean((event as Event & { viewTransition: unknown }).viewTransition) }),
        );
      });
      await page.goto('/about');
      await header(page, '/faq');
      await expectPage(page, '/faq');
      await expect.poll(() => transition(page)).toBe(reducedMotion === 'no-preference');
    });
  }

  test('a request that hangs leaves its link and all others alive', async ({ page }) => {
    await page.route('**/faq*', () => new Promise(() => undefined), { times: 1 });
    await page.goto('/about');
    // In one call: Playwright answers none while a page is requested.
    await page.evaluate(() => {
      const link = (path: string) => document.querySelector<HTMLElement>(`header nav a[href="${path}"]`);
      link('/faq')?.click();
      setTimeout(() => link('/services')?.click(), 500);
    });
    await expectPage(page, '/services');
    await click(page, '/faq');
    await expectPage(page, '/faq');
  });

  test('an early click, before scripts run, arrives like any other', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', () => new Promise(() => undefined));
    await page.goto('/about', { waitUntil: 'commit' });
    await header(page, '/services');
    await expectPage(page, '/services');
  });
});

test.describe('a deploy', () => {
  // A real deploy names the hashes of its own scripts; here React finds its data blocked.
  test.use({ expectedProblems: /Content Security Policy|^error: Minified React error #412/ });

  test('between load and click shows all of the new page', async ({ page }) => {
    const { phone: before } = content.business;
    const after = '(360) 555-0199';
    await page.goto('/about');
    await page.route(/\/faq(\.txt)?$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(before, after) });
    });
    await click(page, '/faq');
    await expectPage(page, '/faq');
    await expect(page.getByRole('contentinfo').getByText(after)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: after })).toBeVisible();
  });
});

test.describe('prerendering', () => {
  for (const path of paths) {
    test(`on ${path} is offered for other pages that exist, and only for them`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const offered = new Set<string>();
      session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
        for (const { key } of preloadingAttemptSources) offered.add(new URL(key.url).pathname);
      });
      await session.send('Preload.enable');
      await page.goto(path);
      const linked = await page
        .locator('a[href^="/"]')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      const expected = new Set(linked.filter((one) => byPath.has(one) && one !== path));
      await expect.poll(() => [...offered].sort()).toEqual([...expected].sort());
    });
  }
});
