import { getBusiness, type PictureData } from '@/content/schema';

/** A path of the site as an absolute address; `/` becomes the bare origin, as in the canonical link. */
export const absolute = (path: string) => (path === '/' ? getBusiness().url : `${getBusiness().url}${path}`);

/** Where the build draws the share card of a page; see `export/cards/`. */
export const cardPath = (path: string) => `/cards${path === '/' ? '/index' : path}.png`;

/** The largest file of a picture, in the format that every reader of structured data knows. */
export function pictureUrl({ name, widths, hash }: PictureData): string {
  return absolute(`/pictures/${name}-${Math.max(...widths)}.${hash}.webp`);
}

export const feedPath = '/feed.xml';
