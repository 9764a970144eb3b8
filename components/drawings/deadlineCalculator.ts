import { formatDay } from '@/shared/format';
import { piecewiseScale } from './piecewiseScale';

// A day is a Date at midnight UTC, so that no time zone or change of the clock moves it.
const dayLength = 86_400_000;

/** The visitor's own today. */
function visitorToday() {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** The day that ends a term such as `40 days`, `9 months` or `2 years`: of months, the same day or the month's last. */
export function dueDate(start: Date, term: string): Date {
  const count = Number.parseInt(term, 10);
  if (term.includes('day')) return new Date(start.getTime() + count * dayLength);
  const month = start.getUTCMonth() + (term.includes('year') ? 12 * count : count);
  const year = start.getUTCFullYear();
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay)));
}

/** How many days a term takes from January 1, 1970. */
export const daysOf = (term: string) => dueDate(new Date(0), term).getTime() / dayLength;

/** Such as `Tuesday, August 24, 2027`, which only wraps after the weekday. */
const longDate = (day: Date) => formatDay(day, { dateStyle: 'full' }).replace(/ (?=\d)/g, '\u00a0');
const shortDate = (day: Date) => formatDay(day, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

const incomplete = 'Write the whole date: month, day and year.';

/** `null` if another program removed the field. */
const fieldOf = ({ dataset }: HTMLElement) => document.querySelector<HTMLInputElement>(`[id="${dataset.field}"]`);

/** The day that starts a track, or what is wrong with what a visitor has entered. */
function startOf(track: HTMLElement): { day?: Date; problem: string } {
  const { valueAsDate: day, validity } = fieldOf(track) ?? {};
  // While a year is being typed, it has three digits or fewer.
  if (!day || day.getUTCFullYear() < 1000) return { problem: day || validity?.badInput ? incomplete : '' };
  if (day > visitorToday()) return { problem: 'This date is in the future: check the year.' };
  if (day.getUTCFullYear() < 1900) return { problem: 'This date is too long ago: check the year.' };
  return { day, problem: '' };
}

const elementsIn = (within: Element, selector: string) => [...within.querySelectorAll<HTMLElement>(selector)];

/** The deadlines of a track, with their days if its own is valid. */
function deadlinesOf(track: HTMLElement) {
  const { day: start } = startOf(track);
  return elementsIn(track, 'details').map((item) => {
    const { after = '', calendarTitle: title = '', movesOffWeekend } = item.dataset;
    return { item, after, title, movable: movesOffWeekend !== undefined, day: start && dueDate(start, after) };
  });
}

/** The due day or, once that is past, the Monday to which a weekend moves it. Undefined when both are past. */
function upcomingDay(day: Date, movable: boolean) {
  const moved = movable ? ({ 6: 2, 0: 1 }[day.getUTCDay()] ?? 0) : 0;
  return [day, new Date(day.getTime() + moved * dayLength)].find((possible) => possible >= visitorToday());
}

/** The days of a drawing that a visitor may still want to keep. */
const upcomingEvents = (drawing: Element) =>
  elementsIn(drawing, '.track')
    .flatMap(deadlinesOf)
    .flatMap(({ title, day, movable }) => {
      const upcoming = day && upcomingDay(day, movable);
      return upcoming ? { title, day: upcoming } : [];
    });

/** What a visitor should know of a day. */
function noteOn(day: Date, movable: boolean) {
  if (!upcomingDay(day, movable)) return 'Past.';
  if (day.getUTCDay() % 6 > 0) return '';
  // As careful as the note in content/deadlines.yaml: the site knows no holidays.
  return movable
    ? 'A weekend: you often have until the next business day, but don’t count on it.'
    : 'A weekend: do it before.';
}

function setText(within: Element, selector: string, text: string) {
  const element = within.querySelector(selector);
  if (element) element.textContent = text;
}

/** Shows the days of a track, and where today is. What is wrong with a date is said once it is complete, or left. */
function updateTrack(track: HTMLElement, fieldWasLeft: boolean) {
  const field = fieldOf(track);
  const drawing = track.closest<HTMLElement>('.deadlines');
  if (!field || !drawing) return;
  const { day, problem } = startOf(track);
  const shownProblem = problem === incomplete && !fieldWasLeft ? '' : problem;
  field.setAttribute('aria-invalid', String(shownProblem !== ''));
  setText(
    document.body,
    `[id="${field.id}-status"]`,
    day ? `Counted from ${longDate(day)}. The dashed line is today.` : shownProblem,
  );
  for (const { item, after, day: due, movable } of deadlinesOf(track)) {
    setText(item, '.due', due ? shortDate(due) : after);
    setText(item, '.due-note', due ? noteOn(due, movable) : '');
  }
  const points: Parameters<typeof piecewiseScale> = JSON.parse(drawing.dataset.scale ?? '[[0, 0]]');
  const toPercent = piecewiseScale(...points);
  const todayLine = track.querySelector('.today-line');
  if (day) todayLine?.setAttribute('x', `${toPercent((visitorToday().getTime() - day.getTime()) / dayLength)}%`);
  else todayLine?.removeAttribute('x');
  for (const button of elementsIn(drawing, 'button')) button.hidden = upcomingEvents(drawing).length === 0;
}

const calendarDigits = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * A line of a calendar file: special characters escaped, and folded well before 75 bytes, of which a letter may have
 * four (RFC 5545, 3.1 and 3.3.11).
 */
const contentLine = (name: string, text: string) =>
  `${name}:${text.replace(/[\\;,]/g, '\\$&')}`.replace(/.{18}(?=.)/gu, '$&\r\n ');

/** Events that take all day, as a calendar file (RFC 5545). */
export function calendarFile(events: readonly { title: string; day: Date }[], hostname: string): string {
  const now = calendarDigits(new Date());
  const lines = events.flatMap(({ title, day }) => [
    'BEGIN:VEVENT',
    // The same whenever it is saved, so that a calendar has it once.
    contentLine('UID', `${calendarDigits(day).slice(0, 8)}-${encodeURIComponent(title)}@${hostname}`),
    `DTSTAMP:${now}`,
    `DTSTART;VALUE=DATE:${calendarDigits(day).slice(0, 8)}`,
    contentLine('SUMMARY', title),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${hostname}//Dates//EN`, ...lines, 'END:VCALENDAR'];
  return calendar.map((line) => `${line}\r\n`).join('');
}

function saveCalendar(drawing: Element) {
  const file = new Blob([calendarFile(upcomingEvents(drawing), location.hostname)], { type: 'text/calendar' });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: 'dates.ics' }).click();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

function onChange({ target, type }: Event) {
  const isItsField = ({ dataset }: HTMLElement) => target instanceof Element && dataset.field === target.id;
  const track = elementsIn(document.body, '.track').find(isItsField);
  if (track) updateTrack(track, type !== 'input');
}

function onClick({ target }: Event) {
  const drawing = target instanceof Element && target.closest('button')?.closest('.deadlines');
  if (drawing) saveCalendar(drawing);
}

/**
 * Until the signal, turns the terms of the deadlines on this page (Deadlines.tsx) into dates, and saves them on
 * request.
 */
export function calculateDeadlines(signal: AbortSignal) {
  // The document calls each listener once, however many drawings add it.
  document.addEventListener('input', onChange, { signal });
  document.addEventListener('focusout', onChange, { signal });
  document.addEventListener('click', onClick, { signal });
  // What the browser restored, which fires no event.
  for (const track of elementsIn(document.body, '.track')) if (startOf(track).day) updateTrack(track, true);
  document.documentElement.dataset.dates = '';
}
