import type { Page } from '@playwright/test';
import { questionIds, testimonials } from './testing/content';
import { fillIn, formScript, openForm, someAnswers, submit, typedIn } from './testing/form';
import { expect, holdBack, hydrated, phone, test } from './testing/test';

/* What password managers, grammar checkers, click-to-call and translation do to a page, before or after its scripts. */

/** Wraps each text in `<font>`, twice, as translators built into browsers do. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `${text.data}…`;
    outer.append(inner);
    text.replaceWith(outer);
  }
};

const addAtTop = () => document.body.prepend(document.createElement('div'));

const changes: [string, () => void][] = [
  [
    'a node after a field and a span in a phone link',
    () => {
      document.getElementById('email')?.after(document.createElement('i'));
      const link = document.querySelector('header a[aria-label^=Call]') as HTMLElement;
      const span = document.createElement('span');
      span.append(...link.childNodes);
      link.append(span);
    },
  ],
  ['every text wrapped', translate],
  ['a div at the top of the page', addAtTop],
];

/** Opens a page, whose scripts run when the returned function is called. */
async function openWithoutScripts(page: Page, path: string) {
  const release = await holdBack(page, '**/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await hydrated(page);
  };
}

test.describe('what other programs do to a page', { tag: '@engines' }, () => {
  // React reports what it found before it makes a part anew. The rules that it makes anew are ignored: the first are in effect.
  test.use({ expectedProblems: /^error: .*React|^console: A speculation rule set/, viewport: phone });

  for (const [what, change] of changes) {
    test(`${what} before the scripts run: answers, focus and caret stay`, async ({ page }) => {
      const runScripts = await openWithoutScripts(page, '/contact');
      const answers = someAnswers();
      await fillIn(page, answers);
      const message = page.getByLabel(/^Additional Information/);
      await message.evaluate((field: HTMLTextAreaElement) => {
        field.focus();
        field.setSelectionRange(4, 4);
      });
      await page.evaluate(change);
      await runScripts();
      await formScript(page);
      expect(await typedIn(page)).toEqual(answers);
      await expect(message).toBeFocused();
      await expect(message).toHaveJSProperty('selectionStart', 4);
    });
  }

  test('a change in one part before the scripts run leaves every other part alone', async ({ page }) => {
    const parts = ['header', 'h1', 'form', 'aside', 'footer'];
    for (const part of parts) {
      const runScripts = await openWithoutScripts(page, '/contact');
      const elements = await Promise.all(parts.map((each) => page.locator(each).last().elementHandle()));
      await elements[parts.indexOf(part)]?.evaluate((element) => element.prepend('Ad'));
      await runScripts();
      const areKept = () => Promise.all(elements.map((element) => element?.evaluate(({ isConnected }) => isConnected)));
      // The heading's part is all of <main>.
      const inPart = part === 'h1' ? ['h1', 'form', 'aside'] : [part];
      await expect.poll(areKept, part).toEqual(parts.map((each) => !inPart.includes(each)));
    }
  });

  test('all of it after the scripts ran: the form still works', async ({ page }) => {
    await openForm(page);
    for (const [, change] of changes) await page.evaluate(change);
    await submit(page);
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await page.evaluate(translate);
    await fillIn(page, someAnswers());
    await submit(page);
    await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you for your request!');
  });

  test('a page that React replaced keeps its question, its menu and the newsletter’s address', async ({ page }) => {
    const question = page.locator(`details[id="${questionIds[0]?.[0]}"]`);
    let runScripts = await openWithoutScripts(page, '/faq');
    await question.locator('summary').click();
    await page.evaluate(addAtTop);
    await runScripts();
    await expect(question).toHaveAttribute('open');

    runScripts = await openWithoutScripts(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.evaluate(addAtTop);
    await runScripts();
    await expect(page.locator('#site-menu')).toBeVisible();
    await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert');

    runScripts = await openWithoutScripts(page, '/blog');
    await page.getByLabel('Email').fill('reader@example.com');
    await page.evaluate(addAtTop);
    await runScripts();
    await expect(page.getByLabel('Email')).toHaveValue('reader@example.com');
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('a translated page still changes testimonials', async ({ page }) => {
    const carousel = page.locator('[aria-roledescription="carousel"]');
    await page.goto('/');
    await page.evaluate(translate);
    for (const { author } of testimonials.slice(1)) {
      await carousel.getByRole('button', { name: 'Next testimonial' }).click();
      await expect(carousel.getByRole('group')).toContainText(author);
    }
  });
});
