/** The phone number for anything to add, once a request was received. */
export function SomethingToAdd({
  phone,
  phoneLink,
  className,
}: {
  phone: string;
  phoneLink: string;
  className?: string;
}) {
  return (
    <p className={className}>
      Something to add?{' '}
      <a
        href={phoneLink}
        className="whitespace-nowrap font-semibold text-spruce-deep tabular-nums underline decoration-brass underline-offset-4"
      >
        Call {phone}
      </a>
      .
    </p>
  );
}
