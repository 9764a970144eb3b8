import { Day } from '@/components/ui/Day';
import { type ArticlePart, ArticleParts } from '@/components/ui/Prose';

/** The privacy policy or the terms. `updated` is an ISO date. */
export function LegalText({ parts, updated }: { parts: readonly ArticlePart[]; updated: string }) {
  return (
    <div className="mx-auto max-w-page px-5 py-12 md:px-8 md:py-16">
      <p className="mb-8 text-ink-soft text-label">
        Last updated <Day iso={updated} />
      </p>
      <ArticleParts parts={parts} />
    </div>
  );
}
