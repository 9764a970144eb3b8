import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { keepTogether } from './keepTogether';

const spaces = {
  tight: 'py-12 md:py-14 lg:py-16',
  regular: 'py-14 md:py-20 lg:py-24',
} as const;

interface ContainerProps extends ComponentProps<'div'> {
  /** The space above and below the content. */
  space?: keyof typeof spaces;
}

/** Keeps what it contains as wide as the page, with space at the edges of the window. */
export function Container({ space, className, ...div }: ContainerProps) {
  return (
    <div
      {...div}
      className={clsx('mx-auto max-w-page px-5 enlarged:px-3 md:px-8', space && spaces[space], className)}
    />
  );
}

type SectionProps = ComponentProps<'section'> & Pick<ContainerProps, 'space'>;

/** A section of a page, whose background reaches to the edges of the window. */
export function Section({ space = 'regular', children, ...section }: SectionProps) {
  return (
    <section {...section}>
      <Container space={space}>{children}</Container>
    </section>
  );
}

/** The sentence or two that begin a page or a section. */
export function Lede({ className, children }: { className?: string; children: string }) {
  return <p className={clsx('max-w-measure text-balance font-serif text-lead', className)}>{keepTogether(children)}</p>;
}

interface SectionHeadingProps {
  /** The heading's id, for the section's `aria-labelledby`. */
  id?: string;
  intro?: string;
  className?: string;
  children: string;
}

/** The heading of a section, and what introduces it. */
export function SectionHeading({ id, intro, className, children }: SectionHeadingProps) {
  return (
    <div className={clsx('max-w-measure', className)}>
      <h2 id={id} className="text-heading-l">
        {keepTogether(children)}
      </h2>
      {intro ? <Lede className="mt-4">{intro}</Lede> : null}
    </div>
  );
}
