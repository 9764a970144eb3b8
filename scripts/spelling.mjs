/** `npm run spelling`: every unknown word with its place and the remedy. */
import { run } from './run.mjs';

const remedy = 'is not a known word; correct it or add it to docs/dictionary.txt';

try {
  await run(process.execPath, [
    'node_modules/cspell/bin.mjs',
    'lint',
    '--no-progress',
    '--quiet',
    '--issue-template',
    `$filename:$row: "$text" ${remedy}.`,
  ]);
} catch {
  // cspell has printed each word.
  process.exitCode = 1;
}
