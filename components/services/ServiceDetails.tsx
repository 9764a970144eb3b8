import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';

/** 'Our Process': numbered steps along a brass line. */
export function Process({ steps }: { steps: readonly string[] }) {
  return (
    <section aria-labelledby="process">
      <h2 id="process" className="text-heading-l">
        Our Process
      </h2>
      <ol className="mt-8">
        {steps.map((step, index) => (
          <li key={step} className="group relative max-w-measure pb-7 pl-13 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-9 bottom-0 left-4.5 -translate-x-1/2 border-brass border-l-2 group-last:hidden"
            />
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 flex size-9 items-center justify-center rounded-round border-2 border-brass bg-paper font-semibold text-brass-ink text-label tabular-nums"
            >
              {index + 1}
            </span>
            <p className="pt-1">{step}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Two columns from the md breakpoint on. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-heading-l">
        Benefits
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {benefits.map((benefit) => (
          <Benefit key={benefit} className="border-rule border-t pt-4">
            {benefit}
          </Benefit>
        ))}
      </ul>
    </section>
  );
}

/** A list item with a check mark. */
export function Benefit({ className, children }: { className?: string; children: string }) {
  return (
    <li className={clsx('flex gap-3', className)}>
      <Icon name="check" className="mt-1 size-5 shrink-0 text-brass-ink" />
      <span>{children}</span>
    </li>
  );
}
