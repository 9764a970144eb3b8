import { Prose } from '@/components/ui/Prose';

/** The answer before the explanation. */
export function ShortAnswer({ html }: { html: string }) {
  return (
    <section
      aria-labelledby="short-answer"
      className="max-w-measure rounded-card border border-rule border-l-4 border-l-brass bg-card p-6 shadow-card"
    >
      <h2 id="short-answer" className="text-heading-m">
        The short answer
      </h2>
      <Prose html={html} className="mt-3" />
    </section>
  );
}
