import type { Page } from '@playwright/test';
import { phone } from './support/browser';
import { fillIn, openForm, someRequest, submit, typedIn } from './support/form';
import { content } from './support/pages';
import { expect, hydrated, test } from './support/test';

/*
 * The page that was exported stays on the screen, in its own look, whatever happens to its scripts.
 */

const scripts = '**/_next/static/**/*.js';
/** What the browser says about scripts that a test takes away or breaks. */
const brokenScripts = /^failed: GET .*\.js|^console: |^error: |^404 .*\.js/;

/** Waits for scripts that may never run, then compares the page with what was exported. */
async function expectExportedPage(page: Page, path: string) {
  const heading = page.getByRole('heading', { level: 1 });
  const phoneLink = page.getByRole('banner').locator(`a[href="${content.business.phoneLink}"]`);
  await expect(heading).toBeVisible();
  await expect(phoneLink).toBeVisible();
  const exported = await (await page.request.get(path)).text();
  const words = await page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const wordsOf = (root: Element | null) => root?.textContent?.replace(/\s+/g, ' ') ?? '';
    return {
      exported: wordsOf(body.querySelector('main')),
      shown: wordsOf(document.querySelector('main')),
      title: document.title,
    };
  }, exported);
  expect(words.shown).toBe(words.exported);
  expect(exported).toContain(`<title>${words.title.replaceAll('&', '&amp;')}</title>`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(heading).toHaveCSS('font-family', /newsreader/i);
}

test.describe('scripts that are missing', () => {
  test.use({ expectedProblems: brokenScripts });

  for (const path of ['/', '/contact', '/faq']) {
    test(`leave ${path} as it is, whichever of them it is`, async ({ page, context }) => {
      test.slow();
      const names = new Set<string>();
      page.on('request', (request) => request.resourceType() === 'script' && names.add(request.url()));
      await page.goto(path);
      const all = [...names].filter((name) => name.endsWith('.js'));
      expect(all.length).toBeGreaterThan(3);
      for (const missing of all) {
        const other = await context.newPage();
        await other.route(missing, (route) => route.fulfill({ status: 404 }));
        const answered = other.waitForResponse(missing).catch(() => undefined);
        await other.goto(path, { waitUntil: 'load' });
        await answered;
        await other.waitForLoadState('networkidle');
        // A script that comes later than the others is one the page can do without.
        if (!(await other.locator('header[data-hydrated]').count())) await expectExportedPage(other, path);
        else await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
        await other.close();
      }
    });
  }

  test('leave the page as it is when none arrives', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/services', { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await expectExportedPage(page, '/services');
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).not.toHaveURL('/services');
  });

  test('leave the page as it is when they are cut off', async ({ page }) => {
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.slice(0, body.length / 2) });
    });
    await page.goto('/faq', { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await expectExportedPage(page, '/faq');
    await page.locator('summary').first().click();
    await expect(page.locator('details .answer').first()).toBeVisible();
  });

  test('let slides change without moving when it is only their animation', async ({ page }) => {
    await page.goto('/');
    await page.route(scripts, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    const carousel = page.locator('[aria-roledescription="carousel"]');
    await carousel.scrollIntoViewIfNeeded();
    await failed;
    const [, second] = content.getTestimonials();
    await carousel.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(carousel.getByRole('group')).toHaveCount(1);
    await expect(carousel.getByRole('group')).toContainText(second?.author ?? '');
    await expect(carousel.getByRole('group')).toBeInViewport();
  });
});

test.describe('an error', () => {
  test.use({ expectedProblems: brokenScripts });

  for (const [when, breakIt] of [
    [
      'while React renders',
      () => {
        Date.prototype.getFullYear = () => {
          throw new Error('on purpose');
        };
      },
    ],
    [
      'right after React has taken the page over',
      () => {
        window.matchMedia = () => {
          throw new Error('on purpose');
        };
      },
    ],
  ] as const) {
    test(`${when} leaves the page, and what was typed, as it was`, async ({ page }) => {
      await page.addInitScript(breakIt);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(scripts, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/contact', { waitUntil: 'commit' });
      const request = someRequest();
      await fillIn(page, request);
      const failed = page.waitForEvent('console', (message) => message.text().includes('on purpose'));
      release();
      await failed;
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('banner').locator('a[href^="tel:"]')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /newsreader/i);
      expect(await typedIn(page)).toMatchObject(request);
      await submit(page);
      await expect(page.getByRole('heading', { name: 'Thank you for your request!' })).toBeVisible();
    });
  }
});

test.describe('a browser without', () => {
  for (const [feature, remove] of [
    ['IntersectionObserver', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
    ['PerformanceObserver', () => Reflect.deleteProperty(window, 'PerformanceObserver')],
    ['requestIdleCallback', () => Reflect.deleteProperty(window, 'requestIdleCallback')],
    [
      'popovers',
      () => {
        for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
          Reflect.deleteProperty(HTMLElement.prototype, name);
        }
      },
    ],
    [
      'storage',
      () => {
        for (const name of ['sessionStorage', 'localStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Denied', 'SecurityError');
            },
          });
        }
      },
    ],
  ] as const) {
    test(`${feature} shows every page, with working buttons and a form that can be sent`, async ({ page }) => {
      await page.addInitScript(remove);
      await page.goto('/');
      const carousel = page.locator('[aria-roledescription="carousel"]');
      await carousel.getByRole('button', { name: 'Next testimonial' }).click();
      await expect(carousel.getByRole('group')).toContainText(content.getTestimonials()[1]?.author ?? '');
      await openForm(page);
      await fillIn(page, someRequest());
      await submit(page);
      await expect(page.getByRole('heading', { name: 'Thank you for your request!' })).toBeVisible();
    });
  }
});

test.describe('a page that a translator changed', () => {
  /** Wraps each text in `<font>`, twice, with other words, as translators built into browsers do. */
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };

  test('can be used after scripts have run', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.evaluate(translate);
    const carousel = page.locator('[aria-roledescription="carousel"]');
    for (const index of [1, 2, 3, 0]) {
      await carousel.getByRole('button', { name: 'Next testimonial' }).click();
      await expect(carousel.getByRole('group')).toContainText(content.getTestimonials()[index]?.author ?? '');
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#site-menu').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await openForm(page);
    await page.evaluate(translate);
    await submit(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.evaluate(translate);
    await fillIn(page, someRequest());
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Thank you for your request!' })).toBeVisible();
    await page.goto('/blog');
    await page.evaluate(translate);
    await page.getByLabel('Email').fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('main').getByRole('status').getByRole('link')).toBeVisible();
  });

  test.describe('before scripts ran', () => {
    // React reports that it found other elements than it rendered, and renders the page itself.
    test.use({ expectedProblems: /^error: Minified React error #418|^console: A speculation rule set was inserted/ });

    test('can be used', async ({ page }) => {
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${translate})`);
      await page.goto('/contact');
      await hydrated(page);
      await expect(page.getByRole('banner').locator('a[href^="tel:"]')).toBeVisible();
      await fillIn(page, someRequest());
      await submit(page);
      await expect(page.getByRole('heading', { name: 'Thank you for your request!' })).toBeVisible();
    });
  });
});

test.describe('the header', () => {
  test('never lets text show through, even if scripts never run', async ({ page }) => {
    await page.route(scripts, () => new Promise(() => undefined));
    for (const path of ['/', '/services/inheritance', '/faq']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const top of [21, 300, 2000]) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      }
    }
  });
});
