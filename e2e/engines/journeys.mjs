import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./browsers.mjs').Browser} Browser */

const phone = /** @type {const} */ ([390, 844]);
const desktop = /** @type {const} */ ([1280, 800]);

/** Waits until a function in the page says true. @param {Browser} browser @param {string} what */
async function until(browser, what, task, ...args) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    // While a page is left there is none to ask.
    if (await browser.run(task, ...args).catch(() => false)) return;
    await pause(100);
  }
  assert.fail(`never happened: ${what}`);
}

/** @param {Browser} browser @param {string} path @param {string} words of its heading */
const arrivedAt = async (browser, path, words) => {
  await until(
    browser,
    `${path} with the heading "${words}" in sight`,
    (wanted, heading) => {
      const h1 = document.querySelector('h1');
      const top = h1?.getBoundingClientRect().top ?? -1;
      return location.pathname === wanted && h1?.textContent.includes(heading) && top > 0 && top < innerHeight;
    },
    path,
    words,
  );
};

const shown = (browser, selector) =>
  until(
    browser,
    `${selector} is shown`,
    (wanted) => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      return box && box.height > 0 && box.left >= 0 && box.right <= innerWidth + 1;
    },
    selector,
  );
const gone = (browser, selector) =>
  until(
    browser,
    `${selector} is gone`,
    (wanted) => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      return !box || box.height === 0;
    },
    selector,
  );

/** The page's scripts run. */
const hydrated = (browser) =>
  until(browser, 'the scripts run', () => document.querySelector('header')?.hasAttribute('data-hydrated'));

/** Goes Back or Forward. While the page is replaced, the call may have no answer. */
const travelBy = (browser, delta) =>
  browser.run((by) => setTimeout(() => history.go(by)), delta).catch(() => undefined);

const showsFaq = (browser) =>
  until(
    browser,
    'the FAQ is shown',
    () => location.pathname === '/faq' && document.querySelector('h1')?.textContent === 'Frequently Asked Questions',
  );

/** @param {Browser} browser @param {string} path @param {number} top */
const returnedTo = (browser, path, top) =>
  until(
    browser,
    `${path} scrolled to ${top}`,
    (wanted, y) => location.pathname === wanted && Math.abs(scrollY - y) < 40,
    path,
    top,
  );

/** @type {Record<string, { size: readonly [number, number], go: (browser: Browser) => Promise<void> }>} */
export const journeys = {
  'reads a service': {
    size: phone,
    async go(browser) {
      await browser.open('/');
      await hydrated(browser);
      await browser.click('main a[href="/services/date-of-death"]');
      await arrivedAt(browser, '/services/date-of-death', 'Date of Death');
      await until(browser, 'its picture is there', () => document.querySelector('main img').naturalWidth > 0);
      assert.equal(await browser.run(() => document.documentElement.scrollWidth > innerWidth), false);
      assert.match(await browser.run(() => document.title), /Date of Death|Date-of-Death/i);
    },
  },
  'opens the menu': {
    size: phone,
    async go(browser) {
      await browser.open('/');
      await hydrated(browser);
      await gone(browser, '#site-menu');
      await browser.click('.menu-toggle');
      await shown(browser, '#site-menu a[href="/faq"]');
      assert.equal(await browser.run(() => document.activeElement.closest('#site-menu') !== null), true);
      assert.equal(await browser.run(() => document.querySelector('main').inert), true);
      await browser.click('.menu-toggle');
      await gone(browser, '#site-menu');
      await browser.click('.menu-toggle');
      await shown(browser, '#site-menu a[href="/faq"]');
      await browser.click('#site-menu a[href="/faq"]');
      await arrivedAt(browser, '/faq', 'Frequently Asked Questions');
      await gone(browser, '#site-menu');
    },
  },
  'sees the header turn white': {
    size: desktop,
    async go(browser) {
      await browser.open('/about');
      await hydrated(browser);
      const colour = () => getComputedStyle(document.querySelector('header')).backgroundColor;
      assert.equal(await browser.run(colour), 'rgba(0, 0, 0, 0)');
      await browser.run(() => scrollTo({ top: 21, behavior: 'instant' }));
      await until(browser, 'white', () => {
        const { backgroundColor, boxShadow } = getComputedStyle(document.querySelector('header'));
        return backgroundColor === 'rgb(255, 255, 255)' && boxShadow !== 'none';
      });
      // As before scripts run.
      await browser.run(() => document.querySelector('header').removeAttribute('data-scrolled'));
      assert.equal(await browser.run(colour), 'rgb(255, 255, 255)');
    },
  },
  'opens questions of the FAQ': {
    size: phone,
    async go(browser) {
      await browser.open('/faq');
      await hydrated(browser);
      const heights = () => [...document.querySelectorAll('details')].slice(0, 2).map((one) => one.offsetHeight);
      const [closed] = await browser.run(heights);
      await browser.click('details:nth-of-type(1) summary');
      await until(
        browser,
        'the answer is open',
        (least) => document.querySelector('details').offsetHeight > least,
        closed + 40,
      );
      await browser.click('details:nth-of-type(2) summary');
      await until(browser, 'the other one closes', () => {
        const [first, second] = document.querySelectorAll('details');
        return !first.open && second.open;
      });
    },
  },
  'turns the carousel': {
    size: phone,
    async go(browser) {
      await browser.open('/');
      await hydrated(browser);
      const index = (wanted) => {
        const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
        const seen = slides.filter((slide) => slide.getAttribute('aria-hidden') !== 'true');
        const box = seen[0]?.querySelector('blockquote').getBoundingClientRect();
        return seen.length === 1 && slides.indexOf(seen[0]) === wanted && box.left >= 0 && box.right <= innerWidth;
      };
      await browser.click('[aria-label="Next testimonial"]');
      await until(browser, 'the second is shown', index, 1);
      await browser.click('[aria-label="Previous testimonial"]');
      await browser.click('[aria-label="Previous testimonial"]');
      await until(browser, 'the last is shown', index, 3);
      await browser.click('[aria-label="Show testimonial 3 of 4"]');
      await until(browser, 'the third is shown', index, 2);
    },
  },
  'sends the form': {
    size: phone,
    async go(browser) {
      await browser.open('/contact');
      await hydrated(browser);
      await browser.click('form[name="appraisal-request"] button[type="submit"]');
      await until(browser, 'the summary has the focus', () => document.activeElement?.getAttribute('role') === 'alert');
      const answers = {
        name: 'Ana Núñez',
        email: 'ana@example.com',
        phone: '509.555.0100',
        propertyAddress: `${Math.floor(Math.random() * 1e6)} W Example Ave`,
        message: 'A hearing on June 1',
      };
      for (const [name, text] of Object.entries(answers)) await browser.type(`#${name}`, text);
      await browser.type('#service', 'Divorce');
      await browser.click('form[name="appraisal-request"] button[type="submit"]');
      await until(browser, 'the thanks have the focus', () =>
        document.activeElement?.textContent.includes('Thank you for your request!'),
      );
    },
  },
  'goes Back and Forward after a link within the page': {
    size: desktop,
    async go(browser) {
      for (const selector of ['main nav a[href^="#"]', 'main sup a', '.skip-link']) {
        await browser.open('/resources/step-up-basis');
        await hydrated(browser);
        const title = await browser.run(() => document.title);
        await browser.run((link) => document.querySelector(link).click(), selector);
        await until(browser, `${selector} is followed`, () => location.hash !== '');
        await browser.run(() => document.querySelector('header nav a[href="/faq"]').click());
        await showsFaq(browser);
        const shows = (hash) =>
          until(
            browser,
            `the guide ${hash ? 'with' : 'without'} a hash after ${selector}`,
            (words, wanted) => document.title === words && (location.hash !== '') === wanted,
            title,
            hash,
          );
        await travelBy(browser, -1);
        await shows(true);
        await travelBy(browser, -1);
        await shows(false);
        await travelBy(browser, 2);
        await showsFaq(browser);
      }
    },
  },
  'returns to the place where each page was left, as it was left': {
    size: desktop,
    async go(browser) {
      await browser.open('/resources/step-up-basis');
      await hydrated(browser);
      await browser.run(() => scrollTo({ top: 5000, behavior: 'instant' }));
      await browser.run(() => document.querySelector('header nav a[href="/faq"]').click());
      await arrivedAt(browser, '/faq', 'Frequently Asked Questions');
      await hydrated(browser);
      await browser.run(() => {
        Object.assign(window, { left: true });
        document.querySelector('details').open = true;
      });
      await until(
        browser,
        'the answer is open',
        () =>
          document.querySelector('details').open &&
          // The header's animation follows the scroll position and never ends.
          document.getAnimations().every(({ timeline }) => timeline !== document.timeline),
      );
      await browser.run(() => scrollTo({ top: 900, behavior: 'instant' }));
      await travelBy(browser, -1);
      await returnedTo(browser, '/resources/step-up-basis', 5000);
      await travelBy(browser, 1);
      await returnedTo(browser, '/faq', 900);
      assert.equal(await browser.run(() => document.querySelector('details').open), true);
      assert.equal(await browser.run(() => 'left' in window), true, 'the page came from the back/forward cache');
    },
  },
  'gets every page back from the back/forward cache': {
    size: desktop,
    async go(browser) {
      await browser.open('/');
      const paths = await browser.run(async () => {
        const sitemap = new DOMParser().parseFromString(await (await fetch('/sitemap.xml')).text(), 'text/xml');
        return [...sitemap.querySelectorAll('loc')].map((loc) => new URL(loc.textContent).pathname);
      });
      assert.ok(paths.length > 10);
      for (const path of paths) {
        await browser.open(path);
        await hydrated(browser);
        const next = path === '/terms' ? '/privacy' : '/terms';
        await browser.run((to) => {
          Object.assign(window, { left: true });
          setTimeout(() => location.assign(to));
        }, next);
        await until(browser, next, (to) => location.pathname === to && document.readyState === 'complete', next);
        await travelBy(browser, -1);
        await until(browser, `${path} as it was left`, (to) => location.pathname === to && 'left' in window, path);
      }
    },
  },
  'finds the menu closed on the way back': {
    size: phone,
    async go(browser) {
      await browser.open('/about');
      await hydrated(browser);
      await browser.click('.menu-toggle');
      await shown(browser, '#site-menu a[href="/faq"]');
      await browser.run(() => setTimeout(() => location.assign('/terms')));
      await arrivedAt(browser, '/terms', 'Terms');
      await travelBy(browser, -1);
      await arrivedAt(browser, '/about', 'About');
      await gone(browser, '#site-menu');
      await until(browser, 'the page is not inert', () => !document.querySelector('main').inert);
    },
  },
  'hits a dead link': {
    size: desktop,
    async go(browser) {
      await browser.open('/services/divorce-appraisals');
      await hydrated(browser);
      await browser.click('main a[href="/resources/court-requirements"]');
      await arrivedAt(browser, '/resources/court-requirements', 'Resource Not Found');
      await hydrated(browser);
      await browser.click('main a[href="/resources"]');
      await arrivedAt(browser, '/resources', 'Resource Center');
    },
  },
};
