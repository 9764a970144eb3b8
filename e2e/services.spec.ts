import { content, relatedGuides, services } from './support/pages';
import { expect, test } from './support/test';

const { business } = content;

test('the pictures of the list alternate between left and right', async ({ page }) => {
  await page.goto('/services');
  const sides: boolean[] = [];
  for (const { title } of services) {
    const block = page.getByRole('region', { name: title });
    const picture = await block.locator('img').boundingBox();
    const heading = await block.getByRole('heading').boundingBox();
    sides.push((picture?.x ?? 0) < (heading?.x ?? 0));
  }
  expect(sides).toEqual([true, false, true, false]);
});

for (const { path, title, relatedResources } of services) {
  test(`${path} shows its benefits in two columns, and its side panel`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('img').first()).toHaveJSProperty('complete', true);
    const benefitItems = main.getByRole('region', { name: 'Benefits' }).getByRole('listitem');
    const [first, second] = [await benefitItems.nth(0).boundingBox(), await benefitItems.nth(1).boundingBox()];
    expect(second?.x).toBeGreaterThan(first?.x ?? 0);
    expect(second?.y).toBe(first?.y);

    const panel = main.getByRole('complementary', { name: title });
    await expect(panel).toContainText(title);
    await expect(panel.getByRole('region', { name: 'Quick Facts' }).getByRole('listitem')).toHaveText([
      `Report typically delivered within ${business.turnaroundText}`,
      `Serving ${business.areasText}`,
      'Experienced in court testimony and legal proceedings',
      'State certified appraisers',
    ]);
    const related = main.getByRole('region', { name: 'Related Resources' }).getByRole('link');
    const links = await related.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(relatedResources.map((resource) => resource.path));
    await expect(panel.getByRole('link', { name: 'Request an Appraisal' })).toHaveAttribute('href', '/contact');
    await expect(panel.getByRole('link', { name: business.phone })).toHaveAttribute('href', business.phoneLink);
  });
}

test('the services link to the guides that the specification names, in order', () => {
  const linked = services.flatMap(({ relatedResources }) => relatedResources.map(({ path }) => path.split('/').pop()));
  expect(linked).toEqual(relatedGuides);
});

test('the side panel stays visible while the description scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  await page.goto('/services/divorce-appraisals');
  const facts = page.getByRole('heading', { name: 'Quick Facts' });
  const top = async () => (await facts.boundingBox())?.y ?? 0;
  const start = await top();
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), start);
  await expect(facts).toBeInViewport();
  expect(await top()).toBeGreaterThan(72);
});
