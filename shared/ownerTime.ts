/** The owner's time zone: of dates in content and references, and of times in lists and mail. */
export const timeZone = 'America/Los_Angeles';

// Created once: each one holds about 30 KB outside the JavaScript heap, which the garbage collector does not count.
const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** Today where the owner is, as an ISO date such as `2026-11-20`. */
export function ownerToday(): string {
  const { year, month, day } = Object.fromEntries(
    dayFormat.formatToParts(new Date()).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}
