import { missing, notFound, pages, paths, posts, services, specified, unwrittenGuides } from './support/pages';
import { errorStatus, expect, test } from './support/test';

test('has every page of the specification', () => {
  expect(paths).toEqual(expect.arrayContaining(specified));
});

for (const { path, title, pageTitle } of pages) {
  test(`${path} opens with its title, heading and breadcrumb`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(pageTitle);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    if (path === '/') {
      await expect(heading).toHaveText(/Independent, defensible valuations for life.s biggest transitions/);
      await expect(breadcrumb).toHaveCount(0);
      return;
    }
    await expect(heading).toHaveText(title);
    const segments = path.split('/').slice(1);
    await expect(breadcrumb.getByRole('listitem')).toHaveCount(segments.length + 1);
    await expect(breadcrumb.getByRole('link').first()).toHaveAttribute('href', '/');
    await expect(breadcrumb.getByRole('link')).toHaveCount(segments.length);
    await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText(
      segments.length > 1 ? title : new RegExp(segments[0] ?? '', 'i'),
    );
    if (segments.length > 1) {
      const parent = breadcrumb.getByRole('link').last();
      await expect(parent).toHaveText(new RegExp(segments[0] ?? '', 'i'));
      await expect(parent).toHaveAttribute('href', `/${segments[0]}`);
    }
  });
}

test.describe('paths that do not exist', () => {
  test.use({ expectedProblems: errorStatus(404) });
  for (const [path, kind] of Object.entries(missing)) {
    test(`${path} shows ${notFound[kind].title} on a host with only one not-found page`, async ({ page, request }) => {
      const body = await (await request.get('/x')).text();
      await page.route(`**${path}`, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound[kind].title);
      await expect(page.locator('main')).toContainText(notFound[kind].text);
    });
  }

  for (const [path, kind] of Object.entries(missing)) {
    test(`${path} shows ${notFound[kind].title}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const { title, text, links } = notFound[kind];
      await expect(page).toHaveTitle(new RegExp(title));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByText(text, { exact: true })).toBeVisible();
      for (const [name, href] of Object.entries(links)) {
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
      }
      await main.getByRole('link').first().click();
      await expect(page).toHaveURL(Object.values(links)[0] ?? '');
    });
  }

  test('a link to a guide that is not written yet shows Resource Not Found', async ({ page }) => {
    for (const id of unwrittenGuides) {
      const service = services.find(({ relatedResources }) => relatedResources.some(({ path }) => path.endsWith(id)));
      await page.goto(service?.path ?? '');
      await page.locator(`main a[href="/resources/${id}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resource Not Found');
    }
  });

  test('a link to a blog post shows Page Not Found', async ({ page }) => {
    for (const { path } of posts) {
      await page.goto('/blog');
      await page.locator(`main a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    }
  });
});
