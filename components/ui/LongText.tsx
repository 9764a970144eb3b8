import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Heading } from '@/loader';
import { keepTogether } from './keepTogether';
import { ScrollSpy } from './ScrollSpy';
import { Container } from './Section';

interface LongTextLayoutProps {
  /** Above what is beside the text, on phones. */
  opening?: ReactNode;
  /** Whether it begins with a drawing, which is then as wide as the page. */
  wide?: boolean;
  /** Beside the text on wide screens, above it, after the opening, on others. */
  side: ReactNode;
  children: ReactNode;
}

/** A text of many sections. Drawings are wider than its lines, and as wide as its column. */
export function LongTextLayout({ opening, wide = false, side, children }: LongTextLayoutProps) {
  const textColumnClass = '@container lg:col-start-1 lg:text-reading lg:[--container-measure:38rem]';
  return (
    <Container
      space="tight"
      className="grid grid-cols-1 gap-x-12 gap-y-10 max-sm:pt-7 lg:pt-12 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr] lg:gap-y-14"
    >
      {opening ? (
        <div className={clsx(textColumnClass, 'lg:row-start-1', wide && 'wide-opening lg:col-end-3')}>{opening}</div>
      ) : null}
      <div
        className={clsx(
          'max-lg:contents space-y-10 lg:col-start-2',
          wide ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1',
        )}
      >
        {side}
      </div>
      <div className={clsx(textColumnClass, opening && 'lg:row-start-2')}>{children}</div>
    </Container>
  );
}

const label = 'On this page';

/** The classes of a table of contents, by where it is. */
const layouts = {
  /** Beside the text on wide screens. With the class `sticky-side`, it stays there. */
  beside: 'max-lg:hidden [&_a]:py-1.5 [&_ol]:text-label',
  /** Where an open list would be taller than the screen. */
  folded: 'max-w-measure',
};

interface TableOfContentsProps {
  layout: keyof typeof layouts;
  headings: readonly Heading[];
  className?: string;
}

/** The sections of a page, unless it has only one. */
export function TableOfContents({ layout, headings, className }: TableOfContentsProps) {
  if (headings.length < 2) return null;
  const Nav = layout === 'beside' ? ScrollSpy : 'nav';
  const links = <SectionLinks headings={headings} />;
  return (
    <Nav aria-label={label} className={clsx('print:hidden', layouts[layout], className)}>
      {layout === 'folded' ? (
        <details className="rounded-card border border-rule bg-card px-5">
          <summary className="min-h-12 py-2 font-semibold text-compact text-spruce-deep">{label}</summary>
          {links}
        </details>
      ) : (
        <>
          <p className="mb-2 font-medium font-serif text-heading-s">{label}</p>
          {links}
        </>
      )}
    </Nav>
  );
}

interface SectionLinksProps extends Pick<TableOfContentsProps, 'headings' | 'className'> {
  /** The page of the sections, if it is another. */
  path?: string;
}

export function SectionLinks({
  headings,
  path = '',
  className = 'border-rule border-t text-compact',
}: SectionLinksProps) {
  return (
    <ol className={className}>
      {headings.map(({ id, text }) => (
        <li key={id} className="break-inside-avoid border-rule border-b">
          <a
            href={`${path}#${id}`}
            className="block text-balance py-2.5 text-ink-soft hover:text-spruce-deep hover:underline"
          >
            {keepTogether(text)}
          </a>
        </li>
      ))}
    </ol>
  );
}
