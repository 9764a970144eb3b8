/** `npm run check-content`: every mistake in what the owner edits, one sentence each, in seconds and without a build. */
import { checkContent } from '../content/loader/mistakes';
import { paletteMistakes } from '../seo/palette';
import { runNode } from './run.mjs';

// The owner's pictures first: the texts name them.
await runNode(['--import', 'tsx', 'art/pictures.ts'], { quiet: true }).then(check, () => {
  process.exitCode = 1;
});

function check() {
  const { mistakes: inContent, notes } = checkContent();
  const mistakes = [...inContent, ...paletteMistakes()];
  for (const note of notes) console.log(`Note: ${note}`);
  if (mistakes.length > 0) {
    console.error(`${mistakes.join('\n')}\n\n${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}.`);
    process.exitCode = 1;
  } else if (!process.argv.includes('--quiet')) console.log('The content has no mistakes.');
}
