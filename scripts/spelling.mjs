/** `npm run spelling`: every unknown word, with its place and what to do about it. */
import { run } from './run.mjs';

const remedy = 'is not a known word: correct it, or if it is right, add it to docs/dictionary.txt';

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
  // Each word has been reported above.
  process.exitCode = 1;
}
