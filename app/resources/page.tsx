import { GuideCards } from '@/components/resources/GuideCards';
import { getGuides, getPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';
import { InnerPage } from '../innerPage';

export const generateMetadata = () => pageMetadata(getPage('/resources'));

export default function ResourceCenterPage() {
  const page = getPage('/resources');
  return (
    <InnerPage page={page} graph={pageGraph(page, 'CollectionPage')}>
      <GuideCards guides={getGuides()} />
    </InnerPage>
  );
}
