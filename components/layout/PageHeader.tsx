import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { keepTogether } from '@/components/ui/keepTogether';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { Container, Lede } from '@/components/ui/Section';
import type { Html, PictureData } from '@/loader';

interface Crumb {
  label: string;
  path: string;
}

interface PageHeaderProps {
  title: string;
  /** Below the title: when the page was updated, where that matters. */
  updatedNote?: ReactNode;
  /** None on a page that isn't part of the site's structure, such as a not-found page. */
  crumbs?: readonly Crumb[];
  lede?: string;
  /** Below the lede. */
  seeAlso?: Html;
  /** After the title and the lede: how to request an appraisal, or the short answer of a guide. */
  afterTitle?: ReactNode;
  /** Beside all that; on phones, between the lede and what follows it. */
  picture?: PictureData;
  /** Below all else, as wide as the page. */
  wideContent?: ReactNode;
}

/** The band behind the top of a page, below the fixed header. */
export const PageHeaderBand = ({ children }: { children: ReactNode }) => (
  <div className="border-rule border-b bg-shade pt-(--header-height) received:border-b-0 print:pt-0">{children}</div>
);

/** The top of every inner page: breadcrumb, title, and optionally a lede, an introduction, and a picture. */
export function PageHeader({
  title,
  updatedNote,
  crumbs,
  lede,
  seeAlso,
  afterTitle,
  picture,
  wideContent,
}: PageHeaderProps) {
  const ledeAndLinks = (
    <>
      {lede ? <Lede className="mt-4 received:hidden">{lede}</Lede> : null}
      {seeAlso ? <Prose html={seeAlso} className="mt-3 received:hidden" /> : null}
    </>
  );
  return (
    <PageHeaderBand>
      <Container className="grid items-start gap-x-6 max-md:pt-3 md:grid-cols-12 lg:gap-x-12">
        {/* On a phone, the picture is between the lede and what follows it. */}
        <div
          className={clsx(
            picture ? 'max-md:contents md:col-span-7 lg:col-span-6' : 'max-md:pb-6 md:col-span-full received:pb-0',
            'md:py-8',
            !crumbs && 'md:self-center',
          )}
        >
          {crumbs ? <Breadcrumb crumbs={crumbs} /> : null}
          {/* Without a picture, what follows the title is beside it, so that the page itself begins higher. */}
          <div className={picture ? 'max-md:contents' : 'gap-x-12 lg:grid lg:grid-cols-2'}>
            <div>
              {/* Once a request was received, the thanks are the title that is seen. */}
              <h1 className="mt-3 text-page received:sr-only">{keepTogether(title)}</h1>
              {updatedNote ? <p className="mt-2 text-compact text-ink-soft">{updatedNote}</p> : null}
              {afterTitle ? ledeAndLinks : null}
            </div>
            {/* How to request an appraisal, until a request was received. */}
            <div
              className={clsx('received:hidden', picture && 'max-md:pb-6', picture && afterTitle && 'max-md:order-2')}
            >
              {afterTitle ?? ledeAndLinks}
            </div>
          </div>
        </div>
        {picture ? (
          <div className="max-md:order-1 max-md:pt-3 md:col-span-5 md:self-center md:py-6 lg:col-span-6">
            {/* On a phone, so high that its first screen has what follows. */}
            <Picture
              picture={picture}
              sizesFor="half"
              priority
              className="max-md:max-h-[26svh] max-md:object-contain"
            />
          </div>
        ) : null}
      </Container>
      {wideContent}
    </PageHeaderBand>
  );
}

/** A home link, then one crumb per path segment; the last is the current page and not a link. */
function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-ink-soft text-label">
      {/* The slashes follow their crumbs, so that no line begins with one, and aren't read aloud. */}
      <ol className="-ml-1.5 flex flex-wrap *:flex *:min-h-8 *:items-center *:not-last:after:px-1.5 *:not-last:after:text-brass-ink *:not-last:after:content-['/'_/_'']">
        <li>
          <a
            href="/"
            aria-label="Home"
            className="-mr-1.5 inline-flex size-8 items-center justify-center hover:text-spruce"
          >
            <Icon name="home" className="size-5" />
          </a>
        </li>
        {crumbs.map(({ label, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="font-semibold text-ink">
                {label}
              </span>
            ) : (
              <a href={path} className="inline-flex min-h-8 items-center hover:text-spruce hover:underline">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
