import { ResourceCenter } from '@/components/resources/ResourceCenter';
import { breadcrumbItems, getBusiness, getPage, getResources } from '@/content/schema';
import { pageGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

export const generateMetadata = () => pageMetadata(getPage('/resources'));

export default function ResourceCenterPage() {
  const business = getBusiness();
  const page = getPage('/resources');
  return (
    <>
      <JsonLd graph={pageGraph(page, 'CollectionPage')} />
      <ResourceCenter
        title={page.title}
        crumbs={breadcrumbItems(page.path)}
        lede={page.lede}
        call={page.call}
        page={1}
        resources={getResources()}
        phone={business.phone}
        phoneLink={business.phoneLink}
      />
    </>
  );
}
