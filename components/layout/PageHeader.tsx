import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DimensionLine } from '@/components/ui/DimensionLine';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Container } from '@/components/ui/Section';
import { unbroken } from '@/components/ui/unbroken';
import type { BreadcrumbItem, PictureData } from '@/content/loader';

interface PageHeaderProps {
  title: string;
  /** None on a page that isn't part of the site's structure, such as a not-found page. */
  crumbs?: readonly BreadcrumbItem[];
  lede?: string;
  /** Below the title and the sentence: what a visitor can do now. */
  action?: ReactNode;
  /** Shown beside the title, but below it on phones. */
  picture?: PictureData;
  /** A small picture beside the title, which phones don't load. */
  decoration?: PictureData;
}

/** The top of every inner page: breadcrumb, title, and optionally a sentence, what to do next, and a picture. */
export function PageHeader({ title, crumbs, lede, action, picture, decoration }: PageHeaderProps) {
  const beside = picture ?? decoration;
  return (
    <div className="border-rule border-b bg-shade pt-(--header-height) print:pt-0">
      <Container className="grid items-center gap-x-6 md:grid-cols-12 lg:gap-x-12">
        <div
          className={clsx(
            'pt-3 pb-6',
            beside ? 'md:col-span-7 md:py-10' : 'md:col-span-full md:pt-6 md:pb-8',
            picture && 'lg:col-span-6',
          )}
        >
          {crumbs ? <Breadcrumb items={crumbs} /> : null}
          <h1 className="mt-3 text-page">{unbroken(title)}</h1>
          <DimensionLine className="mt-4 w-24" />
          {lede ? (
            <p className="mt-5 max-w-measure text-balance font-serif text-ink-soft text-lead">{unbroken(lede)}</p>
          ) : null}
          {action}
        </div>
        {beside ? (
          <div className={picture ? 'max-md:pb-5 md:col-span-5 md:py-6 lg:col-span-6' : 'max-md:hidden md:col-span-5'}>
            <Picture
              picture={beside}
              slot="half"
              priority={Boolean(picture)}
              className={picture ? '' : 'max-h-56 object-contain object-right'}
            />
          </div>
        ) : null}
      </Container>
    </div>
  );
}

/** A home link, then one crumb per path segment; the last is the current page and not a link. */
function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
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
        {items.map(({ label, path }, index) => (
          <li key={path}>
            {index === items.length - 1 ? (
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
