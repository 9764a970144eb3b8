import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { PictureData } from '@/content/loader';
import { Icon } from './Icon';
import { Picture } from './Picture';

/** A white card with an edge and a shadow. */
export function Card({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={clsx('rounded-card border border-rule bg-card shadow-card', className)} />;
}

interface LinkCard {
  path: string;
  title: string;
  picture: PictureData;
  summary: string;
  /** Above the title, such as a date. */
  meta?: ReactNode;
}

interface LinkCardsProps {
  cards: readonly LinkCard[];
  /** Cards in thirds are rows on tablets, where three would leave a gap in two columns. */
  slot: 'third' | 'quarter';
  /** The visible text of each link. The title is added for screen readers, so that each link makes sense alone. */
  linkText: string;
  /** False while the pages don't exist. The links are then `nofollow`, so browsers don't prerender them. */
  havePages?: boolean;
  /** 2 if the cards are the page's own sections, 3 below a section heading. */
  headingLevel?: 2 | 3;
  className?: string;
}

/** Cards with a picture, a title, a short text and one link, which covers the whole card. */
export function LinkCards(props: LinkCardsProps) {
  const { cards, slot, linkText, havePages = true, headingLevel = 3, className } = props;
  const third = slot === 'third';
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={clsx('grid gap-6', third ? 'lg:grid-cols-3' : 'sm:grid-cols-2 wide:grid-cols-4', className)}>
      {cards.map(({ path, title, picture, summary, meta }, index) => (
        <li key={path}>
          <article
            className={clsx(
              'group relative flex h-full flex-col overflow-hidden rounded-card border border-rule bg-card shadow-card transition-shadow duration-300 hover:shadow-lift',
              third && 'sm:max-lg:flex-row',
            )}
          >
            <div
              className={clsx(
                'border-rule border-b bg-shade',
                third && 'sm:max-lg:w-2/5 sm:max-lg:shrink-0 sm:max-lg:border-r sm:max-lg:border-b-0',
              )}
            >
              <Picture
                picture={picture}
                slot={slot}
                priority={headingLevel === 2 && index === 0}
                className={clsx('aspect-3/2 object-cover', third && 'sm:max-lg:h-full sm:max-lg:object-contain')}
              />
            </div>
            <div className="flex grow flex-col gap-3 p-6">
              {meta}
              <Heading className="text-heading-m">{title}</Heading>
              <p className="text-ink-soft">{summary}</p>
              <a
                href={path}
                rel={havePages ? undefined : 'nofollow'}
                className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-spruce-deep underline decoration-2 decoration-brass underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:decoration-spruce-deep"
              >
                <span>
                  {linkText}
                  <span className="sr-only">: {title}</span>
                </span>
                <Icon name="arrow" className="size-5 transition-transform duration-200 group-hover:translate-x-1" />
              </a>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
