import { Icon, type IconName } from '@/components/ui/Icon';

interface QuickFactsProps {
  /** For example `5-7 business days`. */
  turnaround: string;
  /** For example `Spokane and Vancouver, Washington`. */
  areas: string;
}

/** Quick Facts of the side panel, in the specification's words. */
export function QuickFacts({ turnaround, areas }: QuickFactsProps) {
  const facts: readonly [IconName, string][] = [
    ['clock', `Report typically delivered within ${turnaround}`],
    ['pin', `Serving ${areas}`],
    ['court', 'Experienced in court testimony and legal proceedings'],
    ['seal', 'State certified appraisers'],
  ];
  return (
    <section aria-labelledby="quick-facts" className="mt-6 border-rule border-t pt-5">
      <h2 id="quick-facts" className="text-heading-s">
        Quick Facts
      </h2>
      <ul className="mt-3 space-y-3 text-label">
        {facts.map(([icon, fact]) => (
          <li key={fact} className="flex gap-3">
            <Icon name={icon} className="size-5 shrink-0 text-brass-ink" />
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}
