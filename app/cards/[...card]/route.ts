import { getGuides, getPages, getPicture, getServices } from '@/content/loader';
import { cardPath } from '@/seo/metadata';
import { drawShareCard } from '@/seo/ShareCard';

export const dynamic = 'force-static';
export const dynamicParams = false;

interface CardProps {
  params: Promise<{ card: string[] }>;
}

/** One card for each page, such as `/cards/services/inheritance.jpg`. */
export const generateStaticParams = () => getPages().map(({ path }) => ({ card: cardPath(path).split('/').slice(2) }));

/** Draws the page's heading beside its own picture, or beside the default picture. */
export async function GET(_: Request, { params }: CardProps) {
  const { card } = await params;
  const page = getPages().find(({ path }) => cardPath(path) === `/cards/${card.join('/')}`);
  if (!page) return new Response(null, { status: 404 });
  const article = [...getServices(), ...getGuides()].find(({ path }) => path === page.path);
  const file = await drawShareCard(page.title, article?.picture ?? getPicture('social-card', ''));
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'image/jpeg' } });
}
