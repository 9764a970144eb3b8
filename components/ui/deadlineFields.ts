import {
  calendarFile,
  dueDate,
  isWeekend,
  placeOf,
  problemOf,
  today,
  written,
  writtenShort,
  yearsIn,
} from './deadlineDates';

const incomplete = 'Write the whole date: month, day and year.';

/** The day that a visitor has entered in a track, and what is wrong with it. */
function startOf(track: Element) {
  const input = track.querySelector('input') as HTMLInputElement;
  const day = input.valueAsDate;
  // While a year is being typed, it has three digits or fewer.
  if (!day || day.getUTCFullYear() < 1000) return { input, problem: day || input.validity.badInput ? incomplete : '' };
  const problem = problemOf(day);
  return { input, day: problem ? undefined : day, problem };
}

const figureOf = (element: Element) => element.closest<HTMLElement>('.deadlines') as HTMLElement;

/** The deadlines of a track, with their days if its own is valid. */
function deadlinesOf(track: HTMLElement) {
  const { day: start } = startOf(track);
  return [...track.querySelectorAll('details')].map((item) => {
    const { after = '', calendar: title = '', weekend } = item.dataset;
    return { item, after, title, movable: weekend !== undefined, day: start && dueDate(start, after) };
  });
}

function setText(within: Element, selector: string, text: string) {
  const element = within.querySelector(selector);
  if (element) element.textContent = text;
}

/** What a visitor should know of a day. */
function noteOn(day: Date, movable: boolean) {
  if (day < today()) return 'Past.';
  if (!isWeekend(day)) return '';
  return movable ? 'A weekend: you have until the next business day.' : 'A weekend: do it before.';
}

/** Shows the days of a track, and where today is. What is wrong with a date is said once it is complete, or left. */
function update(track: HTMLElement, left: boolean) {
  const { input, day, problem } = startOf(track);
  const said = problem === incomplete && !left ? '' : problem;
  input.setAttribute('aria-invalid', String(said !== ''));
  setText(track, '[role="status"]', day ? `Counted from ${written(day)}. The dashed line is today.` : said);
  for (const { item, after, day: due, movable } of deadlinesOf(track)) {
    setText(item, '.due', due ? writtenShort(due) : after);
    setText(item, '.due-note', due ? noteOn(due, movable) : '');
  }
  const figure = figureOf(track);
  const elapsed = track.querySelector('.elapsed');
  for (const end of ['x1', 'x2']) {
    if (day)
      elapsed?.setAttribute(end, `${placeOf(yearsIn(today().getTime() - day.getTime()), figure.dataset.scale ?? '')}%`);
    else elapsed?.removeAttribute(end);
  }
  const button = figure.querySelector('button') as HTMLElement;
  button.hidden = [...figure.querySelectorAll('.track')].every((one) => !startOf(one).day);
}

function save(figure: Element) {
  const all = [...figure.querySelectorAll<HTMLElement>('.track')].flatMap(deadlinesOf);
  const events = all.flatMap(({ title, day }) => (day && day >= today() ? { title, day } : []));
  const file = new Blob([calendarFile(events, location.hostname)], { type: 'text/calendar' });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: 'dates.ics' }).click();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

function onChange({ target, type }: Event) {
  const track = (target as Element).closest<HTMLElement>('.track');
  if (track && target instanceof HTMLInputElement) update(track, type !== 'input');
}

function onClick({ target }: Event) {
  const figure = (target as Element).closest('button')?.closest('.deadlines');
  if (figure) save(figure);
}

/**
 * Turns the terms of the deadlines on this page (Deadlines.tsx) into dates, and offers them as a calendar file.
 *
 * @returns a function that ends it
 */
export function watchDeadlines() {
  // The document calls each listener once, however many figures add it.
  const listening = new AbortController();
  document.addEventListener('input', onChange, listening);
  document.addEventListener('focusout', onChange, listening);
  document.addEventListener('click', onClick, listening);
  // A browser that reloads a page keeps what was typed.
  for (const track of document.querySelectorAll<HTMLElement>('.track')) if (startOf(track).day) update(track, true);
  document.documentElement.dataset.dates = '';
  return () => listening.abort();
}
