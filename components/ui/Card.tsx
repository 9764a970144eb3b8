import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon';
import { Picture, type PictureSource } from './Picture';

/** A white card with an edge and a shadow. */
export function Card({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={clsx('rounded-card border border-rule bg-card shadow-card', className)} />;
}

interface LinkCardProps {
  picture: PictureSource;
  /** Cards in thirds are rows on tablets, where three would leave a gap in two columns. */
  place: 'third' | 'quarter';
  /** Only if the picture can be the largest one of the first screen. */
  priority?: boolean;
  title: string;
  href: string;
  /** The visible text of the link. The title is added for screen readers, so that each link makes sense alone. */
  linkText: string;
  /** False while the page does not exist. The link is then `nofollow`, so browsers don't prerender it. */
  hasPage?: boolean;
  /** 2 if the cards are the page's own sections, 3 below a section heading. */
  headingLevel?: 2 | 3;
  meta?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A card with a picture, a title, a short text and one link, which covers the whole card. */
export function LinkCard(props: LinkCardProps) {
  const {
    picture,
    place,
    priority,
    title,
    href,
    linkText,
    hasPage = true,
    headingLevel = 3,
    meta,
    children,
    className,
  } = props;
  const Heading = `h${headingLevel}` as const;
  const linkClass =
    "mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-spruce-deep underline decoration-brass decoration-2 underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:decoration-spruce-deep";
  const words = (
    <>
      <span>
        {linkText}
        <span className="sr-only">: {title}</span>
      </span>
      <Icon name="arrow" className="size-5 transition-transform duration-200 group-hover:translate-x-1" />
    </>
  );
  return (
    <article
      className={clsx(
        'group relative flex h-full flex-col overflow-hidden rounded-card border border-rule bg-card shadow-card transition-shadow duration-300 hover:shadow-lift',
        place === 'third' && 'sm:max-lg:flex-row',
        className,
      )}
    >
      <div
        className={clsx(
          'border-rule border-b bg-shade',
          place === 'third' && 'sm:max-lg:w-2/5 sm:max-lg:shrink-0 sm:max-lg:border-r sm:max-lg:border-b-0',
        )}
      >
        <Picture
          picture={picture}
          place={place}
          priority={priority}
          className={clsx('aspect-3/2 object-cover', place === 'third' && 'sm:max-lg:h-full sm:max-lg:object-contain')}
        />
      </div>
      <div className="flex grow flex-col gap-3 p-6">
        {meta}
        <Heading className="text-heading-m">{title}</Heading>
        <div className="text-ink-soft">{children}</div>
        <a href={href} rel={hasPage ? undefined : 'nofollow'} className={linkClass}>
          {words}
        </a>
      </div>
    </article>
  );
}
