import { breadcrumbItems } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { Byline } from '@/components/resources/Byline';
import { Diagram } from '@/components/resources/Diagram';
import { ResourcesCallToAction } from '@/components/resources/ResourcesCallToAction';
import { ShortAnswer } from '@/components/resources/ShortAnswer';
import { TableOfContents } from '@/components/resources/TableOfContents';
import { ArticleParts } from '@/components/ui/ArticleParts';
import { business, getResource, getResourceIds } from '@/content';
import { guideGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

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
  const resource = getResource(resourceId);
  return (
    <>
      <JsonLd graph={guideGraph(resource)} />
      <article>
        <PageHeader
          title={resource.title}
          crumbs={breadcrumbItems(resource.path, resource.title)}
          lede={resource.summary}
          picture={resource.picture}
        />
        <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-5 py-12 md:px-8 md:py-16 lg:grid-cols-12">
          <div className="space-y-6 lg:col-span-8 lg:col-start-5">
            <Byline
              author={business.name}
              published={resource.published}
              reviewed={resource.reviewed}
              words={resource.words}
            />
            <ShortAnswer html={resource.shortAnswer} />
          </div>
          <TableOfContents
            headings={resource.headings}
            className="lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-1"
          />
          <div className="lg:col-span-8 lg:col-start-5">
            <ArticleParts
              parts={resource.content}
              diagram={(name, caption) => <Diagram name={name} caption={caption} />}
            />
          </div>
        </div>
      </article>
      <ResourcesCallToAction phone={business.phone} phoneLink={business.phoneLink} />
    </>
  );
}
