import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * The classes of all SVG drawings.
 *
 * Forced colors mode does not change SVG fills, which could become invisible, so shapes become outlines there, and text
 * takes the color of the text around the drawing.
 */
export const shapes = {
  card: 'fill-card stroke-field-edge forced-colors:fill-none forced-colors:stroke-current',
  outline: 'fill-none stroke-field-edge forced-colors:stroke-current',
  roof: 'fill-spruce forced-colors:fill-current',
  lock: 'fill-brass/25 stroke-on-spruce forced-colors:fill-[Canvas] forced-colors:stroke-current',
  line: 'fill-none stroke-ink forced-colors:stroke-current',
  dimension: 'fill-none stroke-brass forced-colors:stroke-current',
  solid: 'fill-spruce stroke-spruce forced-colors:fill-current forced-colors:stroke-current',
  open: 'fill-card stroke-spruce forced-colors:fill-[Canvas] forced-colors:stroke-current',
  pin: 'fill-brass stroke-card forced-colors:fill-[Canvas] forced-colors:stroke-none',
} as const;

export const letters = {
  ink: 'fill-ink forced-colors:fill-current',
  soft: 'fill-ink-soft forced-colors:fill-current',
  brass: 'fill-brass-ink forced-colors:fill-current',
} as const;

/** Such as `$515,000`. */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

interface DiagramFigureProps {
  caption: string;
  /** `sheet` puts the drawing on a card; `plain` puts it straight on the page. */
  surface?: 'sheet' | 'plain';
  children: ReactNode;
}

/** The frame of a diagram: the drawing, and its caption below a rule. */
export function DiagramFigure({ caption, surface = 'sheet', children }: DiagramFigureProps) {
  const sheet = surface === 'sheet';
  return (
    <figure className={clsx(sheet && 'max-w-measure rounded-card border border-rule bg-card shadow-card')}>
      <div className={clsx(sheet && 'px-3 pt-5 pb-6 sm:px-7 sm:pt-7 sm:pb-8')}>{children}</div>
      <figcaption
        className={clsx(
          'text-pretty text-ink-soft text-label',
          sheet ? 'border-rule border-t px-3 py-3 sm:px-7' : 'mt-4',
        )}
      >
        {caption}
      </figcaption>
    </figure>
  );
}
