import { type ArticlePart, ArticleParts } from '@/components/ui/ArticleParts';

const asText = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The privacy policy or the terms: one quiet column. `updated` is an ISO day. */
export function LegalText({ parts, updated }: { parts: readonly ArticlePart[]; updated: string }) {
  return (
    <div className="mx-auto max-w-page px-5 py-12 md:px-8 md:py-16">
      <p className="mb-8 text-ink-soft text-label">
        Last changed <time dateTime={updated}>{asText.format(new Date(updated))}</time>
      </p>
      <ArticleParts parts={parts} />
    </div>
  );
}
