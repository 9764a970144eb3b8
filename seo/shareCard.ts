import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureData } from '@/loader';
import { color } from './palette';

/** Draws the image in a link's preview, whose title the preview itself shows: a page's picture, as a JPEG file. */
export const drawShareCard = (picture: PictureData): Promise<Buffer> =>
  sharp(join(process.cwd(), 'public', picture.largest))
    // Pixels. Link previews show this size uncropped.
    .resize({ width: 1200, height: 630, fit: 'contain', background: color('paper') })
    .flatten({ background: color('paper') })
    .jpeg({ quality: 88 })
    .toBuffer();
