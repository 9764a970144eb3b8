import { act, fireEvent, render, screen } from '@testing-library/react';
import { asHtml, picture, shapesIn } from '@/components/testing';
import type { DrawingData } from '@/loader';
import { calculateDeadlines, calendarFile, dueDate } from './deadlineCalculator';
import { TextWithDrawings } from './TextWithDrawings';

const inMarkdown = (html: string) => ({ markdown: html, html: asHtml(html) });
function draw(drawing: DrawingData): HTMLElement {
  const text = (id: string) => ({ id, html: asHtml(`<p>${id}</p>`) });
  const pieces = [text('Before'), { id: '0', drawing }, text('After')];
  return render(<TextWithDrawings sections={[{ pieces }]} />).container;
}
const textsOf = (parts: Iterable<Element>) => Array.from(parts, ({ textContent }) => textContent);
const sentencesIn = (drawing: HTMLElement) =>
  textsOf(drawing.querySelectorAll('figcaption, p:not(:has(svg)), p > :has(svg), label, summary, button'))
    .filter(Boolean)
    .join(' | ');
const part = <R extends string>(role: R, name: string, amount: number) => ({ role, name: inMarkdown(name), amount });
const stack = <Parts extends object[]>(name: string, ...parts: Parts) => ({ name: inMarkdown(name), parts });

test('a house stands on blocks as high as its price, and without and with the step-up, only what may be taxed is hatched', () => {
  const date = (event: string, year: number, amount: number) => ({ event, year, amount, picture });
  const basis = part('basis', 'Basis', 100);
  const stepUp = part('untaxed', 'Step-up', 300);
  const container = draw({
    kind: 'step-up',
    title: inMarkdown('A sale'),
    before: [
      { ...date('bought', 1985, 100), parts: [basis] },
      { ...date('death', 2024, 400), parts: [basis, stepUp] },
    ],
    sold: date('sold', 2026, 500),
    note: inMarkdown('An example.'),
    columns: [
      stack('without', basis, part('taxable', 'taxed', 400)),
      stack('with', basis, stepUp, part('taxable', 'taxed', 100)),
    ],
  });
  expect(sentencesIn(container)).toBe(
    'Before | A sale | 1985 bought $100 | Basis $100 | 2024 death $400 | Basis $100 | Step-up $300 | 2026 sold $500 | without $400 taxed | Basis $100 | with $100 taxed | Basis $100 | Step-up $300 | An example. | After',
  );
  const heightOf = (rect: Element | null) => Number.parseFloat(rect?.parentElement?.getAttribute('height') ?? '');
  const lowest = heightOf(container.querySelector('rect'));
  const hatched = (rect: Element) => (rect.getAttribute('fill') === 'url(#hatch:0)' ? ' hatched' : '');
  const blocks = Array.from(container.querySelectorAll('rect'), (rect) => heightOf(rect) / lowest + hatched(rect));
  expect(blocks.join()).toBe('1,1,3,1,4 hatched,1,3,1 hatched');
});

test('a scale has its points in proportion and says them once, and lines for what one may do', () => {
  const place = (text: string) => ({ text, unit: 'date', value: Date.parse(text) });
  const [first, given, due] = [place('2026-12-01'), place('2026-12-31'), place('2027-03-11')];
  const points = [
    { name: 'first', at: first, main: false },
    { name: 'given', at: given, main: true },
    { name: 'due', at: due, main: false },
  ];
  const spans = [
    { from: first, to: given, text: inMarkdown('Early') },
    { from: given, to: due, text: inMarkdown('Late') },
  ];
  const container = draw({ kind: 'scale', title: inMarkdown('A'), points, spans });
  const said = ['Dec 1, 2026: first', 'Dec 31, 2026: given', 'Mar 11, 2027: due', 'Early', 'Late'];
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(said);
  // The main point has a dot: another line begins there.
  expect(shapesIn(container, 'figure :is(text, circle, rect, li line[x2])')).toBe(
    'text 0% start Dec 1, 2026first | text 30% middle Dec 31, 2026given | dot 0% | text 100% end Mar 11, 2027due | line 0% 30% | line 30% 70%',
  );
  // The main point is named above the line, the others below it.
  const tops = Array.from(container.querySelectorAll('text'), (name) => Number.parseFloat(`${name.getAttribute('y')}`));
  expect(tops.map((top) => top > Number(tops[1]))).toEqual([true, false, true]);
});

test('columns have one scale, and say their sum or, where taxes are drawn, what may be taxed', () => {
  const column = <Stacks extends object[]>(name: string, ...stacks: Stacks) => ({ name: inMarkdown(name), stacks });
  const columns = { kind: 'columns' as const, title: inMarkdown('A'), note: inMarkdown('An example.') };
  const wedding = column('Wedding', { parts: [part('value', 'Value', 30)] });
  const trial = column('Trial', { parts: [part('debt', 'Loan', 35), part('equity', 'Equity', 15)] });
  const dates = draw({ ...columns, columns: [wedding, { ...trial, text: inMarkdown('Often.') }] });
  expect(dates).toHaveTextContent('BeforeAWedding Value $30Trial $50 Loan $35Equity $15Often.An example.After');
  // A sentence is below its own column, and the first part of a stack is the lowest.
  const [, sentences] = dates.querySelectorAll('figure ul:not(li ul)');
  expect(Array.from(sentences?.children ?? [], ({ textContent }) => textContent)).toEqual(['', 'Often.']);
  expect(dates.querySelector('li li > div')).toHaveClass('flex-col-reverse');
  const heights = (drawing: HTMLElement) =>
    Array.from(drawing.querySelectorAll('figure li li svg'), (svg) =>
      // 15 rem are $50.
      Math.round((50 * Number.parseFloat(svg.getAttribute('height') ?? '')) / 15),
    );
  expect(heights(dates)).toEqual([30, 35, 15]);
  // Sand is basis or debt, green is yours.
  const colorOf = (rect: Element) => /fill-(sand|spruce)/.exec(`${rect.classList}`)?.[1];
  expect(Array.from(dates.querySelectorAll('rect'), colorOf)).toEqual([undefined, 'sand', 'spruce']);
  const his = stack('his', part('basis', 'Paid', 90), part('taxable', 'taxed', 5));
  const both = column('Both', his, stack('hers', part('taxable', 'taxed', 6)));
  const taxed = draw({ ...columns, columns: [both, column('None', { parts: [part('untaxed', 'Step-up', 100)] })] });
  expect(taxed).toHaveTextContent('BeforeABoth $11 taxedhisPaid $90hersNone $0 taxedStep-up $100An example.After');
  expect(taxed.querySelectorAll('rect[fill]')).toHaveLength(2);
});

test('columns, stacks and parts of the same name are each drawn', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation();
  const twice = <Entry,>(entry: Entry) => [entry, entry];
  const columns = twice({ ...stack('Sold'), stacks: twice(stack('half', ...twice(part('debt', 'Loan', 5)))) });
  const container = draw({ kind: 'columns', title: inMarkdown('A'), columns });
  expect(container.querySelectorAll('rect')).toHaveLength(8);
  // React would keep one of two elements with the same key when the page changes.
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test('tax rates are stairs as high as each rate, the tax on the example is hatched, and worked out step by step', () => {
  const drawing = {
    kind: 'tax-rates' as const,
    title: inMarkdown('A'),
    rates: [
      { from: 0, percent: 10 },
      { from: 1_000_000, percent: 19.5 },
      { from: 3_000_000, percent: 20 },
    ],
    example: { amount: 1_500_001, label: inMarkdown('Hatched:') },
    axis: 'In millions',
  };
  const container = draw(drawing);
  const said = 'Above $0: 10 percentAbove $1,000,000: 19.5 percentAbove $3,000,000: 20 percent';
  expect(container).toHaveTextContent(`A${said}Hatched: $100,000 + $97,500 = $197,500`);
  // An example beyond what is drawn is taxed in full.
  const beyond = { amount: 9_000_000, label: inMarkdown('A') };
  expect(draw({ ...drawing, example: beyond })).toHaveTextContent('$100,000 + $390,000 + $1,200,000 = $1,690,000');
  expect(shapesIn(container, 'rect[fill]', ['height'])).toBe('rect 0% 25% 45% | rect 25% 13% 88% | rect 75% 0% 90%');
  expect(shapesIn(container, 'rect:not([fill]), text', ['height'])).toBe(
    'range 0% 25% 45% | text 0% 10% | text 0% start 0 | range 25% 50% 88% | text 25% 19.5% | text 25% middle 1 | range 75% 25% 90% | text 75% 20% | text 75% middle 3',
  );
  // Of 0 percent alone, no stair is high.
  const none = draw({ ...drawing, rates: [{ from: 0, percent: 0 }] });
  expect(Array.from(none.querySelectorAll('rect'), (stair) => stair.getAttribute('height'))).toEqual([
    '0.00%',
    '0.00%',
  ]);
});

test('the threshold is drawn over time, with the month of the build, and what is not yet published', () => {
  // The last amount holds until the end of its year.
  const values = [
    { from: '2018-01-01', until: '2025-06-30', amount: 2_193_000 },
    { from: '2025-07-01', until: '2025-12-31', amount: 3_000_000 },
    { from: '2026-01-01', until: '2026-06-30', amount: 2_593_000 },
    { from: '2026-07-01', until: '2026-12-31', amount: 3_000_000 },
  ];
  const words = { title: inMarkdown('A'), above: 'B', below: 'C', unknown: 'not yet published' };
  const drawOn = (today: string) => draw({ kind: 'threshold', ...words, values, today });
  const [known, unknown, early] = [drawOn('2026-11-27'), drawOn('2027-01-05'), drawOn('2025-03-27')];
  const shapesOf = (drawing: HTMLElement, selector: string) =>
    shapesIn(drawing, selector, ['y', 'y1', 'y2', 'height']).replaceAll(' 100%', '');
  expect(shapesOf(known, 'rect[y]')).toBe(
    'rect 0% 25% 48% 52% | rect 25% 25% 29% 71% | rect 50% 25% 38% 62% | rect 75% 25% 29% 71%',
  );
  expect(shapesOf(known, 'line:not([x2], [y1="100%"]), circle')).toBe(
    'line 25% 48% 29% | line 50% 29% 38% | line 75% 38% 29% | line 95% 29% | dot 95% 29%',
  );
  expect(shapesOf(known, 'text:not([dy])')).toBe(
    'text 0% start Jan 12025 | text 25% middle Jul 12025 | text 50% middle Jan 12026 | text 75% middle Jul 12026 | text 95% end As of November 2026',
  );
  expect(shapesOf(known, 'text[dy]')).toBe(
    'text 12% 48% middle $2.193M | text 37% 29% middle $3M | text 62% 38% middle $2.593M | text 87% 29% middle $3M',
  );
  const hatched = (drawing: HTMLElement) => drawing.querySelector('rect[fill="url(#hatch:0)"]')?.getAttribute('width');
  expect([known, unknown].map(hatched)).toEqual(['100.00%', '50.00%']);
  expect(shapesOf(unknown, 'rect[y], line[stroke-dasharray], circle')).toBe(
    'rect 0% 25% 38% 62% | rect 25% 25% 29% 71% | line 51% 38%',
  );
  expect(shapesIn(unknown, 'foreignObject, text:not([y="100%"], [dy])')).toBe(
    'foreignObject 50% 50% not yet published | text 51% middle As of January 2027',
  );
  // Next year’s amounts are known: they are drawn in place of last year’s.
  expect(shapesOf(early, 'circle, foreignObject')).toBe('dot 12% 48%');
});

function deadline(after: string, needsValue: boolean, movesOffWeekend = true) {
  const name = `In ${after}${movesOffWeekend ? '' : ', fixed'}`;
  return { after, name, needsValue, movesOffWeekend, who: 'You', calendarTitle: 'A day', toDo: inMarkdown('Do it.') };
}
function track(id: string, ...deadlines: ReturnType<typeof deadline>[]) {
  return { id, startLabel: `From ${id}`, dateLabel: `Date of ${id}`, deadlines };
}
function drawDeadlines(...tracks: ReturnType<typeof track>[]) {
  const key = { needsValueLabel: 'needs it', othersLabel: 'no', breakLabel: 'left out' };
  const texts = { title: inMarkdown('Due'), hint: 'Enter', otherDates: 'More', note: inMarkdown('Note.') };
  return draw({ kind: 'deadlines', ...key, ...texts, tracks });
}

test('deadlines are on one scale, and say which need the value, who does what, and that the longest are interrupted', () => {
  const container = drawDeadlines(
    track('death', deadline('6 months', true), deadline('3 years', false), deadline('2 years', false)),
    track('learning', deadline('1 year', false)),
  );
  expect(sentencesIn(container)).toMatch(
    /^Before \| Due \| Date of death \| Enter \| needs it \| no \| left out \| From death \| In 6 months\s+6 months \| You, needs it \| Do it. \| In 3 years\s+3 years \| You \| Do it.*From learning \| In 1 year\s+1 year \| You \| Do it. \| More \| Date of learning \| Note\. \| Save these dates to your calendar \| After$/,
  );
  for (const name of ['Date of death', 'Date of learning'])
    expect(screen.getByLabelText(name)).toHaveAttribute('type', 'date');
  expect(shapesIn(container, 'text')).toBe(
    'text 0% middle 0 | text 18% middle 3 | text 36% middle 6 | text 54% middle 9 | text 72% middle 12 | text 72% months',
  );
  expect(shapesIn(container.querySelector('.track'), 'line[x1]')).toBe('line 18% | line 36% | line 54% | line 72%');
  // The key: what needs the value, what doesn't, and a break.
  expect(shapesIn(container, '.deadlines > p :is(line, circle, svg:has(> path))')).toBe(
    'line 100% | dot 75% | dimension 100% | ring 75% | dimension 100% | svg 50%',
  );
  // Behind the first year, each year more is behind a break.
  const terms = Array.from(container.querySelectorAll('.track summary'), (term) =>
    shapesIn(term, 'svg[width], svg:has(> path), line, circle'),
  );
  expect(terms).toEqual([
    'svg 36% | line 100% | dot 100%',
    'svg 98% | dimension 100% | svg 80% | svg 93% | ring 100%',
    'svg 85% | dimension 100% | svg 92% | ring 100%',
    'svg 72% | dimension 100% | ring 100%',
  ]);
});

describe('a visitor’s date', () => {
  // In Los Angeles, the time zone of the tests, it is still the 24th.
  const now = new Date('2026-11-25T03:00:00Z');
  const noteOnWeekend = expect.stringMatching(/until the next business day/);
  let container: HTMLElement;
  beforeEach(async () => {
    jest.useFakeTimers({ now });
    const [past, fixed] = [deadline('6 months', true), deadline('9 months', false, false)];
    container = drawDeadlines(track('death', past, deadline('9 months', false), fixed));
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
    expect(container.querySelector('.today-line')).not.toHaveAttribute('x');
    // There is no other date, and no term longer than a year.
    expect(container).not.toHaveTextContent(/More|left out/);
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
    expect(input()).toHaveAccessibleDescription(/^Counted from Thursday/);
    // Between the ends of 6 and of 9 months, on a scale of a year.
    expect(shapesIn(container, '.today-line line')).toBe('line 50%');
    expect(savedDays()).toEqual(['DATE:20270221', 'DATE:20270221']);
    expect(click.mock.contexts).toMatchObject([{ download: 'dates.ics' }]);
    expect(save).toHaveBeenCalledWith(expect.anything(), { type: 'text/calendar' });
    // After a Saturday and a Sunday: on Monday, only the term that a weekend moves can still be kept, and on Tuesday none.
    for (const start of ['2026-02-21', '2026-02-22']) {
      jest.setSystemTime(new Date('2026-11-23T20:00:00Z'));
      enter(start);
      expect(shown('.due-note')).toEqual(['Past.', noteOnWeekend, 'Past.']);
      expect(savedDays()).toEqual(['DATE:20261123']);
      jest.setSystemTime(new Date('2026-11-24T20:00:00Z'));
      enter(start);
      expect(shown('.due-note')).toEqual(['Past.', 'Past.', 'Past.']);
      expect(button()).not.toBeVisible();
    }
    enter('2026-05-27');
    expect(shown('.due-note')).toEqual(['', noteOnWeekend, expect.stringMatching(/before/)]);
    jest.restoreAllMocks();
    Reflect.deleteProperty(URL, 'createObjectURL');
  });
});

test('a date that the browser restored turns the terms that it starts into days', () => {
  const container = drawDeadlines(...['death', 'learning'].map((id) => track(id, deadline('6 months', true))));
  const enter = (value: string) => fireEvent.input(screen.getByLabelText('Date of learning'), { target: { value } });
  const due = () => textsOf(container.querySelectorAll('.due'));
  enter('2024-05-21');
  const controller = new AbortController();
  calculateDeadlines(controller.signal);
  expect(due()).toEqual(['6 months', 'Thu, Nov 21, 2024']);
  enter('2024-05-22');
  expect(due()).toEqual(['6 months', 'Fri, Nov 22, 2024']);
  controller.abort();
});

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
  expect(unfolded).toMatch(/BEGIN:VEVENT\r\nUID:20280229-[!-~]+@firm\.com\r\n/);
  expect(unfolded).toContain(`\r\nSUMMARY:${escaped}\r\nTRANSP:TRANSPARENT\r\nEND:VEVENT\r\n`);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  jest.useRealTimers();
});

test('a calendar has each of two days once, however often they are saved, also if only punctuation tells them apart', () => {
  const idsOf = (...titles: string[]) =>
    calendarFile(
      titles.map((title) => ({ title, day: day('2028-02-29') })),
      'firm.com',
    )
      .replaceAll('\r\n ', '')
      .match(/^UID:.+/gm) ?? [];
  expect(new Set([...idsOf('Return: due', 'Return, due'), ...idsOf('Return, due', 'Return: due')]).size).toBe(2);
});
