import type { Page } from '@playwright/test';
import { content } from './support/content';
import { fillIn, openForm, someRequest, submit, typedIn } from './support/form';
import { expect, test } from './support/test';

const { business } = content;
const form = (page: Page) => page.getByRole('form', { name: 'Request an Appraisal' });

test('the form asks the six questions, each with its label, rule and reason', async ({ page }) => {
  await openForm(page);
  const required = ['Full Name', 'Email Address', 'Phone Number', 'Service Needed', 'Property Address'];
  for (const label of required) await expect(page.getByLabel(label)).toHaveAttribute('required', '');
  await expect(page.getByLabel('Email Address')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Phone Number')).toHaveAttribute('type', 'tel');
  await expect(page.getByLabel('Additional Information')).toHaveAttribute('rows', '4');
  await expect(page.getByLabel('Additional Information')).not.toHaveAttribute('required');
  await expect(form(page).getByText('(optional)').first()).toBeVisible();
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

test('a browser may fill in what is yours, and not the property', async ({ page }) => {
  await openForm(page);
  const tokens = { 'Full Name': 'name', 'Email Address': 'email', 'Phone Number': 'tel', 'Property Address': 'off' };
  for (const [label, token] of Object.entries(tokens)) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', token);
  }
});

test('the panel beside it gives phone, e-mail, area, hours and what to do when it is urgent', async ({ page }) => {
  await page.goto('/contact');
  const panel = page.getByRole('complementary', { name: 'Contact information' });
  await expect(panel.getByRole('link', { name: business.phone })).toHaveAttribute('href', business.phoneLink);
  await expect(panel.getByRole('link', { name: business.email })).toHaveAttribute('href', business.emailLink);
  await expect(panel).toContainText(business.serviceArea);
  const hours = panel.getByRole('region', { name: 'Business Hours' });
  for (const { days, text } of business.hours) await expect(hours).toContainText(`${days}${text}`);
  await expect(panel).toContainText(/expedited/i);
  await expect(panel).toContainText(business.expeditedTurnaround);
});

test('an empty form is answered with a summary that takes the focus and leads to each field', async ({ page }) => {
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
    const words = await link.textContent();
    await link.click();
    const field = page.locator(':focus');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${words}`));
    await expect(
      form(page)
        .locator('p')
        .filter({ hasText: words ?? '' }),
    ).toBeVisible();
  }
});

test('a mistake clears nothing, and putting it right sends the form', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Thank you for your request!' })).toBeVisible();
  await expect(page).not.toHaveTitle(/^Error/);
});

test('files get a friendly note where they are not as asked, and never block or go along', async ({ page }) => {
  await openForm(page);
  const upload = page.getByLabel('Upload Documents');
  const file = (name: string, bytes: number) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(bytes),
  });
  await expect(form(page)).toContainText('PDF, JPG, PNG, max 5MB each');
  await expect(upload).toHaveAttribute('multiple', '');
  await upload.setInputFiles([file('deed.pdf', 100), file('plan.docx', 100), file('big.png', 5 * 1024 * 1024 + 1)]);
  const notes = form(page).getByRole('status');
  await expect(notes).toContainText('plan.docx is not PDF, JPG, PNG');
  await expect(notes).toContainText('big.png is larger than 5MB');
  await fillIn(page, someRequest());
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await submit(page);
  expect((await sent).postData()).not.toMatch(/deed|plan|big/);
  await expect(page.getByRole('heading', { name: 'Thank you for your request!' })).toBeVisible();
});

test('what is typed survives a reload and a wrong turn, and goes with one click', async ({ page, context }) => {
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

  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Clear my answers' }).waitFor();
  expect(Object.values(await typedIn(page)).join('')).toBe('');
});

test('what was typed before the script arrived is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const request = someRequest();
  await fillIn(page, request);
  release();
  await page.getByRole('button', { name: 'Clear my answers' }).waitFor();
  expect(await typedIn(page)).toEqual(request);
});
