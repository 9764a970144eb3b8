/** `npm run check-content`: converts new pictures, and says each mistake in what the owner edits, without a build. */
import './pictures';

// Only now: it reads the list of pictures.
const { readFiles } = await import('../../loader/read');
const { loadContent } = await import('../../loader/content');
const result = loadContent(readFiles('content'));
if ('mistakes' in result) {
  const { length } = result.mistakes;
  console.error(`${result.mistakes.join('\n')}\n\n${length} ${length === 1 ? 'mistake' : 'mistakes'}.`);
  process.exitCode = 1;
} else console.log('The content has no mistakes.');
