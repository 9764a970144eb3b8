import { ContentError } from './contentError';
import manifest from './pictures.json';
import type { PictureData } from './types';

const pictures: Readonly<Record<string, Omit<PictureData, 'name' | 'alt'>>> = manifest;

/**
 * Looks a picture up by name.
 *
 * @param file the content file that names it, for the message
 * @param alt what the picture shows, or '' where it only decorates
 * @throws ContentError when there is no picture of that name
 */
export function pictureNamed(file: string, name: string, alt: string): PictureData {
  const found = pictures[name];
  if (!found) {
    throw new ContentError(
      file,
      `"image" names the picture "${name}", which does not exist.`,
      `one of ${Object.keys(pictures).join(', ')}; to add your own, put it into content/pictures/ and run "npm run pictures".`,
    );
  }
  return { name, alt, ...found };
}

/** A picture that a page itself shows, by name. Throws ContentError when there is none. */
export function getPicture(name: string, alt: string): PictureData {
  return pictureNamed('content/pictures.json', name, alt);
}
