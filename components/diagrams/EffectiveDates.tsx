import clsx from 'clsx';
import type { DiagramData } from '@/content/loader';
import { DiagramFigure, shapes } from './shapes';

type EffectiveDatesData = DiagramData['effective-dates'];
type Purpose = EffectiveDatesData['purposes'][number];

const columns = { early: 'col-start-1', middle: 'col-start-2', late: 'col-start-3' };
const lineStarts = { early: 'left-0', middle: 'left-1/3', late: 'left-2/3' };

/** A date on the line: solid if it is the effective date, open if it is one of several to choose from. */
function Mark({ choice }: { choice: boolean }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="block size-4 shrink-0">
      <circle cx="8" cy="8" r="7" strokeWidth="2" className={choice ? shapes.open : shapes.solid} />
    </svg>
  );
}

/** The brass line from the earliest possible effective date to the report. */
function LookBack({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('flex h-4 items-center text-brass', className)}>
      <span className="grow border-t-2" />
      <span className="h-full border-l-2" />
    </span>
  );
}

function PurposeRow({ purpose, note, dates, legend }: Purpose & Pick<EffectiveDatesData, 'legend'>) {
  return (
    <li className="grid gap-x-6 gap-y-3 border-rule border-t py-4 sm:grid-cols-5">
      <div className="sm:col-span-2">
        <p className="font-serif text-heading-s">{purpose}</p>
        <p className="mt-1 text-ink-soft text-label">{note}</p>
      </div>
      <div className="relative sm:col-span-3 sm:mt-1">
        <LookBack className={clsx('absolute top-0 right-0', lineStarts[dates[0]?.when ?? 'late'])} />
        <ol className="relative grid grid-flow-dense grid-cols-3">
          {dates.map(({ when, day, choice }) => (
            <li key={day} className={clsx('pr-2 text-label last:col-end-4', columns[when])}>
              <Mark choice={choice} />
              <span className="mt-1 block leading-5">
                {day}
                {/* What the mark shows. */}
                <span className="sr-only"> ({choice ? legend.choice : legend.valued})</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}

interface EffectiveDatesProps extends EffectiveDatesData {
  /** The ids of the purposes to show; all if there are none. */
  rows: readonly string[];
  caption: string;
}

/**
 * The effective date for each purpose, on a line that ends at the date of the report. Screen readers hear with each
 * date what its mark means; the ends of the line and the legend are for the eyes alone.
 */
export function EffectiveDates({ rows, caption, start, end, purposes, legend }: EffectiveDatesProps) {
  const shown = purposes.filter(({ id }) => rows.length === 0 || rows.includes(id));
  return (
    <DiagramFigure caption={caption}>
      <div aria-hidden="true" className="grid gap-x-6 sm:grid-cols-5">
        <p className="flex justify-between pb-2 font-semibold text-brass-ink text-label sm:col-span-3 sm:col-start-3">
          <span>{start}</span>
          <span>{end}</span>
        </p>
      </div>
      <ul>
        {shown.map((row) => (
          <PurposeRow key={row.id} {...row} legend={legend} />
        ))}
      </ul>
      <ul
        aria-hidden="true"
        className="grid gap-2 border-rule border-t pt-4 text-ink-soft text-label *:flex *:items-center *:gap-3"
      >
        <li>
          <Mark choice={false} /> {legend.valued}
        </li>
        <li>
          <Mark choice /> {legend.choice}
        </li>
        <li>
          <LookBack className="w-4 shrink-0" /> {legend.back}
        </li>
      </ul>
    </DiagramFigure>
  );
}
