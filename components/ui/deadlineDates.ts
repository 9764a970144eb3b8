/*
 * Days as the law counts them. A day is a Date at midnight UTC, so that no time zone or change of the clock moves it.
 */

const dayLength = 86_400_000;

/** The visitor's own today. */
export const today = (now = new Date()) => new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

/** The day that ends a term such as `40 days`, `9 months` or `2 years`: of months, the same day or the month's last. */
export function dueDate(start: Date, term: string): Date {
  const count = Number.parseInt(term, 10);
  if (term.includes('day')) return new Date(start.getTime() + count * dayLength);
  const month = start.getUTCMonth() + (term.includes('year') ? 12 * count : count);
  const year = start.getUTCFullYear();
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay)));
}

export const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0;

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
});
/** Such as `Tue, Aug 24, 2027`. */
export const writtenShort = (day: Date) => short.format(day);
/** Such as `Tuesday, August 24, 2027`, which only wraps after the weekday. */
export const written = (day: Date) => format.format(day).replace(/(?<=\d|[a-z]) (?=\d)/g, '\u00a0');

/** What is wrong with the day that starts the clock, or ''. Years below 1000 are still being typed. */
export function problemOf(start: Date, now?: Date): string {
  if (start > today(now)) return 'This date is in the future: check the year.';
  return start.getUTCFullYear() < 1900 ? 'This date is too long ago: check the year.' : '';
}

/** How long a time is in years. */
export const yearsIn = (milliseconds: number) => milliseconds / (365.25 * dayLength);

/** Where a number of years is on a scale, in percent. `scale` has pairs of years and places, in order. */
export function placeOf(years: number, scale: string): number {
  const points = scale.split(' ').map((pair) => pair.split(',').map(Number));
  const next = points.findIndex(([year = 0]) => year > years);
  const [[year = 0, place = 0] = [], [nextYear = 0, nextPlace = 0] = []] = [points[next - 1], points[next]];
  return next < 1 ? (points.at(-1)?.[1] ?? 0) : place + ((years - year) / (nextYear - year)) * (nextPlace - place);
}

const digits = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** A line of a calendar file: special characters escaped, and folded after 75 bytes (RFC 5545, 3.1 and 3.3.11). */
function contentLine(name: string, text: string): string {
  const escaped = `${name}:${text.replace(/[\\;,]/g, '\\$&')}`;
  let bytes = 0;
  return Array.from(escaped, (letter) => {
    const size = new TextEncoder().encode(letter).length;
    bytes += size;
    if (bytes <= 75) return letter;
    bytes = size + 1;
    return `\r\n ${letter}`;
  }).join('');
}

/** Events that take all day, as a calendar file (RFC 5545). */
export function calendarFile(events: readonly { title: string; day: Date }[], host: string, now = new Date()): string {
  const lines = events.flatMap(({ title, day }, index) => [
    'BEGIN:VEVENT',
    `UID:${digits(day).slice(0, 8)}-${index}-${digits(now)}@${host}`,
    `DTSTAMP:${digits(now)}`,
    `DTSTART;VALUE=DATE:${digits(day).slice(0, 8)}`,
    contentLine('SUMMARY', title),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//Dates//EN`, ...lines, 'END:VCALENDAR'];
  return calendar.map((line) => `${line}\r\n`).join('');
}
