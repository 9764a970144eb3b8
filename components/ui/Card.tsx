import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { PictureData } from '@/loader';
import { Icon } from './Icon';
import { keepTogether } from './keepTogether';
import { Picture } from './Picture';
import { TextLink } from './TextLink';

export function Card({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={clsx('rounded-card border border-rule bg-card', className)} />;
}

/** The summary of a row that opens, with a title and a hint. On wider screens, they are beside each other. */
export const disclosureClass =
  'grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 py-4 after:col-start-2 after:row-start-1 md:after:col-start-3';

const frameClass = 'overflow-hidden rounded-card border border-rule bg-card';

/**
 * The classes of cards, and the size that their pictures are loaded for, in the three lists of the site: guides beside
 * a panel, the Resource Center, and the four services.
 */
const layouts = {
  framedRows: {
    sizesFor: 'third',
    list: '',
    card: `flex flex-col sm:flex-row ${frameClass}`,
    side: 'border-b bg-shade sm:w-2/5 sm:shrink-0 sm:border-r sm:border-b-0',
    picture: 'max-sm:aspect-2/1 p-4 sm:h-full',
    text: 'flex flex-col p-5 enlarged:p-4 sm:p-6',
  },
  /** On wide screens in three columns: picture, text, and what is below it on others. */
  rows: {
    sizesFor: 'third',
    list: 'gap-y-0 *:border-rule *:border-t *:first:border-t-0 *:first:*:pt-0',
    card: 'flex flex-col py-7 sm:flex-row sm:items-center sm:gap-x-12 lg:py-6',
    side: 'sm:w-1/3 sm:shrink-0',
    picture: 'object-left max-sm:aspect-8/5 lg:max-h-64',
    text: 'mt-3 flex flex-col sm:mt-0 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-12',
  },
  columns: {
    sizesFor: 'quarter',
    list: 'gap-y-9 sm:grid-cols-2 wide:grid-cols-4',
    card: 'flex flex-col',
    side: '',
    picture: 'max-sm:aspect-8/5 max-sm:object-left',
    text: 'mt-3 flex flex-col',
  },
} as const;

interface WholeCardLinkProps {
  href: string;
  text: string;
  /** What follows the text for a screen reader: several links of a page say the same. */
  about: string;
  className?: string;
}

/** The link of a card, which covers the whole `relative` element around it. */
export function WholeCardLink({ href, text, about, className }: WholeCardLinkProps) {
  return (
    <p className={clsx('flex min-h-11 flex-wrap items-center gap-x-2', className)}>
      <TextLink href={href} className="after:absolute after:inset-0 after:content-['']">
        {text}
        <span className="sr-only">: {about}</span>
      </TextLink>
      <Icon
        name="arrow"
        className="size-5 text-spruce-deep transition-transform duration-200 group-hover:translate-x-1"
      />
    </p>
  );
}

interface LinkCardsProps {
  cards: readonly {
    path: string;
    title: string;
    image: PictureData;
    description: string;
    /** Below the description; its own links need a place over the card's. */
    more?: ReactNode;
  }[];
  layout: keyof typeof layouts;
  /** Lower where the cards aren't the page's main content. */
  heading?: 'h2' | 'h3';
  /** Whether the first picture is the largest of the page's first screen. */
  priority?: boolean;
  linkText?: string;
  className?: string;
}

/** Cards with a picture, a title, a short text and one link, which covers the whole card. */
export function LinkCards({
  cards,
  layout,
  heading: Heading = 'h2',
  priority = false,
  linkText = 'Read more',
  className,
}: LinkCardsProps) {
  const classes = layouts[layout];
  return (
    <ul className={clsx('grid gap-6', classes.list, className)}>
      {cards.map(({ path, title, image, description, more }, index) => (
        <li key={path}>
          <article className={`group relative h-full ${classes.card}`}>
            <div className={`border-rule ${classes.side}`}>
              <Picture
                picture={image}
                sizesFor={classes.sizesFor}
                priority={priority && index === 0}
                className={`aspect-3/2 object-contain ${classes.picture}`}
              />
            </div>
            <div className={`grow gap-3 ${classes.text}`}>
              <Heading className="text-heading-m">{keepTogether(title)}</Heading>
              <p className="text-ink-soft">{keepTogether(description)}</p>
              {more}
              <WholeCardLink href={path} text={linkText} about={title} className="mt-auto" />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
