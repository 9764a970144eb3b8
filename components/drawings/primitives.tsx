/* What all drawings are made of. Places on them are in percent of their width, so that texts keep their size. */
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { InlineProse } from '@/components/ui/Prose';
import type { DrawingData, Html } from '@/loader';

/** What a drawing in a text shows below its title. */
export type FieldsOf<Kind> = Omit<Extract<DrawingData, { kind: Kind }>, 'kind' | 'title'>;
export type HatchedProps<Kind> = FieldsOf<Kind> & {
  /** The id of the pattern of what may be taxed. */
  hatchId: string;
};

/**
 * What is dark has a light edge: lines behind it end there, and it can be read where a browser forces a dark theme on
 * the page, which leaves drawings as they are. No media feature tells that from a system that is merely dark.
 */
const edgeClass = 'stroke-3 stroke-card [paint-order:stroke] forced-colors:stroke-none';

/**
 * Forced colors mode does not change SVG fills, which could become invisible, so shapes become outlines there, and text
 * takes the color of the text around the drawing.
 */
export const shapeClass = {
  outline: 'fill-none stroke-field-edge forced-colors:stroke-current',
  line: 'fill-none stroke-ink forced-colors:stroke-current',
  dimension: 'fill-none stroke-brass forced-colors:stroke-current',
  gap: 'stroke-2 stroke-card forced-colors:stroke-[Canvas]',
  range: 'fill-shade forced-colors:fill-none forced-colors:stroke-current',
  dot: `fill-ink forced-colors:fill-current ${edgeClass}`,
  ring: 'fill-card stroke-2 stroke-ink forced-colors:fill-[Canvas] forced-colors:stroke-current',
} as const;

/** What is read off the drawing, such as a step. */
export const strongLineClass = `stroke-3 [stroke-linecap:square] ${shapeClass.line}`;

export const textClass = {
  ink: `fill-ink forced-colors:fill-current ${edgeClass}`,
  soft: `fill-ink-soft forced-colors:fill-current ${edgeClass}`,
  brass: `fill-brass-ink forced-colors:fill-current ${edgeClass}`,
} as const;

const sandClass = 'fill-sand forced-colors:fill-[Canvas] forced-colors:stroke-current';
const greenClass = 'fill-spruce forced-colors:fill-current';
/** One key for all drawings of money: sand is basis or debt, green is yours; what may be taxed is hatched. */
export const fillClass = {
  basis: sandClass,
  debt: sandClass,
  equity: greenClass,
  untaxed: greenClass,
  taxable: 'forced-colors:stroke-current',
  value: shapeClass.outline,
} as const;

/** The size of a drawing's labels: enlarged text keeps its place on a phone. */
export const labelClass = 'text-[min(var(--text-label),3.6vw)]';

/** A place or a length, for an attribute of SVG. */
export const percent = (value: number) => `${value.toFixed(2)}%`;

/**
 * A drawing, or a part of one, as wide as its place. The text around it says the same. Its places are from the left,
 * also where a translation runs from right to left.
 */
export const Svg = ({ className, ...svg }: ComponentProps<'svg'>) => (
  <svg
    width="100%"
    height="100%"
    overflow="visible"
    aria-hidden="true"
    {...svg}
    className={clsx('[direction:ltr]', className)}
  />
);

type PlacedProps = Omit<ComponentProps<'svg'>, 'x'> & { x: number };

/** Shapes and texts around a place, which is their origin. */
export const Placed = ({ x, ...svg }: PlacedProps) => (
  <svg overflow="visible" aria-hidden="true" x={percent(x)} {...svg} />
);

/** A point on a line, filled where it counts. */
export const Point = ({ filled, x = 50, y = '50%' }: Partial<PlacedProps> & { filled?: boolean }) => (
  <Placed x={x} y={y}>
    <circle r={filled ? 6.5 : 5} className={filled ? shapeClass.dot : shapeClass.ring} />
  </Placed>
);

/** The mark before a word of a drawing's key: a shape on a square, or on a wider place. */
export const LegendMark = ({ children, width = '14' }: { children: ReactNode; width?: string }) => (
  <Svg width={width} height="14" className="me-1.5 inline-block align-[-0.15em]">
    {children}
  </Svg>
);

/** The pattern of what may be taxed, which print and forced colors keep. */
export function Hatch({ id }: { id: string }) {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h6v6H0z" className="fill-card forced-colors:fill-[Canvas]" />
        <path d="M0 0v6" strokeWidth="5" className="stroke-brass forced-colors:stroke-[CanvasText]" />
      </pattern>
    </svg>
  );
}

/** The note below a drawing, if it has one. */
export const DrawingNote = ({ text }: { text: { html: Html } | undefined }) =>
  text ? (
    <p className="mt-6 text-balance border-rule border-t pt-4">
      <InlineProse html={text.html} />
    </p>
  ) : null;
