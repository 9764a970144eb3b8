import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { fillIn, openForm, someRequest, submit } from './support/form';
import { pages } from './support/pages';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';

/** A page without animations settles at once; motion itself is looked at in the carousel's states. */
const openStill = async (page: Page, path: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const { path } of pages) {
      test(`${path}`, async ({ page }) => {
        await openStill(page, path);
        await expectAccessible(page, path);
      });
    }

    test('the thank-you page', async ({ page }) => {
      await openStill(page, '/contact/received');
      await expectAccessible(page, 'received');
    });

    test('the form: emptily sent, sent', async ({ page }) => {
      await openForm(page);
      await submit(page);
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
      await expectAccessible(page, 'errors');
      await fillIn(page, someRequest());
      await submit(page);
      await expect(page.getByRole('main').getByRole('status')).toBeFocused();
      await expectAccessible(page, 'sent');
    });

    test.describe('failures', () => {
      test.use({ expectedProblems: /^(404|422|503) |status of/ });

      test('the form: not sent', async ({ page }) => {
        await page.route('/', (route) =>
          route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
        );
        await openForm(page);
        await fillIn(page, someRequest());
        await submit(page);
        await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
        await expectAccessible(page, 'failed');
      });

      test('the page that names mistakes to browsers without a script', async ({ page }) => {
        await openForm(page);
        // This is how a browser sends a form that no script has taken over.
        const form = page.locator('form[name="appraisal-request"]');
        await Promise.all([
          page.waitForResponse((response) => response.status() === 422),
          form.evaluate((element: HTMLFormElement) => element.submit()),
        ]);
        await expect(page).toHaveTitle(/^Error: /);
        await expectAccessible(page, 'unprocessable');
      });

      test('not-found pages', async ({ page }) => {
        for (const path of ['/x', '/services/x', '/resources/x']) {
          await openStill(page, path);
          await expectAccessible(page, path);
        }
      });
    });

    test('each answer of the FAQ', async ({ page }) => {
      test.slow();
      await openStill(page, '/faq');
      // One of each category can be open at a time, so the second look sees the second of each, and so on.
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

    test('the carousel: moving, and stopped', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: /pause/i }).scrollIntoViewIfNeeded();
      await expectAccessible(page, 'moving');
      await page.getByRole('button', { name: 'Next testimonial' }).click();
      await expectAccessible(page, 'stopped');
    });

    test('the newsletter panel', async ({ page }) => {
      await openStill(page, '/blog');
      await page.getByLabel('Email').fill('reader@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('main').getByRole('status')).toBeFocused();
      await expectAccessible(page, 'newsletter');
    });

    test('forced colours', async ({ page }) => {
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

  test('the open menu', async ({ page }) => {
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
      await page.goto('/');
      await page.getByRole('button', { name: /menu/i }).click();
      await expect(page.locator('#site-menu').getByRole('link').first()).toBeFocused();
      await expectAccessible(page, `menu, forced colours ${forcedColors}`);
    }
  });
});
