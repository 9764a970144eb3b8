/* What search engines, reader modes and slow connections get: the exported HTML without its scripts. */
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { guides, posts, questions, services, testimonials } from './support/site';
import { expect, test } from './support/test';

/** The texts of the content that each page must have, as HTML. */
const texts: Record<string, string[]> = {
  '/': [
    ...testimonials.flatMap(({ quote, author, position }) => [quote, author, position]),
    ...services.map(({ title }) => title),
  ],
  '/services': services.flatMap(({ title, summary }) => [title, summary]),
  '/resources': guides.flatMap(({ title, summary }) => [title, summary]),
  '/blog': posts.flatMap(({ title, excerpt, category }) => [title, excerpt, category]),
  '/faq': questions.flatMap(({ items }) => items.flatMap(({ question, answer }) => [question, answer])),
};
for (const { path, body, process: steps, benefits, relatedResources } of services) {
  const written = body.flatMap((part) => ('html' in part ? part.html : []));
  texts[path] = [...written, ...steps, ...benefits, ...relatedResources.map(({ title }) => title)];
}
for (const { path, shortAnswer, body } of guides) {
  texts[path] = [shortAnswer, ...body.flatMap((part) => ('html' in part ? part.html : []))];
}

test('the exported pages have the whole text of the content', async ({ page, request }) => {
  await page.goto('/privacy');
  for (const [path, wanted] of Object.entries(texts)) {
    const html = await (await request.get(path)).text();
    const pieces = wanted.flatMap((text) => text.split(/<[^>]+>/));
    const missing = await page.evaluate(
      ([whole, parts]) => {
        // Spaces differ where elements are inside a sentence.
        const textOf = (source: string) => {
          const { body } = new DOMParser().parseFromString(source, 'text/html');
          for (const code of body.querySelectorAll('script, template')) code.remove();
          return body.textContent.replace(/\s/g, '');
        };
        const text = textOf(whole);
        return parts.filter((part) => !text.includes(textOf(part)));
      },
      [html, pieces] as const,
    );
    expect(missing, path).toEqual([]);
  }
});

test('the Nu HTML checker finds no error in any exported page', async () => {
  test.skip(spawnSync('java', ['-version']).error !== undefined, 'the checker needs Java, which is not installed');
  // Java starts slowly on a busy machine.
  test.slow();
  const checker = createRequire(import.meta.url).resolve('vnu-jar');
  const jar = checker.endsWith('.jar') ? checker : join(checker, '../build/dist/vnu.jar');
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const args = ['-jar', jar, '--format', 'json', '--exit-zero-always', ...files.map((name) => join('out', name))];
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stderr) as { messages: Record<'type' | 'url' | 'message' | 'extract', string>[] };
  // Ignores warnings, because the policy's 'self' matches nothing for files on disk, and findings in the stylesheet,
  // because the checker supports less CSS than browsers.
  const errors = messages.filter(({ type, message }) => type !== 'info' && !message.startsWith('CSS:'));
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} (${extract})`)).toEqual([]);
});
