import { Guide } from '@/components/resources/Guide';
import { furtherPages, pageNumberOf } from '@/components/resources/GuideList';
import { getBusiness, getDiagramData, getPage, getResource, getResourceIds } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { guideGraph } from '@/seo/structuredData';
import { InnerPage } from '../../innerPage';
import { listMetadata, ResourceListPage } from '../list';

export const dynamicParams = false;

/**
 * The guides, and the pages of the Resource Center after the first. Those share this route because a static export
 * doesn't accept a dynamic route without pages, which their own would be until there are more guides.
 */
export function generateStaticParams() {
  const ids = getResourceIds();
  return [...ids, ...furtherPages(ids.length)].map((resourceId) => ({ resourceId }));
}

interface ResourcePageProps {
  params: Promise<{ resourceId: string }>;
}

export async function generateMetadata({ params }: ResourcePageProps) {
  const { resourceId } = await params;
  const number = pageNumberOf(resourceId);
  return number ? listMetadata(number) : pageMetadata(getResource(resourceId));
}

export default async function ResourcePage({ params }: ResourcePageProps) {
  const { resourceId } = await params;
  const number = pageNumberOf(resourceId);
  if (number) return <ResourceListPage number={number} />;
  const guide = getResource(resourceId);
  return (
    <InnerPage
      page={{ ...guide, call: guide.call ?? getPage('/resources').call }}
      graph={guideGraph(guide)}
      crumb={guide.title}
      lede={guide.summary}
      picture={guide.picture}
    >
      <Guide guide={guide} publisher={getBusiness().name} diagrams={getDiagramData()} />
    </InnerPage>
  );
}
