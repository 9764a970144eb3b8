import { JsonLdScript } from 'next-seo';
import { Activity, type ComponentProps, type ReactNode } from 'react';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { breadcrumbItems, getBusiness, getPage } from '@/content/loader';

interface InnerPageProps
  extends Pick<ComponentProps<typeof PageHeader>, 'lede' | 'highlights' | 'picture'>,
    Pick<ComponentProps<typeof CallToActionBand>, 'link'> {
  /** Without a `call`, the page ends with the home page's. */
  page: { path: string; title: string; lede?: string; call?: string };
  /** Structured data. */
  graph: object;
  /** The last crumb, if it isn't made from the path. */
  crumb?: string;
  children: ReactNode;
}

/** What every inner page has: structured data, the page header, and the call to action at the end. */
export function InnerPage({ page, graph, crumb, link, children, ...header }: InnerPageProps) {
  return (
    <>
      <JsonLdScript scriptKey="structured-data" data={graph} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path, crumb)} lede={page.lede} {...header} />
      {children}
      <Activity>
        <CallToActionBand contact={getBusiness()} text={page.call ?? getPage('/').call} link={link} />
      </Activity>
    </>
  );
}
