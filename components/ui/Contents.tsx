import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Heading } from '@/loader';
import { FoldedCard } from './Card';
import { FollowedContents } from './ContentsBehavior';
import { Container } from './Section';
import { unbroken } from './unbroken';

interface LongTextProps {
  /** For a table of contents beside the text. */
  headings?: readonly Heading[];
  /** Beside the text on wide screens, above it on others. */
  panel?: ReactNode;
  children: ReactNode;
}

/** A text of many sections. Drawings are wider than its lines, and as wide as its column. */
export function LongText({ headings, panel, children }: LongTextProps) {
  return (
    <Container space="tight" className="grid grid-cols-1 gap-x-12 gap-y-10 max-sm:pt-7 lg:grid-cols-[1fr_20rem]">
      <div className={clsx('space-y-10 lg:col-start-2 lg:row-start-1', headings && 'max-lg:hidden print:hidden')}>
        {panel}
        {headings ? <Contents headings={headings} /> : null}
      </div>
      <div className="@container lg:col-start-1 lg:row-start-1 lg:text-reading lg:[--container-measure:38rem]">
        {children}
      </div>
    </Container>
  );
}

const label = 'On this page';

interface ContentsProps {
  headings: readonly Heading[];
}

/** The sections, in a column that stays in view. */
function Contents({ headings }: ContentsProps) {
  return (
    <FollowedContents aria-label={label} className="contents-list [&_a]:py-1.5 [&_ol]:text-label">
      <p className="mb-2 font-medium font-serif text-heading-s">{label}</p>
      <SectionLinks headings={headings} />
    </FollowedContents>
  );
}

/** The same where there is no room for a column: an open list would be taller than the screen. */
export function FoldedContents({ headings, className }: ContentsProps & { className: string }) {
  return (
    <nav aria-label={label} className={`max-w-measure print:hidden ${className}`}>
      <FoldedCard summary={label}>
        <SectionLinks headings={headings} />
      </FoldedCard>
    </nav>
  );
}

function SectionLinks({ headings }: ContentsProps) {
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
