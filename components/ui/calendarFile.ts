const digits = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * A line of a calendar file: special characters escaped, and folded well before 75 bytes, of which a letter may have four (RFC
 * 5545, 3.1 and 3.3.11).
 */
const contentLine = (name: string, text: string) =>
  `${name}:${text.replace(/[\\;,]/g, '\\$&')}`.replace(/.{18}(?=.)/gu, '$&\r\n ');

/** Events that take all day, as a calendar file (RFC 5545). */
export function calendarFile(events: readonly { title: string; day: Date }[], hostname: string): string {
  const now = digits(new Date());
  const lines = events.flatMap(({ title, day }, index) => [
    'BEGIN:VEVENT',
    `UID:${digits(day).slice(0, 8)}-${index}-${now}@${hostname}`,
    `DTSTAMP:${now}`,
    `DTSTART;VALUE=DATE:${digits(day).slice(0, 8)}`,
    contentLine('SUMMARY', title),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${hostname}//Dates//EN`, ...lines, 'END:VCALENDAR'];
  return calendar.map((line) => `${line}\r\n`).join('');
}
