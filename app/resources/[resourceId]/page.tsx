import { ArticleJsonLd } from 'next-seo';
import { GuideArticle, ShortAnswer } from '@/components/resources/GuideArticle';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { articleData } from '@/seo/structuredData';
import { InnerPage } from '../../InnerPage';

export const dynamicParams = false;

export function generateStaticParams() {
  return getContent().guides.map(({ id }) => ({ resourceId: id }));
}

export async function generateMetadata({ params }: PageProps<'/resources/[resourceId]'>) {
  const { resourceId } = await params;
  return pageMetadata(getContent().guide(resourceId));
}

export default async function ResourcePage({ params }: PageProps<'/resources/[resourceId]'>) {
  const { resourceId } = await params;
  const guide = getContent().guide(resourceId);
  return (
    <InnerPage page={guide} afterTitle={<ShortAnswer html={guide.shortAnswer} />} picture={guide.image}>
      <ArticleJsonLd {...articleData(guide)} />
      <GuideArticle guide={guide} business={getContent().business} />
    </InnerPage>
  );
}
