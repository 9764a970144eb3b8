/** `npm run check-content`: every mistake in the content, one sentence each, in seconds and without a build. */
import { contentMistakes } from '../content/loader/mistakes';

const mistakes = contentMistakes();
if (mistakes.length > 0) {
  console.error(`${mistakes.join('\n')}\n\n${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}.`);
  process.exitCode = 1;
} else if (!process.argv.includes('--quiet')) console.log('The content has no mistakes.');
