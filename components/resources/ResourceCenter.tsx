import type { BreadcrumbItem } from '@/components/layout/Breadcrumb';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { LinkCard } from '@/components/ui/Card';
import type { Contact } from '@/components/ui/Contact';
import type { PictureSource } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { guidesOnPage, pageCount, pathOfPage } from './paging';

interface ResourceCenterProps {
  title: string;
  crumbs: readonly BreadcrumbItem[];
  lede?: string;
  /** The sentence of the band at the end. */
  call: string;
  resources: readonly { id: string; path: string; title: string; summary: string; picture: PictureSource }[];
  /** Counts from 1. */
  page: number;
  contact: Contact;
}

/** One page of the Resource Center. */
export function ResourceCenter({ title, crumbs, lede, call, page, resources, contact }: ResourceCenterProps) {
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} lede={lede} />
      <Section space="tight" aria-label="Guides">
        <ul className="grid gap-6 lg:grid-cols-3">
          {guidesOnPage(resources, page).map(({ id, path, title: guide, summary, picture }, index) => (
            <li key={id}>
              <LinkCard
                picture={picture}
                place="third"
                priority={index === 0}
                title={guide}
                href={path}
                linkText="Read more"
                headingLevel={2}
              >
                <p>{summary}</p>
              </LinkCard>
            </li>
          ))}
        </ul>
        <Pagination page={page} pages={pageCount(resources.length)} />
      </Section>
      <CallToActionBand contact={contact} text={call} />
    </>
  );
}

/** Links to the pages of the list. Renders nothing if there is only one. */
function Pagination({ page, pages }: { page: number; pages: number }) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages of guides" className="mt-12">
      <ol className="flex flex-wrap gap-2">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={pathOfPage(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className="inline-flex size-11 items-center justify-center rounded-edge border border-rule bg-card font-semibold tabular-nums hover:border-spruce aria-[current=page]:border-spruce aria-[current=page]:bg-spruce aria-[current=page]:text-on-spruce"
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
