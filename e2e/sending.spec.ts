import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { denyStorage, fillIn, formScript, openForm, someRequest, submit, typedIn } from './support/form';
import { content } from './support/pages';
import { expect, openPaused, test } from './support/test';

const { business } = content;
const run = promisify(execFile);
const main = (page: Page) => page.getByRole('main');
const button = (page: Page) => page.getByRole('button', { name: /Submit/ });
const thanks = (page: Page) => main(page).getByRole('heading', { name: 'Thank you for your request!' });
const unconfirmed = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /don't know whether your last/ });

// Smooth scrolling could move the button away from under a click on a busy machine.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Handles the form's request with `answer`. Other requests go to the server. */
async function onSend(page: Page, answer: (route: Route) => Promise<void> | void) {
  await page.route('/', (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()));
}

/** Delays the response to the form's request until the returned function is called. */
async function delayResponse(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await onSend(page, async (route) => {
    await released;
    await route.fulfill({ status: 200 });
  });
  return () => release();
}

async function fillInAndSend(page: Page, open = openForm) {
  await open(page);
  const request = someRequest();
  await fillIn(page, request);
  await submit(page);
  return request;
}

async function expectErrorPanel(page: Page, request: ReturnType<typeof someRequest>) {
  const panel = main(page).getByRole('alert');
  await expect(panel.getByRole('heading')).toHaveText('Submission Error');
  await expect(panel).toContainText(
    'There was an issue submitting your request. Please try again or call us directly at the business phone number.',
  );
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('link', { name: business.phone })).toHaveAttribute('href', business.phoneLink);
  await expect(main(page).locator('form')).toHaveCount(0);
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(() => typedIn(page)).toEqual(request);
  await expect(main(page).getByRole('status').first()).toBeFocused();
}

test('sends exactly the seven fields to the site root', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  const request = await fillInAndSend(page);
  const post = await sent;
  expect(new URL(post.url()).pathname).toBe('/');
  expect(await post.headerValue('content-type')).toContain('application/x-www-form-urlencoded');
  expect([...new URLSearchParams(post.postData() ?? '')]).toEqual(
    Object.entries({ 'form-name': 'appraisal-request', ...request }),
  );
});

test('the form can be filled in and sent by keyboard without losing focus', async ({ page }) => {
  const release = await delayResponse(page);
  await openForm(page);
  await page.getByLabel('Full Name').focus();
  const request = someRequest();
  for (const value of [request.name, request.email, request.phone, 'Date', request.propertyAddress, 'Hearing soon']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Documents')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText('Submitting...');
  await expect(button(page)).toBeDisabled();
  const status = main(page).getByRole('status').filter({ hasText: 'sending your request' });
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport({ ratio: 1 });
  release();
  await expect(thanks(page)).toBeVisible();
  await expect(main(page).getByRole('status')).toBeFocused();
});

test('success replaces the form, takes focus and removes the answers from the tab', async ({ page }) => {
  const { name } = await fillInAndSend(page);
  const panel = main(page).getByRole('status').filter({ hasText: 'Thank you' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(
    `Thank you for your request! We've received your appraisal request and will contact you within ${business.responseTime} to discuss your needs.`,
  );
  await expect(main(page).locator('form')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(name);
  await page.reload();
  await formScript(page);
  expect(Object.values(await typedIn(page)).join('')).toBe('');
});

test('two clicks send one request', async ({ page }) => {
  let requests = 0;
  await onSend(page, async (route) => {
    requests += 1;
    await route.continue();
  });
  await openForm(page);
  await fillIn(page, someRequest());
  await button(page).evaluate((submitButton: HTMLButtonElement) => {
    submitButton.click();
    submitButton.click();
    submitButton.form?.requestSubmit();
  });
  await expect(thanks(page)).toBeVisible();
  expect(requests).toBe(1);
});

test.describe('leaving the page before the response', () => {
  for (const [way, leave] of [
    ['a reload', (page: Page) => page.reload()],
    [
      'another page and Back',
      async (page: Page) => {
        await page.goto('/faq');
        await page.goBack();
      },
    ],
  ] as const) {
    test(`${way} shows that the outcome is unknown and keeps the answers`, async ({ page }) => {
      await delayResponse(page);
      const request = await fillInAndSend(page);
      await expect(button(page)).toHaveText('Submitting...');
      await leave(page);
      await expect(unconfirmed(page)).toBeInViewport({ ratio: 1 });
      await expect(unconfirmed(page)).toBeFocused();
      await expect(unconfirmed(page).getByRole('link')).toHaveAttribute('href', business.phoneLink);
      expect(await typedIn(page)).toEqual(request);
      await expectAccessible(page, 'the unconfirmed request');
      await page.unroute('/');
      await submit(page);
      await expect(thanks(page)).toBeVisible();
      await page.reload();
      await formScript(page);
      await expect(unconfirmed(page)).toHaveCount(0);
    });
  }
});

test.describe('failures show the error panel and keep the answers', () => {
  test.use({ expectedProblems: /^(4|5)\d\d \/$|^failed: POST|^console: Failed to load resource/ });

  for (const [status, words] of [
    [400, /can't confirm that your request arrived/],
    [404, /can't confirm that your request arrived/],
    [413, /too long/],
    [422, /email address and the service/],
    [429, /Wait a minute/],
    [500, /can't confirm that your request arrived/],
    [503, /can't confirm that your request arrived/],
  ] as const) {
    test(`status ${status}`, async ({ page }) => {
      await onSend(page, (route) => route.fulfill({ status, body: 'no' }));
      const request = await fillInAndSend(page);
      await expect(main(page).getByRole('alert')).toContainText(words);
      await expectErrorPanel(page, request);
    });
  }

  for (const reason of ['connectionreset', 'connectionrefused', 'namenotresolved'] as const) {
    test(reason, async ({ page }) => {
      await onSend(page, (route) => route.abort(reason));
      await expectErrorPanel(page, await fillInAndSend(page));
    });
  }

  test('offline', async ({ page, context }) => {
    await openForm(page);
    const request = someRequest();
    await fillIn(page, request);
    await context.setOffline(true);
    await submit(page);
    await expectErrorPanel(page, request);
  });

  test('20 seconds without a response', async ({ page }) => {
    await onSend(page, () => {});
    const request = await fillInAndSend(page, () => openPaused(page, '/contact'));
    await page.clock.runFor(19_000);
    await expect(button(page)).toHaveText('Submitting...');
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expectErrorPanel(page, request);
  });

  test('where the browser denies storage, the panel shows the answers to copy', async ({ page }) => {
    await denyStorage(page);
    await onSend(page, (route) => route.fulfill({ status: 503 }));
    const request = await fillInAndSend(page);
    const panel = main(page).getByRole('alert');
    await expect(panel.getByRole('heading')).toHaveText('Submission Error');
    await expect(panel).not.toContainText('kept in this tab');
    for (const value of Object.values(request)) {
      expect(await panel.evaluate((element) => element.textContent)).toContain(value);
    }
    await expectAccessible(page, 'the answers in the failure panel');
  });
});

test('where the browser denies storage, a request can still be sent', async ({ page }) => {
  await denyStorage(page);
  await openForm(page);
  await expect(main(page)).toContainText("doesn't let us keep what you type");
  await fillIn(page, someRequest());
  await submit(page);
  await expect(thanks(page)).toBeVisible();
});

test('the owner finds a sent request in the list of requests', async ({ page }, testInfo) => {
  const { name, email, propertyAddress, message } = await fillInAndSend(page);
  await expect(thanks(page)).toBeVisible();
  const list = (...more: string[]) =>
    run('npm', ['run', '--silent', 'requests', ...more], {
      env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
    }).then(({ stdout }) => stdout);
  expect(await list()).toContain(name);
  const file = testInfo.outputPath('requests.csv');
  await list('--', '--csv', file);
  const csv = readFileSync(file, 'utf8');
  const [, lastLine = ''] = message.split('\n');
  for (const value of [name, email, propertyAddress, lastLine]) expect(csv).toContain(value);
});
