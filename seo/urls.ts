import { getBusiness, type PictureData } from '@/content/loader';

/** The absolute URL of a path; `/` becomes the origin without a slash, as in the canonical link. */
export const absolute = (path: string) => (path === '/' ? getBusiness().url : `${getBusiness().url}${path}`);

/** The path of a page's share card, which `app/cards/` draws. */
export const cardPath = (path: string) => `/cards${path === '/' ? '/index' : path}.jpg`;

/** The path of a picture's largest file, as WebP, which every consumer of structured data reads. */
export const largestFile = ({ name, widths, hash }: PictureData) =>
  `/pictures/${name}-${Math.max(...widths)}.${hash}.webp`;

/** The absolute URL of that file. */
export const pictureUrl = (picture: PictureData) => absolute(largestFile(picture));
