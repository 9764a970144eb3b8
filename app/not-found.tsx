import { notFoundTexts } from '@/components/layout/NotFound';

/** Only for `npm run dev`: what the site shows is page-not-found/page.tsx. Next puts this into the data of every page. */
export default function DevelopmentNotFound() {
  return notFoundTexts.page.title;
}
