import clsx from 'clsx';
import type { DrawingData } from '@/loader';
import { DeadlineBehavior } from './DeadlineBehavior';
import { At, Drawing, KeyMark, letters, Point, percent, shapes } from './drawingParts';
import { ProsePart } from './Prose';
import { type ScalePoint, scale } from './scale';

type DeadlinesProps = Omit<Extract<DrawingData, { kind: 'deadlines' }>, 'kind' | 'title'> & {
  /** What its ids have in common, on a page that has several drawings. */
  drawingId: string;
};

const yearsOf = (after: string) =>
  Number.parseInt(after, 10) / (after.includes('day') ? 365 : after.includes('month') ? 12 : 1);

const shortTerm = (after: string) => after.replace(/month.*/, 'mo').replace(/year.*/, 'yr');

/** Over the scale only, which has the names of the deadlines above it or beside it. */
const overScale = 'absolute inset-0 @min-[44rem]:right-6 @min-[44rem]:left-92';

/**
 * Deadlines as lengths on one scale, by what starts them; each opens to say who has to do what. With the date of such an
 * event, deadlineCalculator.ts turns terms into days.
 */
export function Deadlines({ tracks, hint, needsValue, others, note, drawingId }: DeadlinesProps) {
  const terms = new Map(tracks.flatMap(({ deadlines }) => deadlines.map(({ after }) => [yearsOf(after), after])));
  const later = [...terms].filter(([years]) => years > 1).sort(([a], [b]) => a - b);
  // The first year is to scale; what comes later is behind breaks, at even distances.
  const yearOne = later.length > 0 ? 62 : 95;
  const step = (95 - yearOne) / Math.max(1, later.length);
  const points: ScalePoint[] = [
    [0, 0],
    [1, yearOne],
    ...later.map(([years], index) => [years, yearOne + step * (index + 1)] as const),
  ];
  const place = scale(...points);
  const breaks = later.map((_, index) => yearOne + step * (index + 0.5));
  const ticks = [[0, '0'], [0.25, '3 mo'], [0.5, '6 mo'], [0.75, '9 mo'], [1, '1 yr'], ...later] as const;
  return (
    <div className="deadlines" data-scale={JSON.stringify(points)}>
      <p className="flex flex-wrap gap-x-6 text-label" aria-hidden="true">
        {[needsValue, others].map((text, index) => (
          <span key={text} className={clsx(index === 0 && 'font-semibold')}>
            <KeyMark>
              <Point filled={index === 0} />
            </KeyMark>
            {text}
          </span>
        ))}
      </p>
      <p className="date-hint mt-2 text-ink-soft text-label">{hint}</p>
      <div className={clsx('relative mt-4 pt-7 text-label', tracks.length > 2 && '@max-[44rem]:pb-6')}>
        <div className={overScale}>
          <Drawing>
            {ticks.map(([years, term]) => (
              <At key={years} x={place(years)}>
                <line y1="28" y2="100%" className={shapes.grid} />
                {/* On a phone, a long list has its scale at the end too. */}
                {['1.3em', ...(tracks.length > 2 ? ['100%'] : [])].map((y, index) => (
                  <text
                    key={y}
                    y={y}
                    dy={index > 0 ? '-0.4em' : undefined}
                    textAnchor={years === 0 ? 'start' : 'middle'}
                    className={clsx(
                      letters.soft,
                      (years * 2) % 1 > 0 && '@max-[14rem]:hidden',
                      index > 0 && '@min-[44rem]:hidden',
                    )}
                  >
                    {shortTerm(term)}
                  </text>
                ))}
              </At>
            ))}
            <Breaks at={breaks} y="13" />
          </Drawing>
        </div>
        {tracks.map(({ id, from, deadlines }) => (
          <div key={id} className="track relative pb-2" data-track={id}>
            <div className="relative border-ink border-t bg-card">
              <label className="flex min-h-12 items-center justify-between gap-x-4 font-semibold @max-[14rem]:flex-wrap @min-[44rem]:text-compact">
                {from}
                <input
                  type="date"
                  id={`deadlines-${drawingId}-${id}`}
                  aria-describedby={`deadlines-${drawingId}-${id}-status`}
                  className="h-9 w-32 max-w-full shrink-0 border-field-edge border-b bg-card font-normal text-label text-ink-soft aria-invalid:border-b-2 aria-invalid:border-brick"
                />
              </label>
              <p role="status" id={`deadlines-${drawingId}-${id}-status`} className="text-ink-soft not-empty:pb-2" />
            </div>
            <div className="relative">
              <div className={overScale}>
                <Drawing>
                  <svg overflow="visible" aria-hidden="true" className="elapsed not-[[x]]:hidden">
                    <line y2="100%" strokeWidth="2" strokeDasharray="4 3" className={shapes.line} />
                  </svg>
                </Drawing>
              </div>
              <div className="relative">
                {deadlines.map(({ after, name, who, what, calendar, needsValue: needed, weekend }) => (
                  <details
                    key={name}
                    data-after={after}
                    data-calendar={calendar}
                    data-weekend={weekend || undefined}
                    className="break-inside-avoid"
                  >
                    <summary
                      className={clsx(
                        'grid grid-cols-[1fr_1rem] gap-x-2 gap-y-0 @min-[44rem]:grid-cols-[8rem_14rem_1fr_1rem]',
                        needed && 'font-semibold',
                      )}
                    >
                      <span className="@max-[44rem]:bg-card @min-[44rem]:contents">
                        <b className="due bg-card font-semibold @max-[44rem]:me-2">{after}</b>
                        <span className="bg-card @min-[44rem]:justify-self-start">
                          {name} <span className="due-note font-semibold text-spruce-deep" />
                        </span>
                      </span>
                      <Drawing className="h-4 @max-[44rem]:order-1 @max-[44rem]:col-span-2 @max-[44rem]:mb-2 @min-[44rem]:h-6">
                        <line
                          x2={percent(place(yearsOf(after)))}
                          y1="50%"
                          y2="50%"
                          strokeWidth={needed ? 6 : 2}
                          className={needed ? shapes.line : shapes.dimension}
                        />
                        <Breaks at={breaks.filter((x) => x < place(yearsOf(after)))} y="50%" />
                        <Point x={place(yearsOf(after))} filled={needed} />
                      </Drawing>
                    </summary>
                    <div className="bg-card pb-4 *:max-w-measure @min-[44rem]:ps-34 @min-[44rem]:pt-1">
                      <p className="text-ink-soft">
                        {who}
                        {needed ? <b className="font-semibold text-ink">, {needsValue}</b> : null}
                      </p>
                      <p className="text-compact">
                        <ProsePart html={what.html} />
                      </p>
                    </div>
                  </details>
                ))}
              </div>
            </div>
          </div>
        ))}
      </div>
      <p className="mt-5 border-rule border-t pt-4 text-ink-soft text-label">
        <ProsePart html={note.html} />
      </p>
      <button
        type="button"
        hidden
        className="mt-5 min-h-11 cursor-pointer rounded-edge border border-spruce bg-card px-5 py-2 font-semibold text-spruce-deep hover:bg-spruce-tint print:hidden"
      >
        Save these dates to your calendar
      </button>
      <DeadlineBehavior />
    </div>
  );
}

/** Where the scale is interrupted. */
const Breaks = ({ at, y }: { at: readonly number[]; y: string }) =>
  at.map((x) => (
    <At key={x} x={x} y={y}>
      <path d="M-4-8h8v16h-8z" className="fill-card forced-colors:fill-[Canvas]" />
      <path d="M-7 6-1-6M1 6 7-6" strokeWidth="1.5" className={shapes.dimension} />
    </At>
  ));
