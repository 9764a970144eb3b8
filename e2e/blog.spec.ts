import { content, posts } from './support/pages';
import { expect, test } from './support/test';

test('the cards enter 0.2 s apart, and not at all under reduced motion', async ({ page }) => {
  test.skip(posts.length === 0, 'there are no posts');
  await page.addInitScript(() => {
    const delays: string[] = [];
    Object.assign(window, { delays });
    document.addEventListener('animationstart', ({ target }) => {
      const card = (target as Element).closest('main li');
      if (card) delays.push(getComputedStyle(card).animationDelay);
    });
  });
  const delays = () => page.evaluate(() => (window as unknown as { delays: string[] }).delays);
  await page.goto('/blog');
  await expect.poll(delays).toEqual(posts.map((_, index) => `${(index * 2) / 10}s`));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForTimeout(1000);
  expect(await delays()).toEqual([]);
});

test('Subscribe sends nothing and shows a ready-made email to the firm', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('Email').fill('reader+1@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const panel = page.getByRole('main').getByRole('status');
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('Nothing has been sent yet');
  const mail = new URL((await panel.getByRole('link').getAttribute('href')) ?? '');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe(content.business.email);
  expect(mail.searchParams.get('body')).toContain('reader+1@example.com');
  expect(sent).toEqual([]);
});
