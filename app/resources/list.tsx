import { JsonLdScript } from 'next-seo';
import { ResourceCenter } from '@/components/resources/ResourceCenter';
import { breadcrumbItems, getBusiness, getPage, getResources } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';

/** A page of the Resource Center, counted from 1. The others use the first page's share card. */
function listPage(number: number) {
  const first = getPage('/resources');
  if (number === 1) return first;
  const suffix = `, page ${number}`;
  return {
    ...first,
    path: `/resources/page-${number}`,
    cardOf: '/resources',
    pageTitle: first.pageTitle + suffix,
    description: `${first.description.slice(0, 150)}${suffix}`,
  };
}

export const listMetadata = (number: number) => pageMetadata(listPage(number));

/** One page of the Resource Center, counted from 1. */
export function ResourceListPage({ number }: { number: number }) {
  const page = listPage(number);
  return (
    <>
      <JsonLdScript scriptKey="structured-data" data={pageGraph(page, 'CollectionPage')} />
      <ResourceCenter
        title={page.title}
        crumbs={breadcrumbItems(page.path)}
        lede={page.lede}
        call={page.call}
        page={number}
        resources={getResources()}
        contact={getBusiness()}
      />
    </>
  );
}
