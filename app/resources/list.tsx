import { GuideList } from '@/components/resources/GuideList';
import { getPage, getResources } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';
import { InnerPage } from '../innerPage';

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
    <InnerPage page={page} graph={pageGraph(page, 'CollectionPage')}>
      <GuideList guides={getResources()} page={number} />
    </InnerPage>
  );
}
