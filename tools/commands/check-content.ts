/** `npm run check-content`: every mistake in what the owner edits, one sentence each, without a build. Writes nothing. */
import sharp from 'sharp';
import { checkContent } from '../../loader/checkContent';
import { setPictures } from '../../loader/pictures';
import { readPictures, unreadable } from './pictureSources';

const pictures = await readPictures();
// A picture whose end is missing has a size, but can't be converted. The site's own were.
for (const { file, bytes } of pictures.filter((picture) => picture.file.startsWith('content/')))
  await sharp(bytes).stats().catch(unreadable(file));
setPictures(Object.fromEntries(pictures.map(({ name, entry }) => [name, entry])));
const { mistakes, notes } = checkContent();
for (const note of notes) console.log(`Note: ${note}`);
if (mistakes.length > 0) {
  console.error(`${mistakes.join('\n')}\n\n${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}.`);
  process.exitCode = 1;
} else console.log('The content has no mistakes.');
