import { listMetadata, ResourceListPage } from './list';

export const generateMetadata = () => listMetadata(1);

export default function ResourceCenterPage() {
  return <ResourceListPage number={1} />;
}
