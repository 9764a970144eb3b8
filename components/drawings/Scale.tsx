import { InlineProse } from '@/components/ui/Prose';
import { piecewiseScale } from './piecewiseScale';
import {
  At,
  formatDate,
  Graphic,
  KeyMark,
  Note,
  Point,
  type PropsOf,
  percent,
  shapeClass,
  textClass,
} from './primitives';

/** What is between the points of a scale, in their order. */
const stretchClass = [
  'fill-field-edge forced-colors:fill-[Canvas] forced-colors:stroke-current',
  'fill-ink forced-colors:fill-current',
  `${shapeClass.outline} stroke-2 [stroke-dasharray:4_4]`,
];

/** Points on a line to scale, the main ones named above it; below, what is between them. */
export function Scale({ points, stretches, note }: PropsOf<'scale'>) {
  const toPercent = piecewiseScale([points[0]?.at.value ?? 0, 0], [points.at(-1)?.at.value ?? 1, 100]);
  const drawn = points.map(({ at, name, main }, index) => {
    const sameYear = points[index - 1]?.at.text.slice(0, 4) === at.text.slice(0, 4);
    const label =
      at.unit === 'date'
        ? formatDate(at.text, { month: 'short', day: 'numeric', year: sameYear ? undefined : 'numeric' })
        : at.text;
    return { name, main, label, x: toPercent(at.value) };
  });
  const [, ...others] = drawn;
  return (
    <>
      <ul className="sr-only">
        {drawn.map(({ name, label }) => (
          <li key={label}>
            {label}: {name}
          </li>
        ))}
      </ul>
      <Graphic height="8.2em" className="text-[min(var(--text-label),3.6vw)]">
        {others.map(({ label, x }, index) => (
          <rect
            key={label}
            x={percent(drawn[index]?.x ?? 0)}
            y="3.4em"
            width={percent(x - (drawn[index]?.x ?? 0))}
            height="1.4em"
            className={stretches.length > 0 ? stretchClass[index] : shapeClass.range}
          />
        ))}
        {drawn.map(({ name, main, label, x }) => (
          <At key={label} x={x}>
            <line
              y1={main ? '2.6em' : '3.4em'}
              y2={main ? '4.1em' : '5.6em'}
              className={`stroke-2 ${shapeClass.line}`}
            />
            <text y={main ? '1em' : '6.6em'} textAnchor={x < 15 ? 'start' : x > 85 ? 'end' : 'middle'}>
              <tspan x="0" className={`font-semibold ${textClass.ink}`}>
                {label}
              </tspan>
              <tspan x="0" dy="1.3em" className={textClass.soft}>
                {name}
              </tspan>
            </text>
            {main ? <Point x={0} y="4.1em" filled /> : null}
          </At>
        ))}
      </Graphic>
      <ol className="mt-6 space-y-3 empty:hidden">
        {stretches.map(({ html }, index) => (
          <li key={html} className="flex items-baseline">
            <span className="shrink-0">
              <KeyMark>
                <rect width="100%" height="100%" className={stretchClass[index]} />
              </KeyMark>
            </span>
            <span>
              <InlineProse html={html} />
            </span>
          </li>
        ))}
      </ol>
      <Note text={note} />
    </>
  );
}
