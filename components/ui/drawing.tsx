/* What all drawings share: their classes, and how a number is written. */
import type { ReactNode } from 'react';

/**
 * What is dark has a light edge: lines behind it end there, and a dark theme that a browser forces on the page leaves drawings
 * as they are.
 */
const edged = 'stroke-3 stroke-card [paint-order:stroke] forced-colors:stroke-none';

/**
 * Forced colors mode does not change SVG fills, which could become invisible, so shapes become outlines there, and text
 * takes the color of the text around the drawing.
 */
export const shapes = {
  outline: 'fill-none stroke-field-edge forced-colors:stroke-current',
  line: 'fill-none stroke-ink dark:stroke-field-edge forced-colors:stroke-current',
  dimension: 'fill-none stroke-brass forced-colors:stroke-current',
  grid: 'stroke-rule forced-colors:stroke-[GrayText]',
  /** A point on a line: what counts, and another. */
  dot: `fill-ink forced-colors:fill-current ${edged}`,
  ring: 'fill-card stroke-2 stroke-ink forced-colors:fill-[Canvas] forced-colors:stroke-current',
} as const;

export const letters = {
  ink: `fill-ink forced-colors:fill-current ${edged}`,
  soft: `fill-ink-soft forced-colors:fill-current ${edged}`,
  brass: `fill-brass-ink forced-colors:fill-current ${edged}`,
} as const;

/** One key for all drawings of money: sand is basis or debt, green is what is yours; what may be taxed is hatched. */
export const fills = {
  basis: 'fill-sand forced-colors:fill-[Canvas] forced-colors:stroke-current',
  debt: 'fill-sand forced-colors:fill-[Canvas] forced-colors:stroke-current',
  yours: 'fill-spruce forced-colors:fill-current',
  taxed: 'forced-colors:stroke-current',
} as const;

/** A place on a drawing, or a length, in percent: so its text isn't scaled with it. */
export const percent = (value: number) => `${value.toFixed(2)}%`;

/** An amount as it is shown. */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** What stands before a word of a drawing's key: a shape on a square. */
export const KeyMark = ({ children }: { children: ReactNode }) => (
  <svg width="14" height="14" aria-hidden="true" className="me-1.5 inline-block align-[-0.15em]">
    {children}
  </svg>
);
