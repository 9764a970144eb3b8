import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The brass dimension line of the scale models: a thin rule with a tick at each end. Decoration only. */
export function DimensionLine({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('flex h-3 items-center text-brass', className)}>
      <span className="h-full border-l-2" />
      <span className="grow border-t-2" />
      <span className="h-full border-l-2" />
    </span>
  );
}

/** A number in a brass circle. */
export function NumberMark({ number, className }: { number: number; className?: string }) {
  return (
    <span
      className={clsx(
        'flex shrink-0 items-center justify-center rounded-round border-2 border-brass bg-card font-sans font-semibold text-brass-ink text-label tabular-nums',
        className,
      )}
    >
      {number}
    </span>
  );
}

/** An item of an `ol` of numbered steps along a brass line. */
export function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="group relative max-w-measure pb-7 pl-13 last:pb-0">
      {/* A list item is announced with its number already. */}
      <span aria-hidden="true">
        <span className="absolute top-0 bottom-0 left-4 border-brass border-l-2 group-last:hidden" />
        <NumberMark number={number} className="absolute top-0 left-0 size-8.5" />
      </span>
      {children}
    </li>
  );
}
