/** An amount as it is shown, such as `$3,000,000`. */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** A day of the calendar, the same in every time zone. `day` is an ISO date such as `2026-11-20`, or midnight UTC. */
export const formatDay = (day: string | Date, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
