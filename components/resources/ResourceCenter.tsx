import type { BreadcrumbItem } from '@/components/layout/Breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { guidesOnPage, pageCount } from './paging';
import { ResourceList, type ResourceListProps } from './ResourceList';
import { ResourcesCallToAction } from './ResourcesCallToAction';

interface ResourceCenterProps extends Pick<ResourceListProps, 'resources'> {
  title: string;
  crumbs: readonly BreadcrumbItem[];
  /** Counts from 1. */
  page: number;
  phone: string;
  phoneLink: string;
}

/** One page of the Resource Center. */
export function ResourceCenter({ title, crumbs, page, resources, phone, phoneLink }: ResourceCenterProps) {
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        lede="Plain-English guides to appraisals in Washington divorces, estates and gifts. Each starts with the short answer and lists its sources."
      />
      <ResourceList resources={guidesOnPage(resources, page)} page={page} pages={pageCount(resources.length)} />
      <ResourcesCallToAction phone={phone} phoneLink={phoneLink} />
    </>
  );
}
