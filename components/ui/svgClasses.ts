/**
 * The classes of all SVG drawings.
 *
 * Forced colors mode does not change SVG fills, which could become invisible, so shapes become outlines there, and text
 * takes the color of the text around the drawing.
 */
export const shapes = {
  card: 'fill-card stroke-field-edge forced-colors:fill-none forced-colors:stroke-current',
  outline: 'fill-none stroke-field-edge forced-colors:stroke-current',
  line: 'fill-none stroke-ink forced-colors:stroke-current',
  dimension: 'fill-none stroke-brass forced-colors:stroke-current',
} as const;

export const letters = {
  ink: 'fill-ink forced-colors:fill-current',
  soft: 'fill-ink-soft forced-colors:fill-current',
  brass: 'fill-brass-ink forced-colors:fill-current',
} as const;
