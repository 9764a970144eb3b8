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

export function Container({ space, className, ...div }: ContainerProps) {
  return (
    <div
      {...div}
      className={clsx('mx-auto max-w-page px-5 enlarged:px-3 md:px-8', space && spaces[space], className)}
    />
  );
}

type SectionProps = ComponentProps<'section'> & Pick<ContainerProps, 'space'>;

export function Section({ space = 'regular', children, ...section }: SectionProps) {
  return (
    <section {...section}>
      <Container space={space}>{children}</Container>
    </section>
  );
}

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
