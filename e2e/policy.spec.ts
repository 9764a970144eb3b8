/* The security policy in a real browser: it stops what is not ours, and nothing that is. */
import { specified } from './support/pages';
import { expect, test } from './support/test';

test('no page breaks its own policy, opened or reached by a click', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { violations: found });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      found.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  const violations = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
  for (const path of specified) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await violations(), path).toEqual([]);
  }
  await page.goto('/');
  for (const name of ['About', 'Services', 'Resources', 'FAQ', 'Blog', 'Contact']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await violations()).toEqual([]);
});

test.describe('what is not ours', () => {
  test.use({ expectedProblems: /Content Security Policy|404/ });

  test('does not run, load or send', async ({ page }) => {
    await page.goto('/contact');
    const ran = await page.evaluate(async () => {
      const marks = window as unknown as { ran?: string[] };
      marks.ran = [];
      const script = document.createElement('script');
      script.textContent = 'window.ran.push("script")';
      document.body.append(script);
      const host = document.createElement('div');
      host.innerHTML = '<img src="/nope.png" onerror="window.ran.push(\'handler\')">';
      document.body.append(host);
      await fetch('https://other.example/').then(
        () => marks.ran?.push('request'),
        () => undefined,
      );
      await new Promise((later) => setTimeout(later, 300));
      return marks.ran;
    });
    expect(ran).toEqual([]);
  });
});
