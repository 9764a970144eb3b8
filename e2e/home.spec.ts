import { content } from './support/content';
import { services } from './support/pages';
import { expect, test } from './support/test';

const { business } = content;

test('the first screen says what it is and leads on', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
  const hero = main.locator('section').first();
  await expect(hero.getByRole('link', { name: 'Request an Appraisal' })).toHaveAttribute('href', '/contact');
  await expect(hero.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/services');
  await expect(hero.getByRole('link', { name: 'Request an Appraisal' })).toBeInViewport();
});

test('the strip, the three reasons and the four services are there', async ({ page }) => {
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

test('machines are told who the firm is, where it works and what it does', async ({ page }) => {
  await page.goto('/');
  const graph = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(graph).toContain('ProfessionalService');
  for (const { city } of business.offices) expect(graph).toContain(city);
  for (const { title } of services) expect(graph).toContain(title);
  expect(graph).toContain(business.phoneLink.replace('tel:', ''));
  expect(graph).toContain(business.url);
});

test('on a phone, the request button is in sight without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Request an Appraisal' })).toBeInViewport();
});
