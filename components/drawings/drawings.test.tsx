import { act, fireEvent, render, screen } from '@testing-library/react';
import { picture } from '@/components/testing';
import type { DrawingData } from '@/loader';
import { calculateDeadlines } from './deadlineCalculator';
import { TextWithDrawings } from './TextWithDrawings';
import { layOutThreshold } from './Threshold';

const inMarkdown = (html: string) => ({ markdown: html, html });
const draw = (...drawings: DrawingData[]) => {
  const drawn = drawings.map((drawing, index) => ({ id: String(index), drawing }));
  return render(
    <TextWithDrawings
      sections={[{ parts: [{ id: 'a', html: '<p>Before</p>' }, ...drawn, { id: 'b', html: '<p>After</p>' }] }]}
    />,
  ).container;
};
const textsOf = (parts: Iterable<Element>) => Array.from(parts, ({ textContent }) => textContent);
/** A place or length, in whole percent of the drawing. */
const percentOf = (part: Element | null | undefined, name: string) =>
  Math.round(Number.parseFloat(part?.getAttribute(name) ?? ''));
const startOf = (part: Element) => percentOf(part.closest('svg[x]'), 'x');
/** The places of the labels of a drawing, and on which side of them each is. */
const labelsIn = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('text'), (text) => [startOf(text), text.getAttribute('text-anchor')]);
/** The starts and lengths of the bars of a drawing. */
const barsIn = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('rect[x]'), (bar) => [percentOf(bar, 'x'), percentOf(bar, 'width')]);

const part = <Role extends string>(role: Role, name: string, amount: number) => ({
  role,
  amount,
  name: inMarkdown(name),
});

test('bars have one scale, and say what each part is', () => {
  const title = inMarkdown('A price');
  const container = draw({
    kind: 'bars',
    title,
    bars: [
      { name: inMarkdown('Given'), parts: [part('basis', 'Basis', 94), part('taxed', 'Gain', 6)] },
      { name: inMarkdown('Sold'), parts: [part('equity', 'All', 50)] },
    ],
  });
  // On the drawing, and in a list for screen readers.
  const said = 'BeforeA priceGiven $100Basis$94Gain$6Basis $94Gain $6Sold $50All$50All $50After';
  expect(container).toHaveTextContent(said);
  expect(barsIn(container)).toEqual([
    [0, 94],
    [94, 6],
    [0, 50],
  ]);
  expect(labelsIn(container).join(' ')).toBe('0,start 100,end 0,start');
  // Between parts, and in the middle of what two people divide.
  expect(Array.from(container.querySelectorAll('line'), (line) => percentOf(line, 'x1'))).toEqual([94, 25]);
  // Only what is taxed has the pattern.
  const hatched = Array.from(container.querySelectorAll('rect[fill]'), (rect) => rect.getAttribute('fill'));
  expect(hatched).toEqual(Array(2).fill(`url(#${container.querySelector('pattern')?.id})`));
  const complaints = jest.spyOn(console, 'error');
  const narrow = ['A long name', 'A long name'].map((name) => part('basis', name, 5));
  const bars = Array(2).fill({ name: inMarkdown('Narrow'), parts: [...narrow, part('taxed', 'Gain', 90)] });
  expect(draw({ kind: 'bars', title, bars }).querySelector('text')).toBeNull();
  expect(complaints).not.toHaveBeenCalled();
});

test('a house stands on blocks as high as its price, and without and with the step-up, only what may be taxed is hatched', () => {
  const date = (what: string, year: number, amount: number) => ({ what, year, amount, picture });
  const basis = part('basis', 'Basis', 100);
  const container = draw({
    kind: 'step-up',
    title: inMarkdown('A sale'),
    dates: [date('bought', 1985, 100), date('death', 2024, 400), date('sold', 2026, 500)],
    bars: [
      { name: inMarkdown('without'), parts: [basis, part('taxed', 'taxed', 400)] },
      { name: inMarkdown('with'), parts: [basis, part('untaxed', 'Step-up', 300), part('taxed', 'taxed', 100)] },
    ],
  });
  const said = /1985 bought \$100Basis \$1002024 death \$400.*2026 sold \$500without \$400 taxed.*with \$100 taxed/;
  expect(container).toHaveTextContent(said);
  const blocks = Array.from(container.querySelectorAll('svg:has(> rect)'), (block) => [
    block.getAttribute('height'),
    block.firstElementChild?.hasAttribute('fill'),
  ]);
  expect(blocks.join(' ')).toBe('40,false 40,false 120,false 40,false 160,true 40,false 120,false 40,true');
});

test('a scale has its points in proportion and says them once, with the years that are new', () => {
  const at = (text: string, name: string, main = false) => ({
    name,
    main,
    at: { text, unit: 'date', value: Date.parse(text) },
  });
  const points = [at('2026-12-01', 'first'), at('2026-12-31', 'given', true), at('2027-03-11', 'due')];
  const stretches = ['Early', 'Late'].map(inMarkdown);
  const container = draw({ kind: 'scale', title: inMarkdown('A'), points, stretches });
  const said = ['Dec 1, 2026: first', 'Dec 31: given', 'Mar 11, 2027: due', 'Early', 'Late'];
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(said);
  expect(labelsIn(container).join(' ')).toBe('0,start 30,middle 100,end');
  expect(barsIn(container)).toEqual([
    [0, 30],
    [30, 70],
  ]);
});

const changes = ['2025-07-01', '2026-01-01', '2026-07-01', '2027-01-01', '2028-01-01', '2028-02-01', '2030-07-01'];
/** The threshold with the first of its changes; the last amount holds until the end of its year. */
const threshold = (today: string, count: number) => ({
  today,
  unknown: 'not yet published',
  values: ['2018-01-01', ...changes.slice(0, count)].map((from, index, all) => {
    const end = Date.parse(all[index + 1] ?? `${Number(from.slice(0, 4)) + 1}-01-01`);
    const until = new Date(end - 86_400_000).toISOString().slice(0, 10);
    return { from, until, amount: index % 2 > 0 ? 3_000_000 : 2_193_000 + 200_000 * index };
  }),
});
const days = [2026, 2027, 2028, 2029, 2030, 2031, 2032].flatMap((year) => [`${year}-01-05`, `${year}-09-27`]);
const counts = [0, 1, 2, 3, 4, 5, 6, 7];

// The width of the drawing in pixels; its amounts grow with the phone, its other texts don't.
test.each([
  { phone: 320, width: 238, digit: 8 },
  { phone: 390, width: 308, digit: 9.8 },
])('no two texts of the threshold overlap on a phone of $phone px, in any year', ({ width, digit }) => {
  type Label = { x: number; anchor: string };
  /** Where a text begins and ends, in pixels. */
  const ends = ({ x, anchor }: Label, length: number): [number, number] => {
    const start = (x / 100) * width - length * ({ middle: 0.5, end: 1 }[anchor] ?? 0);
    return [start, start + length];
  };
  for (const [today, count] of days.flatMap((day) => counts.map((count) => [day, count] as const))) {
    const layout = layOutThreshold(threshold(today, count));
    const amounts = layout?.steps.map(({ amount, amountLabel }) =>
      // A point is half as wide as a digit, and the M wider.
      ends(amountLabel, digit * `${amount / 1e6}`.replace('.', '').length + 2.5 * digit),
    );
    const dates = layout?.steps.map(({ dateLabel }) => ends(dateLabel, 37));
    for (const row of [amounts, dates, layout && [ends(layout.today, 145)]]) {
      const overlapping = row?.filter(([start], index) => start < (row[index - 1]?.[1] ?? 0));
      expect({ today, count, overlapping }).toEqual({ today, count, overlapping: [] });
      expect(row?.at(-1)?.[1]).toBeLessThanOrEqual(width);
    }
  }
});

test('the threshold is drawn over time, with the month of the build, and what is not yet published', () => {
  const words = { kind: 'threshold' as const, title: inMarkdown('A'), above: 'B', below: 'C' };
  const drawOn = (today: string) => draw({ ...words, ...threshold(today, 3) });
  const [known, unknown] = [drawOn('2026-11-27'), drawOn('2027-01-05')];
  const textIn = (container: HTMLElement) =>
    textsOf(container.querySelectorAll('figure :is(text, foreignObject)')).join();
  expect(textIn(known)).toBe('Jan 12025,$2.193M,Jul 12025,$3M,Jan 12026,$2.593M,Jul 12026,$3M,As of November 2026');
  expect(textIn(unknown)).toBe('Jan 12026,$2.593M,Jul 12026,$3M,not yet published,As of January 2027');
  expect(Array.from(known.querySelectorAll('rect[y]'), (step) => percentOf(step, 'height'))).toEqual([52, 71, 62, 71]);
  // Today's amount is marked on its step, if it is known.
  const marks = [known, unknown].map((container) => container.querySelector('circle')?.parentElement);
  expect(marks.map((mark) => percentOf(mark, 'y'))).toEqual([29, Number.NaN]);
});

const deadline = (after: string, needsValue: boolean, weekend = true) => ({
  after,
  name: `In ${after}${weekend ? '' : ', fixed'}`,
  needsValue,
  weekend,
  who: 'You',
  calendar: 'A day',
  what: inMarkdown('Do it.'),
});
const track = (id: string, ...deadlines: ReturnType<typeof deadline>[]) => ({
  id,
  from: `From ${id}`,
  dateLabel: `Date of ${id}`,
  deadlines,
});
const drawDeadlines = (...tracks: ReturnType<typeof track>[]) =>
  draw({
    kind: 'deadlines',
    title: inMarkdown('Due'),
    hint: 'Enter',
    needsValueLabel: 'needs it',
    others: 'no',
    otherDates: 'More',
    note: inMarkdown('Note.'),
    tracks,
  });
const endsOf = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('summary svg > line[x2]'), (line) => percentOf(line.parentElement, 'width'));

test('deadlines are on one scale, and say which need the value', () => {
  const container = drawDeadlines(
    track('death', deadline('6 months', true), deadline('2 years', false)),
    track('learning', deadline('6 months', false)),
  );
  const [half = 0, two = 0, same] = endsOf(container);
  expect([two > 2 * half, same]).toEqual([true, half]);
  expect(screen.getByLabelText('Date of learning')).toHaveAttribute('type', 'date');
  const months = Array.from(container.querySelectorAll('text'), (text) => [text.textContent, percentOf(text, 'x')]);
  expect(months.join(' ')).toBe('3,18 6,36 9,54 12 months,72');
  // After the first year, the longest is interrupted.
  expect(Array.from(container.querySelectorAll('summary path:first-child'), startOf)).toEqual([86]);
  // One of them in the key.
  expect(screen.getAllByText(/needs it/)).toHaveLength(2);
});

describe('a visitor’s date', () => {
  // In Los Angeles, the time zone of the tests, it is still the 24th.
  const now = new Date('2026-11-25T03:00:00Z');
  const noteOnWeekend = expect.stringMatching(/until the next business day/);
  let container: HTMLElement;
  beforeEach(async () => {
    jest.useFakeTimers({ now });
    const [past, later, fixed] = [
      deadline('6 months', true),
      deadline('9 months', false),
      deadline('9 months', false, false),
    ];
    container = drawDeadlines(track('death', past, later, fixed));
    await act(() => jest.advanceTimersByTimeAsync(0));
  });
  afterEach(() => jest.useRealTimers());
  const input = () => screen.getByLabelText('Date of death');
  const button = () => container.querySelector('button') as HTMLElement;
  const enter = (value: string) => fireEvent.input(input(), { target: { value } });
  const said = () => [screen.getByRole('status').textContent, input().getAttribute('aria-invalid'), button().hidden];
  const shown = (selector: string) => textsOf(container.querySelectorAll(selector));

  test('is checked once its year is complete, or left', () => {
    // A field of another program, whose id may be anything.
    fireEvent.input(container.appendChild(Object.assign(document.createElement('input'), { id: '"1"' })));
    enter('0202-05-21');
    expect(said()).toEqual(['', 'false', true]);
    fireEvent.focusOut(input());
    expect(said()).toEqual([expect.stringContaining('month, day and year'), 'true', true]);
    enter('1899-12-31');
    expect(said()).toEqual([expect.stringContaining('too long ago'), 'true', true]);
    enter('2026-11-25');
    expect(said()).toEqual([expect.stringContaining('in the future'), 'true', true]);
    enter('2026-11-24');
    expect(said()).toEqual([expect.stringMatching(/^Counted from Tuesday, November.24,.2026\./), 'false', false]);
    enter('');
    expect(said()).toEqual(['', 'false', true]);
    expect(shown('.due, .due-note')).toEqual(['', '6 months', '', '9 months', '', '9 months']);
    expect(container.querySelector('.elapsed')).not.toHaveAttribute('x');
  });

  test('turns terms into days, of which those to come can be saved to a calendar', () => {
    const [click, save] = [jest.spyOn(HTMLElement.prototype, 'click').mockReturnValue(), jest.fn()];
    jest.spyOn(window, 'Blob').mockImplementation(save);
    Object.assign(URL, { createObjectURL: () => '' });
    const savedDays = () => {
      fireEvent.click(button());
      return save.mock.calls.at(-1)?.[0][0].match(/DATE:.+/g);
    };
    enter('2026-05-21');
    expect(shown('.due')).toEqual(['Sat, Nov 21, 2026', 'Sun, Feb 21, 2027', 'Sun, Feb 21, 2027']);
    expect(shown('.due-note')).toEqual(['Past.', noteOnWeekend, expect.stringMatching(/before/)]);
    const today = percentOf(container.querySelector('.elapsed'), 'x');
    const [pastEnd, nextEnd] = endsOf(container);
    expect(today).toBeGreaterThan(pastEnd ?? 100);
    expect(today).toBeLessThan(nextEnd ?? 0);
    expect(savedDays()).toEqual(['DATE:20270221', 'DATE:20270221']);
    expect(click.mock.contexts).toMatchObject([{ download: 'dates.ics' }]);
    // After a Saturday and a Sunday: on Monday, only the term that a weekend moves can still be kept, and on Tuesday none.
    for (const start of ['2026-02-21', '2026-02-22']) {
      jest.setSystemTime(new Date('2026-11-23T20:00:00Z'));
      enter(start);
      expect(shown('.due-note')).toEqual(['Past.', noteOnWeekend, 'Past.']);
      expect(savedDays()).toEqual(['DATE:20261123']);
      jest.setSystemTime(new Date('2026-11-24T20:00:00Z'));
      enter(start);
      expect(shown('.due-note')).toEqual(['Past.', 'Past.', 'Past.']);
    }
    enter('2026-05-27');
    expect(shown('.due-note')).toEqual(['', noteOnWeekend, expect.stringMatching(/before/)]);
    jest.restoreAllMocks();
    Reflect.deleteProperty(URL, 'createObjectURL');
  });
});

test('a date that the browser restored turns terms into days, also where another program removed another’s field', () => {
  const container = drawDeadlines(...['death', 'learning'].map((id) => track(id, deadline('6 months', true))));
  screen.getByLabelText('Date of death').remove();
  fireEvent.input(screen.getByLabelText('Date of learning'), { target: { value: '2024-05-21' } });
  const controller = new AbortController();
  calculateDeadlines(controller.signal);
  expect(textsOf(container.querySelectorAll('.due'))).toEqual(['6 months', 'Thu, Nov 21, 2024']);
  expect(container.querySelector('button')).toBeVisible();
  fireEvent.input(screen.getByLabelText('Date of learning'), { target: { value: '2024-05-22' } });
  expect(textsOf(container.querySelectorAll('.due'))).toEqual(['6 months', 'Fri, Nov 22, 2024']);
  controller.abort();
});
