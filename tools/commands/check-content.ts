/** `npm run check-content`, once it has converted new pictures: says each mistake in what the owner edits. */
import { paletteMistakes } from '../../app/palette';
import { buildContent } from '../../loader/content';
import { readFiles } from '../../loader/parse';

const result = buildContent(readFiles('content'));
const mistakes = [...('mistakes' in result ? result.mistakes : []), ...paletteMistakes()];
if (mistakes.length > 0) {
  const { length } = mistakes;
  console.error(`${mistakes.join('\n')}\n\n${length} ${length === 1 ? 'mistake' : 'mistakes'}.`);
  process.exitCode = 1;
} else console.log('The content has no mistakes.');
