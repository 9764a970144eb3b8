import { Guide } from '@/components/resources/Guide';
import { getBusiness, getDiagramData, getPage, getResource, getResourceIds } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { guideGraph } from '@/seo/structuredData';
import { InnerPage } from '../../innerPage';

export const dynamicParams = false;

export function generateStaticParams() {
  return getResourceIds().map((resourceId) => ({ resourceId }));
}

interface ResourcePageProps {
  params: Promise<{ resourceId: string }>;
}

export async function generateMetadata({ params }: ResourcePageProps) {
  const { resourceId } = await params;
  return pageMetadata(getResource(resourceId));
}

export default async function ResourcePage({ params }: ResourcePageProps) {
  const { resourceId } = await params;
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
