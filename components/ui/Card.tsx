import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { PictureData } from '@/loader';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { TextLink } from './TextLink';
import { unbroken } from './unbroken';

export function Card({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={clsx('rounded-card border border-rule bg-card', className)} />;
}

/** A card that is closed until someone opens it. With an `id`, it stays open when React replaces it. */
export function FoldedCard({ summary, children, ...details }: ComponentProps<'details'> & { summary: string }) {
  return (
    <details {...details} className="rounded-card border border-rule bg-card px-5">
      <summary className="min-h-12 py-2 font-semibold text-compact text-spruce-deep">{summary}</summary>
      {children}
    </details>
  );
}

interface LinkCardsProps {
  cards: readonly {
    path: string;
    title: string;
    image: PictureData;
    description: ReactNode;
    meta?: ReactNode;
  }[];
  /** One are rows; three are rows on tablets, with no gap in a second column. */
  columns: 1 | 3 | 4;
  /** Lower where the cards aren't the page's main content. */
  heading?: 'h2' | 'h3';
  /** False while nobody has written the pages. */
  exists?: boolean;
  className?: string;
}

/** Cards with a picture, a title, a short text and one link, which covers the whole card if its page exists. */
export function LinkCards({ cards, columns, heading: Heading = 'h2', exists = true, className }: LinkCardsProps) {
  const three = columns === 3;
  const four = columns === 4;
  return (
    <ul className={clsx('grid gap-6', three && 'lg:grid-cols-3', four && 'sm:grid-cols-2 wide:grid-cols-4', className)}>
      {cards.map(({ path, title, image, description, meta }, index) => (
        <li key={path}>
          <article
            className={clsx(
              'group relative flex h-full flex-col overflow-hidden rounded-card border border-rule bg-card',
              exists && 'transition-shadow duration-300 hover:shadow-lift',
              !four && 'sm:flex-row',
              three && 'lg:flex-col',
            )}
          >
            <div
              className={clsx(
                'border-rule border-b bg-shade',
                !four && 'sm:w-2/5 sm:shrink-0 sm:border-r sm:border-b-0',
                three && 'lg:w-auto lg:border-r-0 lg:border-b',
              )}
            >
              <Picture
                picture={image}
                slot={four ? 'quarter' : 'third'}
                priority={Heading === 'h2' && index === 0}
                className={clsx(
                  'aspect-3/2 object-contain p-4',
                  four ? 'max-sm:aspect-2/1' : 'sm:h-full',
                  three && 'lg:h-auto',
                )}
              />
            </div>
            <div className="flex grow flex-col gap-3 p-6 max-tiny:p-4">
              {meta}
              <Heading className={clsx('text-heading-m', four && 'text-wrap')}>{unbroken(title)}</Heading>
              {typeof description === 'string' ? <p className="text-ink-soft">{unbroken(description)}</p> : description}
              <p className="mt-auto flex min-h-11 flex-wrap items-center gap-x-2">
                <TextLink
                  href={path}
                  exists={exists}
                  className={clsx(exists && "after:absolute after:inset-0 after:content-['']")}
                >
                  {four ? 'Learn more' : 'Read more'}
                  <span className="sr-only">: {title}</span>
                </TextLink>
                {exists ? (
                  <Icon
                    name="arrow"
                    className="size-5 text-spruce-deep transition-transform duration-200 group-hover:translate-x-1"
                  />
                ) : null}
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
