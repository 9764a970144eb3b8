/**
 * How the drawings look, so that all of them are one family. Where the system chooses the colours, filled shapes turn
 * into outlines in the colour of the text: the system leaves the fills of a drawing alone, and they would glare.
 */
export const shapes = {
  card: 'fill-card stroke-field-edge forced-colors:fill-none forced-colors:stroke-current',
  stack: 'fill-shade stroke-field-edge forced-colors:fill-none forced-colors:stroke-current',
  roof: 'fill-spruce forced-colors:fill-current',
  brass: 'fill-brass stroke-brass forced-colors:fill-current forced-colors:stroke-current',
  ghost: 'fill-none stroke-field-edge forced-colors:stroke-current',
  pin: 'fill-brass stroke-card forced-colors:fill-current forced-colors:stroke-none',
  dimension: 'fill-none stroke-brass forced-colors:stroke-current',
} as const;
