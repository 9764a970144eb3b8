import { NotFoundPage, notFoundMetadata } from '../../notFoundPage';

export const metadata = notFoundMetadata('resource');

export default function ResourceNotFound() {
  return <NotFoundPage kind="resource" />;
}
