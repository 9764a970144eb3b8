import { join } from 'node:path';
import sharp from 'sharp';
import { color } from '@/app/palette';
import { getContent } from '@/loader';
import { shareCardPath } from '@/seo/metadata';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** One card for each page, such as `/cards/services/inheritance.jpg`. */
export const generateStaticParams = () =>
  getContent().pages.map(({ path }) => ({ card: shareCardPath(path).split('/').slice(2) }));

/** The image in a link's preview, whose title the preview itself shows: the page's own picture, or the home page's. */
export async function GET(_: Request, { params }: RouteContext<'/cards/[...card]'>) {
  const { card } = await params;
  const { guides, home, services } = getContent();
  const pictured = [...services, ...guides].find(({ path }) => shareCardPath(path) === `/cards/${card.join('/')}`);
  const { source } = pictured?.image ?? home.image;
  const file = await sharp(join(process.cwd(), source))
    .autoOrient()
    // Pixels. Link previews show this size uncropped.
    .resize({ width: 1200, height: 630, fit: 'contain', background: color('paper') })
    .flatten({ background: color('paper') })
    .jpeg({ quality: 88 })
    .toBuffer();
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'image/jpeg' } });
}
