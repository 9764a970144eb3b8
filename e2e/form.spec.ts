import { writeFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { business, contact } from './testing/content';
import { expectAccessible, expectBelowHeader } from './testing/expectations';
import { fillIn, openForm, someAnswers, submit, typedIn } from './testing/form';
import { expect, holdBack, phone, test } from './testing/test';

const main = (page: Page) => page.getByRole('main');
const thanks = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Thank you for your request!' });

/** Handles the form's request with `respond`. Other requests go to the server. */
const onSend = (page: Page, respond: (route: Route) => Promise<void> | void) =>
  page.route('/', (route) => (route.request().method() === 'POST' ? respond(route) : route.continue()));

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
  test.use({ expectedProblems: /^503 \/$|^failed: POST|^console: Failed to load resource/ });

  test('shows the error panel, and after a reload the answers and that the outcome is unknown', async ({ page }) => {
    await onSend(page, (route) => route.abort('connectionrefused'));
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
