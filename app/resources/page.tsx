import { breadcrumbItems } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { ResourceList } from '@/components/resources/ResourceList';
import { ResourcesCallToAction } from '@/components/resources/ResourcesCallToAction';
import { business, getPage, getResources } from '@/content';
import { pageGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

const page = getPage('/resources');

export const metadata = pageMetadata(page);

export default function ResourceCenterPage() {
  return (
    <>
      <JsonLd graph={pageGraph(page, 'CollectionPage')} />
      <PageHeader
        title={page.title}
        crumbs={breadcrumbItems(page.path)}
        lede="Guides written by appraisers for people who did not plan to need one. Each begins with the short answer and ends with its sources."
      />
      <ResourceList resources={getResources()} />
      <ResourcesCallToAction phone={business.phone} phoneLink={business.phoneLink} />
    </>
  );
}
