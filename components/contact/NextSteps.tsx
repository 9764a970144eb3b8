/** What happens after a request was received. */
export function NextSteps({ phone, phoneLink }: { phone: string; phoneLink: string }) {
  return (
    <div className="mt-8 max-w-measure">
      <h2 className="text-heading-m">What happens next</h2>
      <ol className="mt-3 list-decimal space-y-2 pl-5 marker:text-brass-ink">
        <li>We read your request and check which date and kind of value it needs.</li>
        <li>We call or write to you with questions, a fee and a time. Nothing is ordered until you agree.</li>
        <li>We find a time for the visit that suits you.</li>
      </ol>
      <p className="mt-4">
        Something to add?{' '}
        <a href={phoneLink} className="font-semibold text-spruce-deep underline decoration-brass underline-offset-4">
          Call {phone}
        </a>
        .
      </p>
    </div>
  );
}
