import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const checker = createRequire(import.meta.url).resolve('vnu-jar');
const jar = checker.endsWith('.jar') ? checker : join(checker, '../build/dist/vnu.jar');

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

/** Every exported page. */
const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => join('out', name));

test('the Nu HTML checker finds no error in any exported page', async () => {
  test.skip(
    spawnSync('java', ['-version']).error !== undefined,
    'The checker needs Java, which is not installed here.',
  );
  expect(files.length).toBeGreaterThanOrEqual(19);
  const args = ['-jar', jar, '--format', 'json', '--exit-zero-always', ...files];
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  // Ignores warnings, because the policy's 'self' matches nothing for files on disk, and findings in the stylesheet,
  // because the checker supports less CSS than browsers.
  const errors = messages.filter(({ type, message }) => type !== 'info' && !message.startsWith('CSS:'));
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} (${extract})`)).toEqual([]);
});
