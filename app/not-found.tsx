import { NotFoundPage, notFoundMetadata } from './notFoundPage';

export const metadata = notFoundMetadata('page');

export default function PageNotFound() {
  return <NotFoundPage />;
}
