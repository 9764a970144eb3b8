import { calendarFile, dueDate } from './deadlineCalculator';

const day = (iso: string) => new Date(iso);

test.each([
  // The example of 26 CFR 20.6075-1.
  ['2000-07-31', '9 months', '2001-04-30'],
  ['2024-02-29', '2 years', '2026-02-28'],
  // Over a change of the clock.
  ['2026-02-20', '40 days', '2026-04-01'],
])('%s and %s is %s', (start, term, end) => {
  expect(dueDate(day(start), term)).toEqual(day(end));
});

test('writes a calendar file with escaped and folded lines that end with CRLF', () => {
  jest.useFakeTimers({ now: day('2026-11-24T18:00:00.123Z') });
  const title = `Sale of the home, 家, higher exclusion; ${'🏠'.repeat(40)}`;
  const file = calendarFile([{ title, day: day('2028-02-29') }], 'firm.com');
  const lines = file.split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//firm.com//Dates//EN']);
  expect(file).toContain('\r\nDTSTAMP:20261124T180000Z\r\nDTSTART;VALUE=DATE:20280229\r\n');
  expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const escaped = title.replace(/[,;]/g, '\\$&');
  const unfolded = file.replaceAll('\r\n ', '');
  // The same in every file, so that a calendar that has the event changes it.
  expect(unfolded).toContain('BEGIN:VEVENT\r\nUID:20280229-Sale-of-the-home-家-higher-exclusion-@firm.com\r\n');
  expect(unfolded).toContain(`\r\nSUMMARY:${escaped}\r\nTRANSP:TRANSPARENT\r\nEND:VEVENT\r\n`);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  jest.useRealTimers();
});
