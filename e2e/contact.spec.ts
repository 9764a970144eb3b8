import type { Page } from '@playwright/test';
import { phone } from './support/browser';
import { fillIn, formScript, openForm, someRequest, submit, typedIn } from './support/form';
import { content } from './support/pages';
import { expect, test } from './support/test';

const { business } = content;
const text = content.getContactText();
const form = (page: Page) => page.getByRole('form', { name: 'Request an Appraisal' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your request!' });
const file = (name: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(100) });

// Smooth scrolling could move the button away from under a click on a busy machine.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the form has the specified fields, rules and options', async ({ page }) => {
  await openForm(page);
  const required = ['Full Name', 'Email Address', 'Phone Number', 'Service Needed', 'Property Address'];
  for (const label of required) await expect(page.getByLabel(label)).toHaveAttribute('required', '');
  await expect(page.getByLabel('Email Address')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Phone Number')).toHaveAttribute('type', 'tel');
  await expect(page.getByLabel('Additional Information')).toHaveAttribute('rows', '4');
  await expect(page.getByLabel('Additional Information')).not.toHaveAttribute('required');
  const options = await page
    .getByLabel('Service Needed')
    .locator('option')
    .evaluateAll((all: HTMLOptionElement[]) => all.map((option) => [option.value, option.label]));
  expect(options).toEqual([
    ['', 'Select a Service'],
    ['divorce', 'Divorce Appraisal'],
    ['date-of-death', 'Date of Death / Step Up Basis'],
    ['inheritance', 'Inheritance & Gift Reporting'],
    ['estate', 'Estate Settlement'],
    ['other', 'Other (Please Specify)'],
  ]);
});

test('the browser autofills the visitor’s own data, not the property', async ({ page }) => {
  await openForm(page);
  const tokens = { 'Full Name': 'name', 'Email Address': 'email', 'Phone Number': 'tel', 'Property Address': 'off' };
  for (const [label, token] of Object.entries(tokens)) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', token);
  }
});

test('each question says why it is asked', async ({ page }) => {
  await page.goto('/contact');
  for (const [name, hint] of Object.entries(text.hints)) {
    await expect(form(page).locator(`[name="${name}"]`)).toHaveAccessibleDescription(hint);
  }
});

test('the panel beside the form shows the phone, email, area, hours and expedited service', async ({ page }) => {
  await page.goto('/contact');
  const panel = page.getByRole('complementary', { name: 'Contact information' });
  await expect(panel.getByRole('link', { name: business.phone })).toHaveAttribute('href', business.phoneLink);
  await expect(panel.getByRole('link', { name: business.email })).toHaveAttribute('href', business.emailLink);
  await expect(panel).toContainText(business.serviceArea);
  const hours = panel.getByRole('region', { name: 'Business Hours' });
  for (const { days, text } of business.hours) await expect(hours).toContainText(`${days}${text}`);
  await expect(panel.getByRole('region', { name: text.urgent.title })).toContainText(text.urgent.text);
});

test('shows the costs and the times before the button, and what happens next below it', async ({ page }) => {
  await page.goto('/contact');
  const [before, after] = ((await form(page).textContent()) ?? '').split('Submit Request');
  for (const step of text.nextSteps.steps) expect(after).toContain(step);
  for (const fact of text.facts) expect(before).toContain(fact.title + fact.text);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('shows the phone number before the first field', async ({ page }) => {
    await page.goto('/contact');
    const call = page.getByRole('main').getByRole('link', { name: business.phone }).first();
    await expect(call).toHaveAttribute('href', business.phoneLink);
    await expect(call).toBeInViewport();
    const top = async (locator: ReturnType<Page['getByLabel']>) => (await locator.boundingBox())?.y ?? 0;
    expect(await top(call)).toBeLessThan(await top(page.getByLabel('Full Name')));
  });
});

test('submitting an empty form moves focus to a summary that links to each field', async ({ page }) => {
  await openForm(page);
  const title = await page.title();
  await submit(page);
  const summary = page.getByRole('main').getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(page).toHaveTitle(`Error: ${title}`);
  const links = summary.getByRole('link');
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) {
    const words = (await link.textContent()) ?? '';
    await link.click();
    const field = page.locator(':focus');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${words}`));
    await expect(form(page).locator('p').filter({ hasText: words })).toBeVisible();
  }
});

test('keeps the typed answers after a mistake, and sends them once it is corrected', async ({ page }) => {
  await openForm(page);
  const request = someRequest();
  await fillIn(page, { ...request, email: 'not an address' });
  await submit(page);
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
    /email address in the correct format/,
  ]);
  expect(await typedIn(page)).toEqual({ ...request, email: 'not an address' });
  await page.getByLabel('Email Address').fill(request.email);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Received: /);
});

test('the documents field says first that it sends nothing, and never blocks the form', async ({ page }) => {
  await openForm(page);
  const upload = page.getByLabel('Documents');
  await expect(upload).toHaveAccessibleDescription(/^This form can't send files/);
  const hint = `${business.upload.types.join(', ')}, max ${business.upload.maxMegabytes}MB each`;
  await expect(form(page)).toContainText(hint);
  await upload.setInputFiles([file('deed.pdf'), file('plan.docx')]);
  await expect(form(page).getByRole('status')).toContainText("isn't sent");
  await fillIn(page, someRequest());
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await submit(page);
  expect((await sent).postData()).not.toMatch(/deed|plan/);
  await expect(thanks(page)).toBeVisible();
});

test('keeps the answers after a reload and after leaving the page, in one tab only', async ({ page, context }) => {
  await openForm(page);
  const request = someRequest();
  await fillIn(page, request);
  await page.reload();
  await expect.poll(() => typedIn(page)).toEqual(request);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect.poll(() => typedIn(page)).toEqual(request);

  const otherTab = await context.newPage();
  await openForm(otherTab);
  expect(Object.values(await typedIn(otherTab)).join('')).toBe('');
});

test('keeps answers typed before the script runs', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const request = someRequest();
  await fillIn(page, request);
  release();
  await formScript(page);
  expect(await typedIn(page)).toEqual(request);
});

test('keeps and sends values that a form filler sets without events', async ({ page }) => {
  await openForm(page);
  const request = someRequest();
  await form(page).evaluate((element: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      (element.elements.namedItem(name) as HTMLInputElement).value = value;
    }
  }, request);
  await page.getByLabel('Additional Information').press('End');
  await page.keyboard.type(' Thank you.');
  const expected = { ...request, message: `${request.message} Thank you.` };
  expect(await typedIn(page)).toEqual(expected);
  await form(page).evaluate((element: HTMLFormElement) => {
    (element.elements.namedItem('phone') as HTMLInputElement).value = '360 555 0100';
  });
  await page.goto('/faq');
  await page.goBack();
  await expect.poll(() => typedIn(page)).toEqual({ ...expected, phone: '360 555 0100' });
  await formScript(page);
  const sent = page.waitForRequest((candidate) => candidate.method() === 'POST');
  await submit(page);
  expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))).toMatchObject({
    ...expected,
    phone: '360 555 0100',
  });
  await expect(thanks(page)).toBeVisible();
});
