import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { Guide } from '@/components/resources/Guide';
import { furtherPages, pageNumberOf, pathOfPage } from '@/components/resources/paging';
import { ResourceCenter } from '@/components/resources/ResourceCenter';
import {
  breadcrumbItems,
  getBusiness,
  getDiagramData,
  getPage,
  getResource,
  getResourceIds,
  getResources,
} from '@/content/schema';
import { guideGraph, pageGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

export const dynamicParams = false;

/** The guides, and beyond 24 of them the further pages of their list (a route of its own may not be empty in an export). */
export function generateStaticParams() {
  const ids = getResourceIds();
  return [...ids, ...furtherPages(ids.length)].map((resourceId) => ({ resourceId }));
}

interface ResourcePageProps {
  params: Promise<{ resourceId: string }>;
}

function listPage(number: number) {
  const { pageTitle, description, ...page } = getPage('/resources');
  const suffix = `, page ${number}`;
  return {
    ...page,
    path: pathOfPage(number),
    cardOf: '/resources',
    pageTitle: pageTitle + suffix,
    description: `${description.slice(0, 150)}${suffix}`,
  };
}

export async function generateMetadata({ params }: ResourcePageProps) {
  const { resourceId } = await params;
  const number = pageNumberOf(resourceId);
  return pageMetadata(number ? listPage(number) : getResource(resourceId));
}

export default async function ResourcePage({ params }: ResourcePageProps) {
  const { resourceId } = await params;
  const { name, phone, phoneLink } = getBusiness();
  const number = pageNumberOf(resourceId);
  if (number) {
    const page = listPage(number);
    return (
      <>
        <JsonLd graph={pageGraph(page, 'CollectionPage')} />
        <ResourceCenter
          title={page.title}
          crumbs={breadcrumbItems(page.path)}
          lede={page.lede}
          call={page.call}
          page={number}
          resources={getResources()}
          phone={phone}
          phoneLink={phoneLink}
        />
      </>
    );
  }
  const resource = getResource(resourceId);
  return (
    <>
      <JsonLd graph={guideGraph(resource)} />
      <Guide
        resource={resource}
        crumbs={breadcrumbItems(resource.path, resource.title)}
        publisher={name}
        diagrams={getDiagramData()}
      />
      <CallToActionBand phone={phone} phoneLink={phoneLink} text={resource.call ?? getPage('/resources').call} />
    </>
  );
}
