import type { Locator } from '@playwright/test';
import { content } from './support/content';
import { services } from './support/pages';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';

const { business } = content;

/** The width of each line of a heading, in pixels. */
const lineWidths = (heading: Locator) =>
  heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ width }) => width);
  });

test('the hero links to the request form and the services', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
  const hero = main.locator('section').first();
  await expect(hero.getByRole('link', { name: 'Request an Appraisal' })).toHaveAttribute('href', '/contact');
  await expect(hero.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/services');
  await expect(hero.getByRole('link', { name: 'Request an Appraisal' })).toBeInViewport();
});

test('shows the claim of experience, the three reasons and the four services', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText(/thousands of divorce and estate appraisals/i)).toBeVisible();
  const why = main.getByRole('region', { name: /^Why Choose/ });
  await expect(why.getByRole('heading', { level: 3 })).toHaveText(['Accuracy', 'Confidentiality', 'Fast Turnaround']);
  for (const { title, path } of services) {
    await expect(main.getByRole('link', { name: new RegExp(`Learn more.*${title}`) })).toHaveAttribute('href', path);
  }
  await expect(main.getByRole('link', { name: 'View all services' })).toHaveAttribute('href', '/services');
});

test('structured data names the firm, its cities, services, phone and URL', async ({ page }) => {
  await page.goto('/');
  const graph = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(graph).toContain('ProfessionalService');
  for (const { city } of business.offices) expect(graph).toContain(city);
  for (const { title } of services) expect(graph).toContain(title);
  expect(graph).toContain(business.phoneLink.replace('tel:', ''));
  expect(graph).toContain(business.url);
});

test('on a phone, the request button is visible without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Request an Appraisal' }).first()).toBeInViewport();
});

for (const [width, most] of [
  [390, 4],
  [1024, 3],
  [1280, 3],
  [1920, 3],
] as const) {
  test(`the headline takes at most ${most} lines of similar length, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const lines = await lineWidths(page.getByRole('heading', { level: 1 }));
    expect(lines.length).toBeLessThanOrEqual(most);
    expect(Math.min(...lines) / Math.max(...lines)).toBeGreaterThan(0.6);
  });
}

for (const [what, viewport] of Object.entries(sizes)) {
  test(`credential, experience, turnaround and fee are in the first screen, ${what}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const hero = page.getByRole('region', { name: content.getHomeText().headline });
    for (const fact of ['State-certified', business.experienceText, business.turnaround, business.feeText]) {
      await expect(hero.getByRole('listitem').filter({ hasText: fact }).locator('p')).toBeInViewport();
    }
  });
}

test('a sample testimonial is marked as one', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('group', { name: / of /, includeHidden: true });
  for (const [index, { quote, sample }] of content.getTestimonials().entries()) {
    await expect(slides.nth(index)).toContainText(quote);
    await expect(slides.nth(index).getByText('Sample', { exact: true })).toHaveCount(sample ? 1 : 0);
  }
});
