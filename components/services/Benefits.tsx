import { Icon } from '@/components/ui/Icon';

/** What the client gets, in two columns where there is room. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-heading-l">
        Benefits
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3 border-rule border-t pt-4">
            <Icon name="check" className="mt-1 size-5 shrink-0 text-brass-ink" />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
