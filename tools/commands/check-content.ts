/** `npm run check-content`, once it has converted new pictures: says each mistake in what the owner edits. */
import { buildContent } from '../../loader/content';
import { readFiles } from '../../loader/parse';

const result = buildContent(readFiles('content'));
if ('mistakes' in result) {
  const { length } = result.mistakes;
  console.error(`${result.mistakes.join('\n')}\n\n${length} ${length === 1 ? 'mistake' : 'mistakes'}.`);
  process.exitCode = 1;
} else console.log('The content has no mistakes.');
