import { NotFoundPage, notFoundMetadata } from '../../notFoundPage';

export const metadata = notFoundMetadata('service');

export default function ServiceNotFound() {
  return <NotFoundPage kind="service" />;
}
