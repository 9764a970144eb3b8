import { NotFoundPage, notFoundMetadata } from '../../NotFoundPage';

export const metadata = notFoundMetadata('service');

export default function ServiceNotFound() {
  return <NotFoundPage kind="service" />;
}
