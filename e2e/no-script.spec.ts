import { readdirSync, readFileSync } from 'node:fs';
import { content } from './testing/content';
import { expectAccessible } from './testing/expectations';
import { fillIn, someAnswers, typedIn } from './testing/form';
import { expect, phone, test } from './testing/test';

test.use({ javaScriptEnabled: false, viewport: phone });

/** What HTML says, in letters and digits only: React writes quotes otherwise, and drawings divide a text. */
const charactersOf = (html: string) => html.replace(/<[^>]+>|&[#\w]+;|[^a-z\d]/gis, '');

/** Of the content, what no visitor reads, by its name. */
const unread = /^(launchQuestions|amounts|privacy|covers|icon|source|kind|role|unit|unknown)$/;

/** All texts within a value, each after the names that lead to it. */
const textsIn = (value: unknown, names: string): [names: string, text: string][] =>
  typeof value === 'string'
    ? [[names, value]]
    : Object.entries(value ?? {}).flatMap(([name, part]) =>
        unread.test(name) ? [] : textsIn(part, `${names}.${name}`),
      );

test('every text of the content is in the HTML of a page', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const shown = files.map((name) => {
    const html = readFileSync(`out/${name}`, 'utf8').replace(/<script.*?<\/script>/gs, '');
    const attributes = Array.from(html.matchAll(/="([^"]*)"/g), ([, value]) => value);
    return charactersOf(html) + charactersOf(attributes.join(' '));
  });
  const pages = (['/', '/about', '/services', '/resources', '/faq', '/blog', '/contact'] as const).map(content.page);
  // A page may have a shorter one by chance, and writes a date in words.
  const isTelling = (text: string) => charactersOf(text).length > 7 && !/^[\d-]+$/.test(text);
  const texts = textsIn({ ...content, pages }, 'content').filter(([, text]) => isTelling(text));
  expect(texts.filter(([, text]) => !shown.some((page) => page.includes(charactersOf(text))))).toEqual([]);
  expect(texts.length).toBeGreaterThan(500);
});

test('testimonials scroll, the menu opens, and the header hides text', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  // There are no buttons that do nothing.
  await expect(carousel.getByRole('button')).toHaveCount(0);
  for (const slide of await carousel.getByRole('group').all()) {
    await slide.scrollIntoViewIfNeeded();
    await expect(slide.locator('blockquote')).toBeInViewport();
  }
  const menu = page.locator('#site-menu');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(menu).toBeHidden();
  await page.goto('/contact#safety');
  await expect(page.locator('#safety')).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
});

test.describe('a form with mistakes that the browser does not catch', () => {
  // Chromium skips the view transition to a page whose status is an error, and reports that.
  test.use({ javaScriptEnabled: true, expectedProblems: /^422 |status of 422|ViewTransition opt-in disabled/ });

  test('is shown again with the mistakes named and the answers kept', async ({ page }) => {
    await page.goto('/contact');
    const answers = { ...someAnswers(), email: 'not an address' };
    await fillIn(page, answers);
    // As without a script, which axe needs; and without the browser's validation.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page, 'mistakes');
    await page.getByRole('main').getByRole('alert').getByRole('listitem').getByRole('link').click();
    const email = page.getByLabel('Email Address');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/correct format/);
    await expect(email).toHaveAttribute('autocomplete', 'email');
    expect(await typedIn(page)).toEqual(answers);
    await email.fill('ana@example.com');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page).toHaveURL('/contact/received');
  });
});
