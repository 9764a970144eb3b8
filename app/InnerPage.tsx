import { BreadcrumbJsonLd, JsonLdScript } from 'next-seo';
import type { ComponentProps, ReactNode } from 'react';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { HydrationBoundary } from '@/components/ui/HydrationBoundary';
import { getContent, type Html, type PageSummary } from '@/loader';
import { breadcrumbData, type GraphNode, pageGraph } from '@/seo/structuredData';
import { elementIds } from '@/shared/elementIds';

interface InnerPageProps
  extends Pick<ComponentProps<typeof PageHeader>, 'afterTitle' | 'picture' | 'updatedNote' | 'wideContent'>,
    Pick<ComponentProps<typeof CallToActionBand>, 'link'> {
  /** Without a `callToAction`, the page ends with the home page's. */
  page: PageSummary & { lede?: string; seeAlso?: Html; callToAction?: string };
  /** What the page is about, for search engines. */
  nodes?: readonly GraphNode[];
  /** The label of the last crumb, if it isn't made from the path. */
  lastCrumb?: string;
  children: ReactNode;
}

/** What every inner page has: structured data, the page header, and the call to action at the end. */
export function InnerPage({ page, nodes = [], lastCrumb, link, children, ...header }: InnerPageProps) {
  const content = getContent();
  const crumbs = crumbsOf(page.path, lastCrumb);
  return (
    <>
      <JsonLdScript scriptKey={elementIds.page.structuredData} data={pageGraph(nodes)} />
      <BreadcrumbJsonLd items={breadcrumbData(crumbs)} />
      <PageHeader title={page.title} crumbs={crumbs} lede={page.lede} seeAlso={page.seeAlso} {...header} />
      {children}
      <HydrationBoundary>
        <CallToActionBand
          business={content.business}
          text={page.callToAction ?? content.page('/').callToAction}
          link={link}
          callFirst={page.path === '/contact'}
        />
      </HydrationBoundary>
    </>
  );
}

/** One crumb per segment of a path, capitalized, with spaces for hyphens. */
const crumbsOf = (path: string, lastLabel?: string) =>
  path
    .split('/')
    .filter(Boolean)
    .map((segment, index, segments) => {
      const words = segment.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
      const isLast = index === segments.length - 1;
      return { label: (isLast && lastLabel) || words, path: `/${segments.slice(0, index + 1).join('/')}` };
    });
