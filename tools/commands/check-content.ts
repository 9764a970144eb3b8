/** `npm run check-content`: every mistake in what the owner edits, one sentence each, without a build. New pictures are converted first. */
import { runNode } from './run.mjs';

// The owner's pictures first: the texts name them, and the loader reads their list when it is imported.
await runNode(['--import', 'tsx', 'tools/commands/pictures.ts'], { quiet: true }).catch(() => process.exit(1));
const { checkContent } = await import('../../loader/mistakes');

const { mistakes, notes } = checkContent();
for (const note of notes) console.log(`Note: ${note}`);
if (mistakes.length > 0) {
  console.error(`${mistakes.join('\n')}\n\n${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}.`);
  process.exitCode = 1;
} else console.log('The content has no mistakes.');
