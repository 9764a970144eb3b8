import { NotFoundPage, notFoundMetadata } from '../NotFoundPage';

export const metadata = notFoundMetadata('page');

/** The export's `404.html`: as app/not-found.tsx, it would be part of the data of every page. */
export default function PageNotFound() {
  return <NotFoundPage />;
}
