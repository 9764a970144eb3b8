import { ArticleJsonLd } from 'next-seo';
import { GuideArticle, ShortAnswer } from '@/components/resources/GuideArticle';
import { getBusiness, getGuide, getGuides } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { articleData } from '@/seo/structuredData';
import { InnerPage } from '../../InnerPage';

export const dynamicParams = false;

export function generateStaticParams() {
  return getGuides().map(({ id }) => ({ resourceId: id }));
}

export async function generateMetadata({ params }: PageProps<'/resources/[resourceId]'>) {
  const { resourceId } = await params;
  return pageMetadata(getGuide(resourceId));
}

export default async function ResourcePage({ params }: PageProps<'/resources/[resourceId]'>) {
  const { resourceId } = await params;
  const guide = getGuide(resourceId);
  return (
    <InnerPage page={guide} intro={<ShortAnswer html={guide.shortAnswer} />} picture={guide.image}>
      <ArticleJsonLd {...articleData(guide)} />
      <GuideArticle guide={guide} business={getBusiness()} />
    </InnerPage>
  );
}
