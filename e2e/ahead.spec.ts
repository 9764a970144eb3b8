import type { Page } from '@playwright/test';
import { expect, markOpen, scriptsLoaded, test } from './support/test';

/** What the page asks for after this call, by path; pictures and the browser's icon apart. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(pictures|icon)/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const header = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true });
const service = (page: Page) => page.locator('main a[href="/services/date-of-death"]').first();

test('a page that nobody touches fetches no other page', async ({ page }) => {
  const paths = asked(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  // Its own data comes with its scripts.
  expect(paths.filter((path) => /\.(txt|json)$/.test(path))).toEqual(['/index.txt']);
});

test('once a visitor stirs, the pages of the header are at hand, and following them asks for nothing', async ({
  page,
}) => {
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const bundle = page.waitForResponse('**/header-pages.json');
  await page.mouse.move(300, 500);
  await bundle;
  // The pages' own scripts follow.
  await scriptsLoaded(page);
  const paths = asked(page);
  for (const [name, heading] of [
    ['About', 'About'],
    ['FAQ', 'Frequently Asked Questions'],
    ['Services', 'Services'],
  ] as const) {
    await header(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  expect(paths).toEqual([]);
});

test('another page is fetched once, when its link is about to be followed', async ({ page }) => {
  await page.goto('/services', { waitUntil: 'networkidle' });
  const paths = asked(page);
  const data = page.waitForResponse('**/services/date-of-death.txt');
  await service(page).scrollIntoViewIfNeeded();
  await service(page).hover();
  await data;
  await service(page).click();
  await expect(page).toHaveURL('/services/date-of-death');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Date of Death');
  expect(paths.filter((path) => path.endsWith('.txt'))).toEqual(['/services/date-of-death.txt']);
});

test('a link in the text of a guide leads on without loading the site anew', async ({ page }) => {
  await page.goto('/resources/step-up-basis');
  const isStillOpen = await markOpen(page);
  await page.locator('.prose a[href="/resources/inheritance-tax-guide"]').first().click();
  await expect(page).toHaveURL('/resources/inheritance-tax-guide');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Inheritance');
  expect(await isStillOpen()).toBe(true);
});

test.describe('what was fetched ahead', () => {
  test('is asked for anew after five minutes', async ({ page }) => {
    await page.clock.install();
    await page.goto('/services', { waitUntil: 'networkidle' });
    const data = page.waitForResponse('**/services/date-of-death.txt');
    await service(page).focus();
    await data;
    await page.clock.fastForward('06:00');
    const again = page.waitForRequest('**/services/date-of-death.txt*');
    await service(page).click();
    await again;
    await expect(page).toHaveURL('/services/date-of-death');
  });
});

test.describe('when nothing can be fetched ahead', () => {
  test.use({ expectedProblems: /header-pages|500/ });

  test('links work all the same', async ({ page }) => {
    await page.route('**/header-pages.json', (route) => route.fulfill({ status: 500 }));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.mouse.move(300, 500);
    await header(page, 'Contact').click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a visitor who saves data is asked for none', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/', { waitUntil: 'networkidle' });
  await scriptsLoaded(page);
  const paths = asked(page);
  await page.mouse.move(300, 500);
  await page.waitForTimeout(1500);
  expect(paths).toEqual([]);
});

test('a link without a page behind it fetches nothing ahead', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const paths = asked(page);
  const link = page.locator('main article a').first();
  await link.focus();
  await page.waitForTimeout(300);
  expect(paths.filter((path) => path.endsWith('.txt'))).toEqual([]);
});
