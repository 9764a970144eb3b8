import { NotFoundPage, notFoundMetadata } from '../../NotFoundPage';

export const metadata = notFoundMetadata('resource');

export default function ResourceNotFound() {
  return <NotFoundPage kind="resource" />;
}
