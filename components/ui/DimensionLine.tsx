import clsx from 'clsx';

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
export function NumberBadge({ number, className }: { number: number; className?: string }) {
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
