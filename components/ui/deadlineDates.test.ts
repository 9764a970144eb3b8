import { calendarFile, dueDate, isWeekend, placeOf, problemOf, today, written } from './deadlineDates';

const day = (iso: string) => new Date(iso);

test.each([
  ['2026-02-24', '9 months', 'Tuesday, November 24, 2026'],
  // The example of 26 CFR 20.6075-1.
  ['2000-07-31', '9 months', 'Monday, April 30, 2001'],
  ['2026-11-30', '3 months', 'Sunday, February 28, 2027'],
  ['2027-11-30', '3 months', 'Tuesday, February 29, 2028'],
  ['2026-05-31', '9 months', 'Sunday, February 28, 2027'],
  ['2024-02-29', '2 years', 'Saturday, February 28, 2026'],
  ['2024-02-29', '4 years', 'Tuesday, February 29, 2028'],
  // Over a change of the clock, and the end of a year.
  ['2026-02-20', '40 days', 'Wednesday, April 1, 2026'],
  ['2026-12-15', '30 days', 'Thursday, January 14, 2027'],
])('%s and %s is %s', (start, term, expected) => {
  expect(written(dueDate(day(start), term)).replaceAll('\u00a0', ' ')).toBe(expected);
});

test('knows weekends', () => {
  expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map((iso) => isWeekend(day(iso)))).toEqual([
    ...[false, true, true, false],
  ]);
});

test('a date is in the future from the visitor’s own tomorrow on', () => {
  // In Los Angeles, the time zone of the tests, it is still the 23rd.
  const evening = new Date('2026-11-24T03:00:00Z');
  expect(today(evening)).toEqual(day('2026-11-23'));
  expect(problemOf(day('2026-11-23'), evening)).toBe('');
  expect(problemOf(day('2026-11-24'), evening)).toMatch(/in the future/);
  expect(problemOf(day('1206-11-23'), evening)).toMatch(/too long ago/);
});

test.each([
  [0, 0],
  [0.5, 30],
  [1.5, 70],
  [4, 80],
])('%d years are at %d percent of a ruler', (years, place) => {
  expect(placeOf(years, '0,0 1,60 2,80')).toBeCloseTo(place);
});

test('writes a calendar file with escaped and folded lines that end with CRLF', () => {
  const title = `Sale of the home, higher exclusion; ${'“café” '.repeat(8)}`;
  const file = calendarFile([{ title, day: day('2028-02-29') }], 'firm.com', new Date('2026-11-24T18:00:00.123Z'));
  const lines = file.split('\r\n');
  expect(lines.slice(0, 7)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//firm.com//Dates//EN',
    'BEGIN:VEVENT',
    'UID:20280229-0-20261124T180000Z@firm.com',
    'DTSTAMP:20261124T180000Z',
    'DTSTART;VALUE=DATE:20280229',
  ]);
  expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const escaped = title.replace(/[,;]/g, '\\$&');
  expect(file.replaceAll('\r\n ', '')).toContain(`\r\nSUMMARY:${escaped}\r\nTRANSP:TRANSPARENT\r\nEND:VEVENT\r\n`);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
});
