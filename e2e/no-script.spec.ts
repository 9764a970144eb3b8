import { readFileSync } from 'node:fs';
import type { TextSection } from '@/loader';
import { guides, posts, questions, services } from './testing/content';
import { expectAccessible } from './testing/expectations';
import { fillIn, someAnswers, typedIn } from './testing/form';
import { errorStatus, expect, phone, test } from './testing/test';

test.use({ javaScriptEnabled: false, viewport: phone });

const htmlOf = (sections: readonly TextSection[]) =>
  sections.flatMap(({ parts }) => parts).flatMap((part) => ('html' in part ? part.html : []));

/** The longest texts of each page's content, as HTML. */
const written: Record<string, string[]> = {
  '/blog': posts.map(({ excerpt }) => excerpt),
  '/faq': questions.flatMap(({ items }) => items.map(({ answer }) => answer)),
  ...Object.fromEntries(services.map(({ path, longDescription }) => [path, htmlOf(longDescription.sections)])),
  ...Object.fromEntries(guides.map(({ path, content }) => [path, htmlOf(content.sections)])),
};

/** What HTML says, without spaces and quotes: React writes some otherwise. */
const lettersOf = (html: string) => html.replace(/<script.*?<\/script>|<[^>]+>|\s|"|&quot;|'|&#x27;/gs, '');

test('the longest texts are in the HTML of their pages', () => {
  for (const [path, texts] of Object.entries(written)) {
    const page = lettersOf(readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8'));
    // Figures and links within a sentence have texts of their own.
    const parts = texts.flatMap((html) => html.split(/<[^>]+>/)).map(lettersOf);
    expect(parts.filter((part) => !page.includes(part))).toEqual([]);
  }
});

test.describe('without JavaScript', { tag: '@engines' }, () => {
  test('every testimonial can be scrolled to, the menu opens, and the header hides the text behind it', async ({
    page,
  }) => {
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
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
  });
});

test.describe('a form with mistakes that the browser does not catch', () => {
  // Chromium skips the view transition to a page whose status is an error, and reports that.
  test.use({
    javaScriptEnabled: true,
    expectedProblems: new RegExp(`${errorStatus(422).source}|ViewTransition opt-in disabled`),
  });

  test('is shown again with the mistakes named and the answers kept', async ({ page }) => {
    await page.goto('/contact');
    const answers = { ...someAnswers(), email: 'not an address' };
    await fillIn(page, answers);
    // As without a script, which axe needs; and without the browser's validation.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page, 'mistakes');
    await page.getByRole('main').getByRole('alert').getByRole('listitem').getByRole('link').click();
    await expect(page.getByLabel('Email Address')).toBeFocused();
    expect(await typedIn(page)).toEqual(answers);
    await page.getByLabel('Email Address').fill('ana@example.com');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page).toHaveURL('/contact/received');
  });
});
