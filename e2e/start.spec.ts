import { expect, hydrated, test } from './support/test';

test('a page whose data comes after its scripts starts all the same', async ({ page }) => {
  await page.route('**/about.txt', async (route) => {
    await new Promise((later) => setTimeout(later, 1500));
    await route.continue();
  });
  await page.goto('/about');
  await hydrated(page);
});

test('a page starts in a browser that never tells of its first frame', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/about');
  await hydrated(page);
});

test.describe('data of another deploy', () => {
  test.use({ expectedProblems: /integrity|failed: GET .*about\.txt/ });

  test('is not used but asked for anew', async ({ page }) => {
    await page.route('**/about.txt', (route) => route.fulfill({ body: 'of yesterday' }), { times: 1 });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
    await hydrated(page);
  });

  test('on a host that has no other leaves the page as it is without scripts', async ({ page }) => {
    let asked = 0;
    await page.route('**/about.txt', (route) => {
      asked += 1;
      return route.fulfill({ body: 'of yesterday' });
    });
    await page.goto('/about', { waitUntil: 'load' });
    await expect.poll(() => asked).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
    await expect(page.locator('header')).not.toHaveAttribute('data-hydrated');
  });
});
