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

/** Every page of the export, and none left out: the checker says nothing of what it was not given. */
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
  // Warnings are left out: for files on a disk, the policy's 'self' matches nothing. So are findings in the stylesheet:
  // the checker knows less CSS than browsers.
  const errors = messages.filter(({ type, message }) => type !== 'info' && !message.startsWith('CSS:'));
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} (${extract})`)).toEqual([]);
});
