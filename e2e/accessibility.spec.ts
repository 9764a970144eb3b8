import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { sizes } from './support/browser';
import { fillIn, openForm, someRequest, submit } from './support/form';
import { pages } from './support/pages';
import { expect, test } from './support/test';

/** Opens a page under reduced motion. The carousel's states are tested with motion. */
const openWithoutMotion = async (page: Page, path: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const { path } of pages) {
      test(`${path} is accessible`, async ({ page }) => {
        await openWithoutMotion(page, path);
        await expectAccessible(page, path);
      });
    }

    test('the thank-you page is accessible', async ({ page }) => {
      await openWithoutMotion(page, '/contact/received');
      await expectAccessible(page, 'received');
    });

    test('the form is accessible with errors and once it is sent', async ({ page }) => {
      await openForm(page);
      await submit(page);
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
      await expectAccessible(page, 'errors');
      await fillIn(page, someRequest());
      await submit(page);
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Thank you' })).toBeFocused();
      await expectAccessible(page, 'sent');
    });

    test.describe('failures', () => {
      test.use({ expectedProblems: /^(404|422|503) |status of/ });

      test('the panel of a failed submission is accessible', async ({ page }) => {
        await page.route('/', (route) =>
          route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
        );
        await openForm(page);
        await fillIn(page, someRequest());
        await submit(page);
        await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
        await expectAccessible(page, 'failed');
      });

      test('the error page for browsers without scripts is accessible', async ({ page }) => {
        await openForm(page);
        // As a browser sends the form before its script runs.
        const form = page.locator('form[name="appraisal-request"]');
        await Promise.all([
          page.waitForResponse((response) => response.status() === 422),
          form.evaluate((element: HTMLFormElement) => element.submit()),
        ]);
        await expect(page).toHaveTitle(/^Error: /);
        await expectAccessible(page, 'unprocessable');
      });

      test('not-found pages are accessible', async ({ page }) => {
        for (const path of ['/x', '/services/x', '/resources/x']) {
          await openWithoutMotion(page, path);
          await expectAccessible(page, path);
        }
      });
    });

    test('each answer of the FAQ is accessible', async ({ page }) => {
      test.slow();
      await openWithoutMotion(page, '/faq');
      // Only one question per category can be open, so each round opens the next one in every category.
      const categories = await page
        .getByRole('main')
        .getByRole('region')
        .filter({ has: page.locator('details') })
        .all();
      const most = Math.max(...(await Promise.all(categories.map((one) => one.locator('details').count()))));
      for (let index = 0; index < most; index += 1) {
        for (const category of categories) {
          const question = category.locator('details').nth(index);
          if (await question.count()) await question.locator('summary').click();
        }
        await expectAccessible(page, `answers ${index + 1}`);
      }
    });

    test('the carousel is accessible while it advances and once it is stopped', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: /pause/i }).scrollIntoViewIfNeeded();
      await expectAccessible(page, 'moving');
      await page.getByRole('button', { name: 'Next testimonial' }).click();
      await expectAccessible(page, 'stopped');
    });

    test('the newsletter panel is accessible', async ({ page }) => {
      await openWithoutMotion(page, '/blog');
      await page.getByLabel('Email').fill('reader@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('main').getByRole('status')).toBeFocused();
      await expectAccessible(page, 'newsletter');
    });

    test('pages are accessible in forced colors', async ({ page }) => {
      for (const path of ['/', '/services/date-of-death', '/faq', '/contact']) {
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        await page.goto(path);
        await expectAccessible(page, path);
      }
    });
  });
}

test.describe('phone', () => {
  test.use({ viewport: sizes.phone });

  test('the open menu is accessible', async ({ page }) => {
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
      await page.goto('/');
      await page.getByRole('button', { name: /menu/i }).click();
      await expect(page.locator('#site-menu').getByRole('link').first()).toBeFocused();
      await expectAccessible(page, `menu, forced colors ${forcedColors}`);
    }
  });
});
