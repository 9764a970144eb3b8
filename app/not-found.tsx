/**
 * Small, because Next puts it into the data of every page. Only `npm run dev` shows it; the site has
 * app/page-not-found/.
 */
export default function DevelopmentNotFound() {
  return 'Page Not Found';
}
