import { GuideArticle } from '@/components/resources/GuideArticle';
import { getBusiness, getGuide, getGuides, getPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { articleNode } from '@/seo/structuredData';
import { InnerPage } from '../../innerPage';

export const dynamicParams = false;

export function generateStaticParams() {
  return getGuides().map(({ id }) => ({ resourceId: id }));
}

interface ResourcePageProps {
  params: Promise<{ resourceId: string }>;
}

export async function generateMetadata({ params }: ResourcePageProps) {
  const { resourceId } = await params;
  return pageMetadata(getGuide(resourceId));
}

export default async function ResourcePage({ params }: ResourcePageProps) {
  const { resourceId } = await params;
  const guide = getGuide(resourceId);
  return (
    <InnerPage
      page={{ ...guide, callToAction: guide.callToAction ?? getPage('/resources').callToAction }}
      nodes={[articleNode(guide)]}
    >
      <GuideArticle guide={guide} publisher={getBusiness().name} />
    </InnerPage>
  );
}
