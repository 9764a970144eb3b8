import { InlineProse } from '@/components/ui/Prose';
import { formatDay } from '@/shared/format';
import { piecewiseScale } from './piecewiseScale';
import {
  DrawingNote,
  type FieldsOf,
  labelClass,
  Placed,
  Point,
  percent,
  Svg,
  shapeClass,
  textClass,
} from './primitives';

/** Points on a line, to scale, the main ones named above it. Lines below say what one may do between two of them. */
export function Scale({ points, spans, note }: FieldsOf<'scale'>) {
  const toPercent = piecewiseScale([points[0]?.at.value ?? 0, 0], [points.at(-1)?.at.value ?? 1, 100]);
  const drawn = points.map(({ at, name, main }) => ({
    name,
    main,
    label: at.unit === 'date' ? formatDay(at.text, { month: 'short', day: 'numeric', year: 'numeric' }) : at.text,
    x: toPercent(at.value),
    // A deadline is where a line below ends; a point from which another begins is an event too.
    event:
      main && (spans.every(({ to }) => to.value !== at.value) || spans.some(({ from }) => from.value === at.value)),
  }));
  return (
    <>
      <ul className="sr-only">
        {drawn.map(({ name, label }) => (
          <li key={label}>
            {label}: {name}
          </li>
        ))}
      </ul>
      <Svg height="7.6em" className={labelClass}>
        <line x2="100%" y1="4.1em" y2="4.1em" className={shapeClass.line} />
        {drawn.map(({ name, main, event, label, x }) => (
          <Placed key={label} x={x}>
            <line
              y1={main ? '2.6em' : '3.4em'}
              y2={main ? '4.1em' : '4.8em'}
              className={`stroke-2 ${shapeClass.line}`}
            />
            <text y={main ? '1em' : '6em'} textAnchor={x < 15 ? 'start' : x > 85 ? 'end' : 'middle'}>
              <tspan x="0" className={`font-semibold ${textClass.ink}`}>
                {label}
              </tspan>
              <tspan x="0" dy="1.3em" className={textClass.soft}>
                {name}
              </tspan>
            </text>
            {event ? <Point x={0} y="4.1em" filled /> : null}
          </Placed>
        ))}
      </Svg>
      {spans.length > 0 ? (
        <ul className="space-y-4 pt-4">
          {spans.map(({ from, to, text }) => (
            <li
              key={`${from.text} ${to.text} ${text.html}`}
              className={toPercent(from.value) > 50 ? 'text-end' : undefined}
            >
              <Svg height="14" strokeWidth="2" className={`mb-1 block ${shapeClass.dimension}`}>
                <Placed x={toPercent(from.value)}>
                  <line x2={percent(toPercent(to.value) - toPercent(from.value))} y1="7" y2="7" />
                  <line y2="14" />
                </Placed>
                <Placed x={toPercent(to.value)}>
                  <line y2="14" />
                </Placed>
              </Svg>
              <InlineProse html={text.html} />
            </li>
          ))}
        </ul>
      ) : null}
      <DrawingNote text={note} />
    </>
  );
}
