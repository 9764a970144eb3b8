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
