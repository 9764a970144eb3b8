/** Small, because Next puts it into the data of every page. Only `npm run dev` shows it: the site's is app/page-not-found/. */
export default function DevelopmentNotFound() {
  return 'Page Not Found';
}
