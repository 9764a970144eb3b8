import { getBusiness, type PictureData } from '@/content/schema';

/** A path of the site as an absolute address; `/` becomes the bare origin, as in the canonical link. */
export const absolute = (path: string) => (path === '/' ? getBusiness().url : `${getBusiness().url}${path}`);

/** Where the share card of a page is; see `app/cards/`. */
export const cardPath = (path: string) => `/cards${path === '/' ? '/index' : path}.jpg`;

/** The largest file of a picture, in the format that every reader of structured data knows. */
export const largestFile = ({ name, widths, hash }: PictureData) =>
  `/pictures/${name}-${Math.max(...widths)}.${hash}.webp`;

export const pictureUrl = (picture: PictureData) => absolute(largestFile(picture));

export const feedPath = '/feed.xml';
