export interface HoursLine {
  days: string;
  text: string;
}

/** Business Hours, a line a day or span of days. */
export function BusinessHours({ hours }: { hours: readonly HoursLine[] }) {
  return (
    <section aria-labelledby="business-hours">
      <h2 id="business-hours" className="text-heading-s">
        Business Hours
      </h2>
      <dl className="mt-2 tabular-nums">
        {hours.map(({ days, text }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-4 border-rule border-t py-2">
            <dt>{days}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
