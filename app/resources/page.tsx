import { breadcrumbItems } from '@/components/layout/breadcrumb';
import { ResourceCenter } from '@/components/resources/ResourceCenter';
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
      <ResourceCenter
        title={page.title}
        crumbs={breadcrumbItems(page.path)}
        page={1}
        resources={getResources()}
        phone={business.phone}
        phoneLink={business.phoneLink}
      />
    </>
  );
}
