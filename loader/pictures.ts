import { z } from 'zod';
import pictureFiles from './pictures.json';

const pictures: Readonly<Record<string, (typeof pictureFiles)['home-hero'] | undefined>> = pictureFiles;

/** The name of a picture that there is, such as `home-hero`. */
export const pictureName = z.string().refine((name) => Object.hasOwn(pictures, name), {
  error: () =>
    `there is no such picture. There are ${Object.keys(pictures).join(', ')}, and those that you put into content/pictures/`,
});

/** A picture with its text alternative, which is '' if it only decorates. */
export function getPicture(name: string, alt = '') {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}" in loader/pictures.json.`);
  return { alt, ...picture };
}

export type PictureData = ReturnType<typeof getPicture>;
