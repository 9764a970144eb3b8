import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { PictureData } from '@/content/loader';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { TextLink } from './TextLink';
import { unbroken } from './unbroken';

/** A white card with an edge and a shadow. */
export function Card({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={clsx('rounded-card border border-rule bg-card shadow-card', className)} />;
}

interface LinkCardsProps {
  cards: readonly {
    path: string;
    title: string;
    picture: PictureData;
    summary: ReactNode;
    /** Above the title, such as a date. */
    meta?: ReactNode;
  }[];
  /** Three are the page's main content, and rows on tablets, where they would leave a gap in two columns. */
  columns: 3 | 4;
  /** False while nobody has written the pages. */
  exists?: boolean;
  className?: string;
}

/** Cards with a picture, a title, a short text and one link, which covers the whole card if its page exists. */
export function LinkCards({ cards, columns, exists = true, className }: LinkCardsProps) {
  const three = columns === 3;
  const Heading = three ? 'h2' : 'h3';
  return (
    <ul className={clsx('grid gap-6', three ? 'lg:grid-cols-3' : 'sm:grid-cols-2 wide:grid-cols-4', className)}>
      {cards.map(({ path, title, picture, summary, meta }, index) => (
        <li key={path}>
          <article
            className={clsx(
              'group relative flex h-full flex-col overflow-hidden rounded-card border border-rule bg-card shadow-card',
              exists && 'transition-shadow duration-300 hover:shadow-lift',
              three && 'sm:max-lg:flex-row',
            )}
          >
            <div
              className={clsx(
                'border-rule border-b bg-shade',
                three && 'sm:max-lg:w-2/5 sm:max-lg:shrink-0 sm:max-lg:border-r sm:max-lg:border-b-0',
              )}
            >
              <Picture
                picture={picture}
                slot={three ? 'third' : 'quarter'}
                priority={three && index === 0}
                className={clsx('aspect-3/2 object-cover', three && 'sm:max-lg:h-full sm:max-lg:object-contain')}
              />
            </div>
            <div className="flex grow flex-col gap-3 p-6 max-tiny:p-4">
              {meta}
              <Heading className="text-heading-m">{unbroken(title)}</Heading>
              {typeof summary === 'string' ? <p className="text-ink-soft">{unbroken(summary)}</p> : summary}
              <p className="mt-auto flex min-h-11 flex-wrap items-center gap-x-2">
                <TextLink
                  href={path}
                  exists={exists}
                  className={clsx(exists && "after:absolute after:inset-0 after:content-['']")}
                >
                  {three ? 'Read more' : 'Learn more'}
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
