interface NextStepsProps {
  title: string;
  steps: readonly string[];
}

/** What happens after a request: before the button, in the panel that confirms it, and on the thank-you page. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <div className="max-w-measure">
      <h2 className="text-heading-m">{title}</h2>
      <ol className="mt-3 list-decimal space-y-2 pl-5 marker:text-brass-ink">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** Costs and times, for a visitor who is about to send the form. */
export function RequestFacts({ facts }: { facts: readonly { title: string; text: string }[] }) {
  return (
    <dl className="border-brass border-t-2">
      {facts.map(({ title, text }) => (
        <div key={title} className="flex flex-wrap gap-x-4 border-rule py-2.5 not-first:border-t">
          <dt className="w-28 font-semibold">{title}</dt>
          <dd className="grow basis-60 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
