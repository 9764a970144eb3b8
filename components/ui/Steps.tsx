import clsx from 'clsx';
import { keepTogether } from './keepTogether';

export function NumberBadge({ number, className }: { number: number; className?: string }) {
  return (
    <span
      className={clsx(
        'flex shrink-0 items-center justify-center rounded-round border-2 border-brass bg-card font-sans font-semibold text-brass-ink text-label leading-none tabular-nums',
        className,
      )}
    >
      {number}
    </span>
  );
}

/** Numbered steps along a brass line. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="max-w-measure">
      {steps.map((step, index) => (
        <li
          key={step}
          className="relative pb-7 pl-13 before:absolute before:inset-y-0 before:left-4 before:border-brass before:border-l-2 before:content-[''] last:pb-0 last:before:hidden"
        >
          {/* A list item is announced with its number already. */}
          <span aria-hidden="true">
            <NumberBadge number={index + 1} className="absolute top-0 left-0 size-8.5" />
          </span>
          <p className="pt-1">{keepTogether(step)}</p>
        </li>
      ))}
    </ol>
  );
}
