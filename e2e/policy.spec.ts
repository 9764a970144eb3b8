import { expect, test } from './support/test';

test.describe('injected code and requests to other sites', () => {
  test.use({ expectedProblems: /Content Security Policy|404/ });

  test('are blocked', async ({ page }) => {
    await page.goto('/contact');
    const ran = await page.evaluate(async () => {
      const injected = window as unknown as { ran?: string[] };
      injected.ran = [];
      const script = document.createElement('script');
      script.textContent = 'window.ran.push("script")';
      document.body.append(script);
      const host = document.createElement('div');
      host.innerHTML = '<img src="/nope.png" onerror="window.ran.push(\'handler\')">';
      document.body.append(host);
      await fetch('https://other.example/').then(
        () => injected.ran?.push('request'),
        () => undefined,
      );
      await new Promise((later) => setTimeout(later, 300));
      return injected.ran;
    });
    expect(ran).toEqual([]);
  });
});
