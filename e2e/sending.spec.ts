import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page, Route } from '@playwright/test';
import { content } from './support/content';
import { fillIn, openForm, someRequest, submit, typedIn } from './support/form';
import { expect, openFrozen, test } from './support/test';

const { business } = content;
const run = promisify(execFile);
const main = (page: Page) => page.getByRole('main');
const button = (page: Page) => page.getByRole('button', { name: /Submit/ });

// The page glides to the button otherwise, and on a busy machine a click may land where the button was.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Lets a test decide what becomes of the form's request; everything else goes on as ever. */
async function onSend(page: Page, decide: (route: Route) => Promise<void> | void) {
  await page.route('/', (route) => (route.request().method() === 'POST' ? decide(route) : route.continue()));
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
}

test('the seven fields go to the site root, and nothing else does', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  const request = await fillInAndSend(page);
  const post = await sent;
  expect(new URL(post.url()).pathname).toBe('/');
  expect(await post.headerValue('content-type')).toContain('application/x-www-form-urlencoded');
  expect([...new URLSearchParams(post.postData() ?? '')]).toEqual(
    Object.entries({ 'form-name': 'appraisal-request', ...request }),
  );
});

test('while it is on its way the button says so and is disabled', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await onSend(page, async (route) => {
    await held;
    await route.fulfill({ status: 200 });
  });
  await fillInAndSend(page);
  await expect(button(page)).toHaveText('Submitting...');
  await expect(button(page)).toBeDisabled();
  answer();
  await expect(main(page).getByRole('heading', { name: 'Thank you for your request!' })).toBeVisible();
});

test('success replaces the form, takes the focus, and forgets what was typed', async ({ page }) => {
  await fillInAndSend(page);
  const panel = main(page).getByRole('status');
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(
    "Thank you for your request! We've received your appraisal request and will contact you within 1 business day to discuss your needs.",
  );
  await expect(main(page).locator('form')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Ana');
  await page.reload();
  await page.getByRole('button', { name: 'Clear my answers' }).waitFor();
  expect(Object.values(await typedIn(page)).join('')).toBe('');
});

test('two clicks make one request', async ({ page }) => {
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
  await expect(main(page).getByRole('heading', { name: 'Thank you for your request!' })).toBeVisible();
  expect(requests).toBe(1);
});

test.describe('failures all end in the error panel, with everything kept', () => {
  test.use({
    expectedProblems: /^(4|5)\d\d \/$|^failed: (POST|GET .*chunks)|^console: Failed to load resource/,
  });

  for (const status of [400, 404, 422, 429, 500, 503]) {
    test(`answer ${status}`, async ({ page }) => {
      await onSend(page, (route) => route.fulfill({ status, body: 'no' }));
      await expectErrorPanel(page, await fillInAndSend(page));
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

  test('20 seconds of silence', async ({ page }) => {
    await onSend(page, () => {});
    const request = await fillInAndSend(page, () => openFrozen(page, '/contact'));
    await page.clock.runFor(19_000);
    await expect(button(page)).toHaveText('Submitting...');
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expectErrorPanel(page, request);
  });
});

test('a request that was sent stands in the list that the owner reads', async ({ page }) => {
  const { name, email, propertyAddress } = await fillInAndSend(page);
  await expect(main(page).getByRole('heading', { name: 'Thank you for your request!' })).toBeVisible();
  const list = (...more: string[]) =>
    run('npm', ['run', '--silent', 'requests', ...more], {
      env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
    }).then(({ stdout }) => stdout);
  expect(await list()).toContain(name);
  const csv = await list('--', '--csv');
  for (const value of [name, email, propertyAddress, 'Hearing on June 1.']) expect(csv).toContain(value);
});
