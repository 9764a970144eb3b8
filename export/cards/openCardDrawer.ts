import type { Page } from '../page';
import { ExportError, type ExportedSite } from '../site';
import { businessOf, originOf, pictureOf } from '../structuredData';
import { drawBase, drawCard } from './drawCard';
import { openTypeface } from './typeface';

/** The picture of a page that has none of its own. */
const familyPicture = /^pictures\/social-card-(\d+)\..*\.webp$/;

/** Gets ready to draw the share card of each page that names one: its heading, beside its own picture or the family's. */
export async function openCardDrawer(site: ExportedSite): Promise<(page: Page) => Promise<void>> {
  const font = site.names('.woff2').find((name) => name.includes('newsreader'));
  if (!font) throw new ExportError('The exported site has no newsreader font, in which share cards are written.');
  const typeface = await openTypeface(site.bytes(font));
  const origin = originOf(site);
  const { name, towns } = businessOf(site);
  const family = largestFamilyPicture(site);
  const bases = new Map<string, ReturnType<typeof drawBase>>();

  return async (page) => {
    if (page.noindex || !page.metas.has('og:image')) return;
    const title = page.headings[0] ?? '';
    const missing = typeface.lacks(title);
    if (missing) {
      throw new ExportError(
        `${page.path}: the heading has “${missing}”, which the heading font cannot draw. Write it in other words.`,
      );
    }
    const picture = pictureOf(page, origin) ?? family;
    const base = bases.get(picture) ?? drawBase(site.bytes(picture), name, towns, typeface);
    bases.set(picture, base);
    const file = (page.metas.get('og:image')?.[0] ?? '').replace(`${origin}/`, '');
    site.write(file, await drawCard(await base, title, typeface));
  };
}

function largestFamilyPicture(site: ExportedSite): string {
  const widthOf = (name: string) => Number(familyPicture.exec(name)?.[1] ?? 0);
  const largest = site.names('.webp').toSorted((a, b) => widthOf(b) - widthOf(a))[0];
  if (!largest || widthOf(largest) === 0) {
    throw new ExportError(
      'The exported site has no picture social-card, which stands on share cards. Run "npm run pictures".',
    );
  }
  return largest;
}
