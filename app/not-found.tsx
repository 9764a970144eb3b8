import { notFoundTexts } from '@/components/layout/NotFound';

/** Small, because Next puts it into the data of every page; only `npm run dev` shows it. The site's is page-not-found/page.tsx. */
export default function DevelopmentNotFound() {
  return notFoundTexts.page.title;
}
