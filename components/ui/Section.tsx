import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Container } from './Container';
import { unbroken } from './unbroken';

const surfaces = {
  paper: '',
  card: 'bg-card',
  shade: 'bg-shade',
} as const;

interface SectionProps extends ComponentProps<'section'>, Pick<ComponentProps<typeof Container>, 'space'> {
  surface?: keyof typeof surfaces;
}

/** A section across the page, with a surface, vertical space and the page's width. */
export function Section({ surface = 'paper', space = 'regular', className, children, ...section }: SectionProps) {
  return (
    <section {...section} className={clsx(surfaces[surface], className)}>
      <Container space={space}>{children}</Container>
    </section>
  );
}

interface SectionHeadingProps {
  /** The heading's id, for the section's `aria-labelledby`. */
  id?: string;
  intro?: string;
  className?: string;
  children: string;
}

/** The heading of a section, and an optional sentence below it. */
export function SectionHeading({ id, intro, className, children }: SectionHeadingProps) {
  return (
    <div className={clsx('max-w-measure', className)}>
      <h2 id={id} className="text-heading-l">
        {unbroken(children)}
      </h2>
      {intro ? <p className="mt-4 text-ink-soft text-lead">{unbroken(intro)}</p> : null}
    </div>
  );
}
