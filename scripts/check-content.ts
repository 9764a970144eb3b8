/**
 * `npm run check-content`: every mistake in the content, one sentence each, in seconds and without a build.
 *
 *   --readable   only mistakes that prevent a build; `npm run build` starts with it
 */
import { contentMistakes } from '../content/checks/mistakes';
import { schemaMistakes } from '../content/loader/everything';

const readable = process.argv.includes('--readable');
const mistakes = readable ? schemaMistakes() : contentMistakes();
for (const mistake of mistakes) console.error(`${mistake}\n`);
if (mistakes.length > 0) {
  console.error(mistakes.length === 1 ? '1 mistake in content/.' : `${mistakes.length} mistakes in content/.`);
  process.exitCode = 1;
} else if (!readable) console.log('The content has no mistakes.');
