import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Heading, Html } from '@/loader';
import { keepTogether } from './keepTogether';
import { Prose } from './Prose';
import { ScrollSpy } from './ScrollSpy';
import { Container } from './Section';

interface LongTextLayoutProps {
  /**
   * The entries of its table of contents, if they are many: left of the text on wide screens, unless something else is
   * there, and folded above it on others.
   */
  headings: readonly Heading[];
  /** The beginning of the text, as wide as the page. */
  opening?: ReactNode;
  /**
   * Stays in view left of the text below the opening on large screens. On others it is after the text, and has nothing
   * to focus there.
   */
  side?: ReactNode;
  /** At the end. */
  sources?: Html;
  children: ReactNode;
}

/** A text of many sections. */
export function LongTextLayout({ headings, opening, side, sources, children }: LongTextLayoutProps) {
  const hasContents = headings.length >= 7;
  const besideText = hasContents && !side;
  const textClass = clsx(
    '@container lg:text-reading lg:[--container-measure:37rem]',
    side && 'lg:col-start-2',
    besideText && 'xl:col-start-2',
  );
  const folded = hasContents ? <TableOfContents layout="folded" headings={headings} className="mb-8 lg:mb-10" /> : null;
  const besideClass = clsx('lg:-row-end-1', opening ? 'lg:row-start-2' : 'lg:row-start-1');
  return (
    <Container
      space="tight"
      className={clsx(
        'grid grid-cols-1 gap-x-12 gap-y-8 max-sm:pt-7 lg:gap-y-14 lg:pt-12',
        // An empty row would still have its gap.
        opening && sources ? 'lg:grid-rows-[auto_auto_1fr]' : (opening || sources) && 'lg:grid-rows-[auto_1fr]',
        // As wide as the headings beside the opening.
        side && 'lg:grid-cols-[2fr_3fr]',
        besideText && 'xl:grid-cols-[12rem_1fr]',
      )}
    >
      {opening ? (
        <div className="wide-opening @container lg:col-span-full lg:row-start-1 lg:text-reading lg:[--container-measure:37rem]">
          {folded}
          {opening}
        </div>
      ) : null}
      {side ? <div className={clsx('sticky-side max-lg:order-1 lg:max-w-80', besideClass)}>{side}</div> : null}
      {besideText ? (
        <TableOfContents layout="beside" headings={headings} className={clsx('sticky-side', besideClass)} />
      ) : null}
      <div className={clsx(textClass, opening && 'lg:row-start-2')}>
        {opening ? null : folded}
        {children}
      </div>
      {sources ? (
        <Prose
          html={sources}
          className={clsx(textClass, 'max-lg:order-1', opening ? 'lg:row-start-3' : 'lg:row-start-2')}
        />
      ) : null}
    </Container>
  );
}

const contentsLabel = 'On this page';

/** The classes of a table of contents, by where it is. */
const layouts = {
  beside: 'max-xl:hidden [&_a]:py-1.5 [&_ol]:text-label',
  folded: 'xl:hidden max-w-measure',
};

interface TableOfContentsProps {
  layout: keyof typeof layouts;
  headings: readonly Heading[];
  className?: string;
}

function TableOfContents({ layout, headings, className }: TableOfContentsProps) {
  const Nav = layout === 'beside' ? ScrollSpy : 'nav';
  const links = <SectionLinks headings={headings} />;
  return (
    <Nav aria-label={contentsLabel} className={clsx('print:hidden', layouts[layout], className)}>
      {layout === 'folded' ? (
        <details className="rounded-card border border-rule bg-card px-5">
          <summary className="min-h-12 py-2 font-semibold text-compact text-spruce-deep">{contentsLabel}</summary>
          {links}
        </details>
      ) : (
        <>
          <p className="mb-2 font-medium font-serif text-heading-s">{contentsLabel}</p>
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

/** Links to sections, such as a table of contents. */
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
