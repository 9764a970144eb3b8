import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DimensionLine } from './DimensionLine';

interface SectionHeadingProps {
  /** Given to the heading, so that the section can be labelled by it. */
  id?: string;
  level?: 2 | 3;
  intro?: ReactNode;
  align?: 'start' | 'center';
  children: ReactNode;
}

/** The heading of a section: a short brass line, the words, and an optional sentence below. */
export function SectionHeading({ id, level = 2, intro, align = 'start', children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  const centered = align === 'center';
  return (
    <div className={clsx('max-w-measure', centered && 'mx-auto text-center')}>
      <DimensionLine className={clsx('mb-5 w-16', centered && 'mx-auto')} />
      <Heading id={id} className="text-heading-l">
        {children}
      </Heading>
      {intro ? <p className="mt-4 text-lead opacity-90">{intro}</p> : null}
    </div>
  );
}
