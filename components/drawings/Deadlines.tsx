import clsx from 'clsx';
import { InlineProse } from '@/components/ui/Prose';
import { DeadlineDates } from './DeadlineDates';
import { daysOf } from './deadlineCalculator';
import { piecewiseScale, type ScalePoint } from './piecewiseScale';
import { type FieldsOf, LegendMark, Placed, Point, percent, Svg, shapeClass, textClass } from './primitives';

type DeadlinesProps = FieldsOf<'deadlines'> & {
  /** Begins the ids of the fields, because a page can have several drawings. */
  drawingId: string;
};

/** The months that the axis names. */
const quarters = [3, 6, 9, 12];
/** On a phone, only bars have the lines of the months behind them. */
const overLinesClass = 'relative bg-card @max-[52rem]:pt-3';

/** Where dates follow the bars, the longest bar leaves room for one such as “Wed, Sep 24, 2031”. */
const dateRoomClass = '@min-[52rem]:pe-34';
const overBarsClass = `absolute inset-0 @min-[52rem]:left-104 ${dateRoomClass}`;

/** Dates need a script. Their fields take up space from the start, and appear once it works. */
const dateEntryClass = 'noscript:hidden print:hidden [html:not([data-dates])_&]:invisible';

/**
 * Deadlines as lengths on one scale, in tracks by the event that starts them. Each opens to say who has to do what.
 * Once a visitor enters the date of an event, deadlineCalculator.ts turns its terms into days.
 */
export function Deadlines({ tracks, hint, otherDates, note, drawingId, ...legend }: DeadlinesProps) {
  const terms = new Set(tracks.flatMap(({ deadlines }) => deadlines.map(({ after }) => daysOf(after))));
  const later = [...terms].filter((days) => days > daysOf('1 year')).sort((a, b) => a - b);
  // The first year is to scale; what comes later is behind breaks, at even distances. The last point is whole.
  const end = 98;
  const yearOne = later.length > 0 ? 72 : end;
  const spacing = (end - yearOne) / Math.max(1, later.length);
  const points: [ScalePoint, ...ScalePoint[]] = [
    [0, 0],
    [daysOf('1 year'), yearOne],
    ...later.map((days, index) => [days, yearOne + spacing * (index + 1)] as const),
  ];
  const toPercent = piecewiseScale(...points);
  const breaks = later.map((_, index) => yearOne + spacing * (index + 0.5));
  const placeOf = (months: number) => {
    const x = percent(toPercent(daysOf(`${months} months`)));
    return { x1: x, x2: x };
  };
  const fieldIdOf = (trackId: string) => `deadlines:${drawingId}-${trackId}`;
  const fields = tracks.map(({ id, dateLabel }) => ({ id, dateLabel, fieldId: fieldIdOf(id) }));
  const [firstField, ...otherFields] = fields;
  return (
    <div className="deadlines [direction:ltr]" data-scale={JSON.stringify(points)}>
      {firstField ? <DateField {...firstField} hint={hint} /> : null}
      <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1" aria-hidden="true">
        {[legend.needsValueLabel, legend.othersLabel].map((text, index) => (
          <span key={text} className={clsx(index === 0 && 'font-semibold')}>
            <LegendMark width="28">
              <TermBar needsValue={index === 0} end={75} />
            </LegendMark>
            {text}
          </span>
        ))}
        {later.length > 0 ? (
          <span>
            <LegendMark width="28">
              <TermBar needsValue={false} breaks={[50]} />
            </LegendMark>
            {legend.breakLabel}
          </span>
        ) : null}
      </p>
      {/* Where the bars are one below another, it stays in view above them. */}
      <div className="relative -mb-px h-6 border-ink border-b bg-card text-label @min-[52rem]:sticky @min-[52rem]:top-(--header-height) @min-[52rem]:z-2 print:static!">
        <div className={overBarsClass}>
          <Svg>
            {[0, ...quarters].map((months) => (
              <text key={months} x={placeOf(months).x1} y="1.1em" textAnchor="middle" className={textClass.soft}>
                {months}
              </text>
            ))}
            <text x={placeOf(12).x1} y="1.1em" dx="1em" className={textClass.soft}>
              months
            </text>
          </Svg>
        </div>
      </div>
      <div className="text-label">
        {tracks.map(({ id, startLabel, deadlines }) => (
          <div
            key={id}
            className="track relative border-ink border-t pb-2 @min-[52rem]:grid @min-[52rem]:grid-cols-[10rem_1fr] @min-[52rem]:pt-1"
            data-field={fieldIdOf(id)}
          >
            <p className="relative z-1 bg-card py-1 font-medium font-serif text-compact @max-[52rem]:pt-3 @min-[52rem]:pe-2">
              {startLabel}
            </p>
            <div>
              <div className={overBarsClass}>
                <Svg>
                  {quarters.map((months) => (
                    <line key={months} {...placeOf(months)} y2="100%" className="stroke-rule" />
                  ))}
                  <svg overflow="visible" aria-hidden="true" className="today-line not-[[x]]:hidden">
                    <line y2="100%" strokeWidth="2" strokeDasharray="4 3" className={shapeClass.line} />
                  </svg>
                </Svg>
              </div>
              <div className="relative">
                {deadlines.map(({ after, name, who, toDo, calendarTitle, needsValue, movesOffWeekend }) => (
                  <details
                    key={name}
                    data-after={after}
                    data-calendar-title={calendarTitle}
                    data-moves-off-weekend={movesOffWeekend || undefined}
                    className="break-inside-avoid"
                  >
                    <summary
                      className={clsx(
                        'grid grid-cols-[1fr_auto_1rem] items-baseline gap-x-2 gap-y-0 after:size-2 after:border-field-edge @max-[18rem]:grid-cols-[1fr_1rem] @max-[18rem]:after:col-start-2 @max-[18rem]:after:row-start-1 @min-[52rem]:grid-cols-[1rem_14rem_1fr] @min-[52rem]:items-center @min-[52rem]:after:order-first @min-[52rem]:py-0.5',
                        needsValue && 'font-semibold',
                      )}
                    >
                      <span className={`text-balance @max-[52rem]:-me-2 @max-[52rem]:pe-2 ${overLinesClass}`}>
                        {name} <span className="due-note font-semibold text-spruce-deep" />
                      </span>{' '}
                      <span className={`flex items-center @max-[52rem]:contents @min-[52rem]:min-h-8 ${dateRoomClass}`}>
                        <Svg
                          width={percent(toPercent(daysOf(after)))}
                          height="16"
                          className="shrink-0 @max-[52rem]:order-1 @max-[52rem]:col-span-full"
                        >
                          <TermBar
                            needsValue={needsValue}
                            end={100}
                            breaks={breaks.flatMap((x) => {
                              const along = (100 * x) / toPercent(daysOf(after));
                              return along < 100 ? along : [];
                            })}
                          />
                        </Svg>
                        <span
                          className={`due shrink-0 whitespace-nowrap @max-[18rem]:row-start-2 @min-[52rem]:ms-2.5 ${overLinesClass}`}
                        >
                          {after}
                        </span>
                      </span>
                    </summary>
                    <div className="bg-card pb-4 *:max-w-measure @min-[52rem]:pt-1 print:pt-0 print:pb-1 print:*:max-w-none">
                      <p className="text-ink-soft">
                        {who}
                        {needsValue ? <b className="font-semibold text-ink">, {legend.needsValueLabel}</b> : null}
                      </p>
                      <p className="text-compact print:text-label">
                        <InlineProse html={toDo.html} />
                      </p>
                    </div>
                  </details>
                ))}
              </div>
            </div>
          </div>
        ))}
      </div>
      {otherFields.length > 0 ? (
        <details className="text-compact">
          <summary
            className={`min-h-11 border-rule border-t font-semibold text-label text-spruce-deep ${dateEntryClass}`}
          >
            {otherDates}
          </summary>
          <div className="pb-3">
            {otherFields.map((field) => (
              <DateField key={field.id} {...field} />
            ))}
          </div>
        </details>
      ) : null}
      {note ? (
        <p className="border-rule border-t pt-4 text-ink-soft text-label">
          <InlineProse html={note.html} />
        </p>
      ) : null}
      <button
        type="button"
        hidden
        className="mt-5 min-h-11 cursor-pointer rounded-edge border border-spruce bg-card px-5 py-2 font-semibold text-spruce-deep hover:bg-spruce-tint print:hidden"
      >
        Save these dates to your calendar
      </button>
      <DeadlineDates />
    </div>
  );
}

/** The field for the date that starts a track. Only the first one has a hint, and is on a band as wide as the card. */
const DateField = ({ fieldId, dateLabel, hint }: { fieldId: string; dateLabel: string; hint?: string }) => (
  <div className={clsx(hint ? 'mb-5' : 'flex flex-wrap items-center gap-x-4')}>
    <div
      className={clsx(
        dateEntryClass,
        hint &&
          '-mx-5 flex flex-wrap items-center gap-x-6 gap-y-2 bg-shade px-5 py-4 enlarged:-mx-3 enlarged:px-3 sm:-mx-7 sm:px-7 sm:py-5',
      )}
    >
      <label
        htmlFor={fieldId}
        className={clsx(
          'flex min-h-11 max-w-full flex-wrap items-center',
          hint ? 'gap-x-3 gap-y-1 font-medium font-serif text-heading-m' : 'gap-x-3 font-semibold',
        )}
      >
        {dateLabel}
        <input
          type="date"
          id={fieldId}
          aria-describedby={`${fieldId}-status`}
          className={clsx(
            'max-w-full bg-card font-normal font-sans text-ink-soft aria-invalid:border-b-2 aria-invalid:border-brick',
            hint
              ? 'h-12 w-40 rounded-edge border border-field-edge px-3 text-body'
              : 'h-9 w-36 border-field-edge border-b [&::-webkit-calendar-picker-indicator]:opacity-50',
          )}
        />
      </label>
      {hint ? <p className="text-ink-soft text-label">{hint}</p> : null}
    </div>
    <p
      role="status"
      id={`${fieldId}-status`}
      className={clsx('text-ink-soft text-label', hint ? 'not-empty:pt-3' : 'not-empty:pb-1')}
    />
  </div>
);

interface TermBarProps {
  needsValue: boolean;
  /** Where its last day is, if it is drawn. */
  end?: number;
  breaks?: readonly number[];
}

/** A term as a line, with its last day and its breaks at these percents of the width. */
const TermBar = ({ needsValue, end, breaks = [] }: TermBarProps) => (
  <>
    <line
      x2="100%"
      y1="50%"
      y2="50%"
      strokeWidth={needsValue ? 6 : 2}
      className={needsValue ? shapeClass.line : shapeClass.dimension}
    />
    {breaks.map((x) => (
      <Placed key={x} x={x} y="50%">
        <path d="M-4-8h8v16h-8z" className="fill-card forced-colors:fill-[Canvas]" />
        <path d="M-7 6-1-6M1 6 7-6" strokeWidth="1.5" className={shapeClass.dimension} />
      </Placed>
    ))}
    {end === undefined ? null : <Point x={end} filled={needsValue} />}
  </>
);
