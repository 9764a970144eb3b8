import clsx from 'clsx';
import type { ComponentProps } from 'react';

const surfaces = {
  paper: '',
  card: 'bg-card',
  shade: 'bg-shade',
  spruce: 'on-spruce bg-spruce-deep text-on-spruce',
} as const;

const widths = { page: 'max-w-page', narrow: 'max-w-narrow', measure: 'max-w-measure' } as const;

interface SectionProps extends ComponentProps<'section'> {
  surface?: keyof typeof surfaces;
  width?: keyof typeof widths;
}

/** A band across the page. It alone decides outer spacing and width, so that all bands share one rhythm. */
export function Section({ surface = 'paper', width = 'page', className, children, ...section }: SectionProps) {
  return (
    <section {...section} className={clsx(surfaces[surface], className)}>
      <div className={clsx('mx-auto px-5 py-14 md:px-8 md:py-20 lg:py-24', widths[width])}>{children}</div>
    </section>
  );
}
