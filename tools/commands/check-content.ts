/** `npm run check-content`: converts new pictures, and says each mistake in what the owner edits, without a build. */
import './pictures';

// Only now: it reads the list of pictures.
const { readFiles } = await import('../../loader/read');
const { loadContent } = await import('../../loader/content');
const { mistakes, notes } = loadContent(readFiles('content'));
for (const note of notes) console.log(`Note: ${note}`);
if (mistakes.length > 0) {
  console.error(`${mistakes.join('\n')}\n\n${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}.`);
  process.exitCode = 1;
} else console.log('The content has no mistakes.');
