import { getGuides, getPages, getPicture, getServices } from '@/loader';
import { cardPath } from '@/seo/metadata';
import { drawShareCard } from '@/seo/shareCard';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** One card for each page, such as `/cards/services/inheritance.jpg`. */
export const generateStaticParams = () => getPages().map(({ path }) => ({ card: cardPath(path).split('/').slice(2) }));

/** The page's own picture, or the home page's. */
export async function GET(_: Request, { params }: RouteContext<'/cards/[...card]'>) {
  const { card } = await params;
  const pictured = [...getServices(), ...getGuides()].find(({ path }) => cardPath(path) === `/cards/${card.join('/')}`);
  const file = await drawShareCard(pictured?.image ?? getPicture('home-hero'));
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'image/jpeg' } });
}
