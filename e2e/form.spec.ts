import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { business, contact } from './testing/content';
import { expectAccessible, expectBelowHeader } from './testing/expectations';
import { fillIn, openForm, someAnswers, submit, typedIn } from './testing/form';
import { expect, go, holdBack, phone, test } from './testing/test';

const scripts = '**/_next/static/**/*.js';
const main = (page: Page) => page.getByRole('main');
const thanks = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Thank you for your request!' });

test('the form leads from mistakes to thanks', { tag: '@engines' }, async ({ page, browserName }) => {
  // With the bars of the browser, less of a phone is left.
  await page.setViewportSize({ width: phone.width, height: 664 });
  await openForm(page);
  await submit(page);
  const summary = main(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  if (browserName === 'chromium') await expectAccessible(page, 'mistakes');

  const answers = someAnswers();
  await fillIn(page, answers);
  const deed = test.info().outputPath('deed.pdf');
  writeFileSync(deed, Buffer.alloc(8_000_000));
  await page.locator('input[type="file"]').setInputFiles(deed);
  const sent: string[] = [];
  page.on('request', (request) => {
    // The panel of thanks has a picture.
    if (request.resourceType() !== 'image') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const respond = await holdBack(page, '/');
  await submit(page);
  const status = main(page).getByRole('status').filter({ hasText: 'sending your answers' });
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  respond();
  await expect(thanks(page)).toBeFocused();
  expect(sent).toEqual(['POST /']);
  await expectBelowHeader(thanks(page).getByRole('heading').first());
  await expect(page.getByRole('complementary', { name: 'Need a professional appraisal?' })).toBeHidden();
  await expect(page.getByRole('heading', { name: contact.nextSteps.title })).toHaveCount(1);
  if (browserName === 'chromium') await expectAccessible(page, 'sent');
});

test.describe('a failed submission', () => {
  test.use({ expectedProblems: /^failed: POST|^console: Failed to load resource/ });

  test('shows the error panel, and after a reload the answers and that the outcome is unknown', async ({ page }) => {
    await page.route('/', (route) => route.abort('connectionrefused'));
    await openForm(page);
    const answers = someAnswers();
    await fillIn(page, answers);
    await submit(page);
    const panel = main(page).getByRole('alert');
    await expect(panel).toBeFocused();
    await expectAccessible(page, 'failed');
    await page.reload();
    const notice = main(page).getByRole('status').filter({ hasText: 'don’t know whether your last' });
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await typedIn(page)).toEqual(answers);
    await expectAccessible(page, 'unknown outcome');
  });
});

test('Subscribe asks for an address, and sends nothing but shows a ready-made email', async ({ page }) => {
  await page.goto('/blog');
  const sent: string[] = [];
  // The pictures below load once they are near.
  page.on('request', (request) => request.resourceType() !== 'image' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  const panel = main(page).getByRole('status');
  for (const address of ['reader@exmaple.com', 'reader+1@example.com']) {
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('Nothing has been sent yet');
    const mail = new URL((await panel.getByRole('link').getAttribute('href')) ?? '');
    expect(mail.protocol + mail.pathname).toBe(business.emailLink);
    expect(mail.searchParams.get('body')).toContain(address);
    // Mail programs show a plus as a plus.
    expect(mail.search).not.toContain('+');
  }
  expect(sent).toEqual([]);
  await expectAccessible(page, 'newsletter');
});

test.describe('failing scripts', () => {
  test.use({ expectedProblems: /^failed: GET .*\.js|^console: |^error: /, viewport: phone });
  const received = (page: Page) => page.getByRole('heading', { name: 'Thank you for your request!' });

  for (const cached of [true, false]) {
    test(`leave the form working, and empty after Back, ${cached ? 'with' : 'without'} the cache`, async ({ page }) => {
      // A page that listens to `unload` is not kept in the back/forward cache.
      if (!cached) await page.addInitScript(() => addEventListener('unload', () => undefined));
      await page.route(scripts, (route) => route.abort());
      await page.goto('/contact', { waitUntil: 'load' });
      const answers = someAnswers();
      await fillIn(page, answers);
      await page.reload();
      expect(await typedIn(page)).toEqual(answers);
      await submit(page);
      await expect(page).toHaveURL('/contact/received');
      await expect(received(page)).toBeVisible();
      const nothing = Object.fromEntries(Object.keys(answers).map((name) => [name, '']));
      await go(page, -1);
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => typedIn(page)).toEqual(nothing);
      await page.unroute(scripts);
      await openForm(page);
      expect(await typedIn(page)).toEqual(nothing);
      await expect(page.getByText(/don’t know whether your last/)).toHaveCount(0);
    });
  }

  test('leave the page, and what was typed, as it was when React cannot render', async ({ page }) => {
    await page.addInitScript(() => {
      Date.prototype.getFullYear = () => {
        throw new Error('on purpose');
      };
    });
    const release = await holdBack(page, scripts);
    await page.goto('/contact', { waitUntil: 'commit' });
    const answers = someAnswers();
    await fillIn(page, answers);
    const failed = page.waitForEvent('console', (message) => message.text().includes('on purpose'));
    release();
    await failed;
    await expect(page.getByRole('banner').getByRole('link', { name: 'Call' })).toBeVisible();
    expect(await typedIn(page)).toEqual(answers);
    await submit(page);
    await expect(received(page)).toBeVisible();
  });
});
