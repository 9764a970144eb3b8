import { TextEncoder } from 'node:util';
import { fireEvent, render, screen } from '@testing-library/react';
import type { FigureData } from '@/loader';
import { picture } from '../fixture';
import { watchDeadlines } from './deadlineFields';
import { FiguredText } from './Figures';
import { Picture } from './Picture';
import { Day, Prose } from './Prose';
import { unbroken } from './unbroken';

test('a picture offers AVIF and WebP in all widths, and reserves its space', () => {
  const { container } = render(<Picture picture={picture} slot="half" />);
  expect(container.querySelector('source[type="image/avif"]')).toHaveAttribute('srcset', picture.avif);
  const image = screen.getByRole('img', { name: picture.alt });
  expect(image).toHaveAttribute('srcset', picture.webp);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '1000']);
});

test('a date is the same in every time zone', () => {
  render(<Day iso="2024-03-01" />);
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2024-03-01');
  expect(screen.getByRole('time')).toHaveTextContent('March 1, 2024');
});

test('ranges, compounds, forms and phone numbers stay whole, but nothing that could be wider than a phone', () => {
  const said =
    '$450-$700 (in 5-7 business days, or (2-3 days)), state-certified; Form 709, (509) 555-0142; write to orders@certified-appraisals.example';
  const { container, rerender } = render(<p>{unbroken(said)}</p>);
  const whole = () => [...container.querySelectorAll('span')].map((span) => span.textContent);
  expect(container).toHaveTextContent(said);
  expect(whole()).toEqual(['$450-$700', '5-7 business', '2-3 days', 'state-certified;', 'Form 709', '(509) 555-0142']);
  rerender(
    <Prose
      html={'<p>A <a href="/services/date-of-death" id="a-b">date-of-death</a> value, state-certified, 2-3 days</p>'}
    />,
  );
  expect(whole()).toEqual(['date-of-death', 'state-certified,', '2-3 days']);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/services/date-of-death');
});

const inMarkdown = (html: string) => ({ markdown: html, html });
const draw = (...figures: FigureData[]) => {
  const drawn = figures.map((figure, index) => ({ id: String(index), figure }));
  return render(<FiguredText parts={[{ html: '<p>Before</p>' }, ...drawn, { html: '<p>After</p>' }]} />).container;
};
const attributes = (parts: Iterable<Element>, ...names: string[]) =>
  Array.from(parts, (part) => names.map((name) => part.getAttribute(name)).join(' '));

test('bars have one scale, and say what each part is', () => {
  const part = (is: 'basis' | 'taxed' | 'yours', name: string, amount: number) => ({
    is,
    name: inMarkdown(name),
    amount,
  });
  const container = draw({
    kind: 'bars',
    title: inMarkdown('A price'),
    bars: [
      { name: inMarkdown('Given'), parts: [part('basis', 'Basis', 30), part('taxed', 'Gain', 70)] },
      { name: inMarkdown('Sold'), parts: [part('yours', 'All', 50)] },
    ],
  });
  expect(container).toHaveTextContent('BeforeA priceGiven $100Basis $30Gain $70Sold All $50After');
  expect(attributes(container.querySelectorAll('rect[x]'), 'x', 'width')).toEqual([
    '0.00% 30.00%',
    '30.00% 70.00%',
    '0.00% 50.00%',
  ]);
  expect(
    container.querySelector(container.querySelector('rect[fill]')?.getAttribute('fill')?.slice(4, -1) ?? ''),
  ).not.toBeNull();
});

test('the threshold is drawn over time, with the month of the build, and what is not yet published', () => {
  const values = [
    { from: '2018-01-01', until: '2025-06-30', amount: 2_000_000 },
    { from: '2025-07-01', until: '2025-12-31', amount: 3_000_000 },
    { from: '2026-01-01', until: '2026-12-31', amount: 4_000_000 },
  ];
  const words = { title: inMarkdown('A'), taxed: 'B', free: 'C', unknown: 'later' };
  const thisYear = draw({ kind: 'threshold', ...words, values, today: '2026-07-02' });
  expect(attributes(thisYear.querySelectorAll('line'), 'x1')).toEqual(['74.88%', '74.88%']);
  // In a drawing 2 years wide and 1.35 times as high as the highest.
  expect(attributes(thisYear.querySelectorAll('rect[x]'), 'x', 'y', 'height')).toEqual([
    '0.00% 62.96% 37.04%',
    '24.78% 44.44% 55.56%',
    '49.97% 25.93% 74.07%',
  ]);
  const texts = Array.from(thisYear.querySelectorAll('text'), ({ textContent }) => textContent);
  expect(texts).toEqual(['$2M', '2025', '$3M', 'July', '$4M', '2026', 'as of July 2026']);
  expect(draw({ kind: 'threshold', ...words, values, today: '2027-07-02' })).toHaveTextContent('later');
  const first = draw({ kind: 'threshold', ...words, values: values.slice(0, 1), today: '2018-07-02' });
  expect(first.innerHTML).not.toContain('NaN');
  const anchorOf = (container: HTMLElement) => attributes(container.querySelectorAll('[y="-0.5em"]'), 'text-anchor');
  expect([thisYear, first].map(anchorOf)).toEqual([['middle'], ['start']]);
});

const deadline = (after: string, needsValue: boolean) => ({
  ...{ after, name: `In ${after}`, needsValue, who: 'You', calendar: 'A day', weekend: true },
  what: inMarkdown('Do it.'),
});
const deadlines = (...tracks: Extract<FigureData, { kind: 'deadlines' }>['tracks']): FigureData => ({
  kind: 'deadlines',
  ...{ title: inMarkdown('Due'), hint: 'Enter', needsValue: 'needs it', others: 'no', note: inMarkdown('Note.') },
  tracks,
});

test('two figures of one track have ids of their own', () => {
  const figure = deadlines({ id: 'death', from: 'From one', deadlines: [deadline('400 days', false)] });
  const container = draw(figure, figure);
  const ids = attributes(container.querySelectorAll('[id]'), 'id');
  expect(new Set(ids).size).toBe(ids.length);
  expect(Array.from(container.querySelectorAll('text'), ({ textContent }) => textContent)).toContain('400 days');
});

test('a visitor’s date turns terms into days, of which those to come can be saved to a calendar', () => {
  jest.useFakeTimers({ now: new Date('2026-11-24T20:00:00Z') });
  const [click, save] = [jest.spyOn(HTMLElement.prototype, 'click').mockReturnValue(), jest.fn()];
  Object.assign(window, { TextEncoder, Blob: save });
  Object.assign(URL, { createObjectURL: () => '' });
  const [past, later] = [deadline('6 months', true), deadline('9 months', false)];
  const container = draw(
    deadlines({ id: 'death', from: 'Death', deadlines: [past, later, { ...later, name: 'Fixed', weekend: false }] }),
  );
  // As each figure on the page does.
  const ends = [watchDeadlines(), watchDeadlines()];
  const [input, status, button] = [
    screen.getByLabelText('Death'),
    screen.getByRole('status'),
    container.querySelector('button'),
  ];
  const said = () => [status.textContent, input.getAttribute('aria-invalid'), button?.hidden];
  const shown = (selector: string) => Array.from(container.querySelectorAll(selector), (part) => part.textContent);
  fireEvent.input(input, { target: { value: '0202-05-21' } });
  // Its year is still being typed.
  expect(said()).toEqual(['', 'false', true]);
  fireEvent.focusOut(input);
  expect(said()).toEqual([expect.stringContaining('month, day and year'), 'true', true]);
  fireEvent.input(input, { target: { value: '2026-05-21' } });
  expect(said()).toEqual([expect.stringMatching(/^Counted from Thursday, May.21, 2026\./), 'false', false]);
  expect(shown('.due')).toEqual(['Sat, Nov 21, 2026', 'Sun, Feb 21, 2027', 'Sun, Feb 21, 2027']);
  expect(shown('.due-note')).toEqual([
    'Past.',
    expect.stringMatching(/until the next business day/),
    expect.stringMatching(/before/),
  ]);
  expect(attributes(container.querySelectorAll('.elapsed'), 'x1', 'x2')).toEqual([
    expect.stringMatching(/^48\.6\d*% 48\.6\d*%$/),
  ]);
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(save.mock.calls.map(([[file]]) => file.match(/DATE:.+/g))).toEqual([['DATE:20270221', 'DATE:20270221']]);
  expect(click.mock.contexts).toMatchObject([{ download: 'dates.ics' }]);
  fireEvent.input(input, { target: { value: '' } });
  expect(said()).toEqual(['', 'false', true]);
  expect(shown('.due')).toEqual(['6 months', '9 months', '9 months']);
  for (const end of ends) end();
  click.mockRestore();
  jest.useRealTimers();
});

test('deadlines are on one scale, and those that need the value stand out', () => {
  const container = draw(
    deadlines(
      { id: 'death', from: 'From one', deadlines: [deadline('6 months', true), deadline('2 years', false)] },
      { id: 'learning', from: 'From another', deadlines: [deadline('6 months', false)] },
    ),
  );
  expect(attributes(container.querySelectorAll('.track summary > svg > line'), 'x2', 'stroke-width')).toEqual([
    '31.00% 6',
    '95.00% 2',
    '31.00% 2',
  ]);
  expect(screen.getByLabelText('From another')).toHaveAttribute('type', 'date');
  expect(screen.getAllByText(/needs it/)).toHaveLength(2);
  expect(screen.getAllByRole('group')).toHaveLength(3);
});
