import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Heading } from '@/loader';
import { FoldedCard } from './Card';
import { FollowedContents } from './ContentsBehavior';
import { Container } from './Section';
import { unbroken } from './unbroken';

interface ContentsProps {
  headings: readonly Heading[];
  className: string;
}

interface LongTextProps {
  /** For a table of contents beside the text. */
  headings?: readonly Heading[];
  /** With the class `panelPlace`: beside the text on wide screens, above it on others. */
  panel?: ReactNode;
  children: ReactNode;
}

export const panelPlace = 'lg:col-start-2 lg:row-start-1 xl:-col-start-2';

/**
 * A text of many sections. Drawings may be as wide as the text's column, which a panel that stays in view narrows; a text
 * with a table of contents reaches below its panel.
 */
export function LongText({ headings, panel, children }: LongTextProps) {
  const both = headings && panel;
  return (
    <Container
      space="tight"
      className={clsx(
        'grid grid-cols-1 gap-10 max-sm:pt-7',
        panel ? 'lg:grid-cols-[1fr_20rem]' : 'lg:grid-cols-[1fr_2fr]',
        both && 'xl:grid-cols-[12rem_1fr_21rem]',
      )}
    >
      {headings ? <Contents headings={headings} className={panel ? 'max-xl:hidden' : 'max-lg:hidden'} /> : null}
      {panel}
      <div
        className={clsx(
          '@container relative',
          panel ? 'lg:col-start-1 lg:row-start-1' : 'lg:col-start-2',
          both && 'lg:-col-end-1 xl:col-start-2',
        )}
      >
        {children}
      </div>
    </Container>
  );
}

const label = 'On this page';

/** The sections, in a column that stays in view. */
function Contents({ headings, className }: ContentsProps) {
  return (
    <FollowedContents
      aria-label={label}
      className={`contents-list print:hidden [&_a]:py-1.5 [&_ol]:text-label ${className}`}
    >
      <p className="mb-2 font-medium font-serif text-heading-s">{label}</p>
      <SectionLinks headings={headings} />
    </FollowedContents>
  );
}

/** The same where there is no room for a column: an open list would be taller than the screen. */
export function FoldedContents({ headings, className }: ContentsProps) {
  return (
    <nav aria-label={label} className={`max-w-measure xl:max-w-none print:hidden ${className}`}>
      <FoldedCard summary={label}>
        <SectionLinks headings={headings} />
      </FoldedCard>
    </nav>
  );
}

function SectionLinks({ headings }: Pick<ContentsProps, 'headings'>) {
  return (
    <ol className="border-rule border-t text-compact">
      {headings.map(({ id, text }) => (
        <li key={id} className="border-rule border-b">
          <a href={`#${id}`} className="block text-balance py-2.5 text-ink-soft hover:text-spruce-deep hover:underline">
            {unbroken(text)}
          </a>
        </li>
      ))}
    </ol>
  );
}
