import { formatDay } from '@/shared/format';

/** A date such as November 20, 2026, the same in every time zone. `iso` is an ISO date such as `2026-11-20`. */
export function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {formatDay(iso, { dateStyle: 'long' })}
    </time>
  );
}
