import { ContentError } from './errors';
import manifest from './pictures.json';
import type { PictureData } from './types';
import type { Path } from './yaml';

const pictures: Readonly<Record<string, Omit<PictureData, 'name' | 'alt'>>> = manifest;

/**
 * Looks up a picture that a content file names.
 *
 * @param path the field that names it, for the message
 * @param alt what the picture shows, or '' where it only decorates
 * @throws ContentError when there is no picture of that name
 */
export function pictureNamed(
  { file, lineOf }: { file: string; lineOf: (path: Path) => number },
  path: Path,
  name: string,
  alt: string,
): PictureData {
  const found = pictures[name];
  if (!found) {
    throw new ContentError(
      file,
      lineOf(path),
      `"image" names the picture "${name}", which does not exist`,
      `one of ${Object.keys(pictures).join(', ')}; to add your own, put it in content/pictures/ and run "npm run pictures"`,
    );
  }
  return { name, alt, ...found };
}

/** A picture that a page names in code. Throws ContentError when there is none of that name. */
export function getPicture(name: string, alt: string): PictureData {
  return pictureNamed({ file: 'content/loader/pictures.json', lineOf: () => 1 }, [], name, alt);
}
