import { dollars } from './fieldTypes';
import { all, set, withContent } from './fixture';
import { getContent } from './index';
import { renderMarkdown } from './markdown';

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

function render(text: string, prefix?: string) {
  const mistakes: string[] = [];
  const rendered = renderMarkdown(text, (message, line) => mistakes.push(`${line}: ${message}`), prefix);
  return { ...rendered, mistakes };
}

test('gives headings with the same text different ids, and lists them with the sources last', () => {
  const { headings, sourcesHeadings, ids } = render(
    '## `What` you get\n\n### A *part*\n\n## What you get\n\nLaw.[^a]\n\n[^a]: RCW.',
  );
  expect([...headings, ...sourcesHeadings]).toEqual([
    { id: 'what-you-get', text: 'What you get' },
    { id: 'what-you-get-1', text: 'What you get' },
    { id: 'footnote-label', text: 'Sources' },
  ]);
  expect(ids).toContain('a-part');
});

test('gives no heading an id by which reader views drop it', () => {
  expect(render('## Is the house community property?\n\n## Giving a share').ids).toEqual([
    'is-the-house-property',
    'giving-a',
  ]);
});

test('gives no id twice on a page that has parts of its own and several texts', () => {
  expect(render('## Process').ids).toEqual(['process-1']);
  const { html: body, sources, ids } = render('## Part\n\nLaw.[^a]\n\n[^a]: RCW.', 'first--');
  expect(ids).toEqual(['first--part', 'first--footnote-label']);
  const used = Array.from(`${body}${sources}`.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((id) => !id?.includes('first--'))).toEqual([]);
});

test('numbers sources by first use, names them, and links each mention to a way back to it', () => {
  const { html: body, sources } = render('One.[^b] Two.[^a] Three.[^b]\n\n[^a]: First.\n[^b]: Second.\n');
  const mention = (id: string) =>
    `<sup><a href="#${id}-back" id="${id}" data-footnote-ref aria-label="source 1">1</a></sup>`;
  expect(body).toContain(`One.${mention('note-fnref-b-1')}`);
  expect(body).toContain(`Three.${mention('note-fnref-b-2')}`);
  expect(body).not.toContain('Second.');
  expect(sources.indexOf('Second.')).toBeLessThan(sources.indexOf('First.'));
  for (const id of ['note-fnref-b-1', 'note-fnref-b-2']) {
    expect(sources).toContain(`<a href="#${id}" id="${id}-back" data-footnote-backref aria-label="back to source 1`);
  }
  expect(render('No sources.').sources).toBe('');
});

test('makes tables labeled and scrollable by keyboard, and aligns columns without style attributes', () => {
  const { html: body } = render('## Fees\n\n| Home | Fee |\n|-|-:|\n| House | $600 |\n\n| A | B |\n|-|-|\n| c | d |');
  expect(body).toContain('tabindex="0" role="region" aria-label="Table 1: Fees"');
  expect(body).toContain('aria-label="Table 2: Fees"');
  expect(body).toContain('<td data-align="right">$600</td>');
  expect(body).not.toContain('style=');
});

test.each([
  ['HTML', 'One\ntwo <b>three</b>', /^2: write Markdown/],
  ['a script', 'One\n\n<script>alert(1)</script>', /^3: write Markdown/],
  ['a heading of the first level', 'One\n\n# Two', /^3: begin a heading with "##"/],
  ['a source that is not listed', 'One\n\nTwo[^a]', /^3: the source "a" is not listed/],
  ['a source that no sentence names', 'One[^a]\n\n[^a]: A.\n[^b]: B.', /^4: no sentence names the source "b"/],
  ['a figure of another kind', 'One\n\n```pie\n```', /^3: after the three signs ```, write bars, deadlines/],
  ['a figure that isn’t YAML', '```bars\n a: b\nc\n```', /^1: the lines of this figure cannot be read/],
  ['a figure without a field', '```bars\ntitle: A\n```', /^1: this figure: bars is missing/],
  [
    'an amount with a sign',
    '```bars\ntitle: A\nbars: [{name: B, parts: [{is: debt, name: C, amount: $5}]}]\n```',
    /^1: .*, amount write a whole/,
  ],
  [
    'a part of no kind',
    '```bars\ntitle: A\nbars: [{name: B, parts: [{is: x, name: C, amount: 5}]}]\n```',
    /^1: .*, is /,
  ],
  ['a picture', 'See\n![House](/house.jpg)', /^2: a text cannot show pictures/],
])('reports %s on its line', (_slip, text, says) => {
  expect(render(text).mistakes[0]).toMatch(says);
});

test('draws bars to scale, with what each part is and links and sources in their texts', () => {
  const {
    html: body,
    sources,
    mistakes,
    links,
  } = render(
    '```bars\ntitle: A price, as [here](/faq)[^a]\nbars:\n' +
      '  - {name: Given, parts: [{is: basis, name: Basis, amount: 30}, {is: taxed, name: Gain, amount: 70}]}\n' +
      '  - {name: Sold, parts: [{is: yours, name: All, amount: 50}]}\n```\n\n[^a]: RCW.',
  );
  expect(mistakes).toEqual([]);
  expect(textOf(body)).toContain('Given $100 Basis $30 Gain $70 Sold $50 All $50');
  expect(
    Array.from(body.matchAll(/<svg class="bar".*?<\/svg>/g), ([bar]) => bar.replace(/ height="100%"/g, '')),
  ).toEqual([
    '<svg class="bar" aria-hidden="true"><rect class="basis" x="0.00%" width="30.00%"/><rect class="taxed" fill="url(#hatch)" x="30.00%" width="70.00%"/></svg>',
    '<svg class="bar" aria-hidden="true"><rect class="yours" x="0.00%" width="50.00%"/></svg>',
  ]);
  expect(body.match(/id="hatch"/g)).toHaveLength(1);
  expect(links).toContainEqual({ url: '/faq', line: 1 });
  expect(sources).toContain('RCW.');
  expect(body).not.toContain('style=');
});

test('draws the example of the step-up: years to scale, and gains that follow from its amounts', () => {
  const change = all(set('dates.0.year', 1990), set('dates.1.year', 2020), set('dates.2.year', 2030));
  const { html: body } = withContent({ 'step-up.yaml': change }, () => render('```step-up\n```'));
  const { dates } = getContent('step-up.yaml');
  const [bought = 0, worth = 0, sold = 0] = dates.map(({ amount }) => amount);
  expect(textOf(body)).toMatch(/ 1990 .* 2020 .* 2030 .* 30 years .* 10 years /);
  expect(body).toContain('<line x1="75.00%" x2="75.00%" y2="12"/>');
  for (const amount of [sold - bought, sold - worth]) expect(textOf(body)).toContain(dollars(amount));
});

test('draws the threshold over time, with today, and what is not yet published', () => {
  const draw = (today: string) => {
    jest.useFakeTimers({ now: new Date(today) });
    const values = [
      { from: '2018-01-01', amount: 2_000_000 },
      { from: '2025-07-01', amount: 3_000_000 },
      { from: '2026-01-01', amount: 4_000_000 },
    ];
    const amounts = { 'amounts.yaml': set('estateTaxThreshold.values', values) };
    const { html: body } = withContent(amounts, () =>
      render('```threshold\ntitle: A\ntaxed: B\nfree: C\nunknown: later\n```'),
    );
    jest.useRealTimers();
    return body;
  };
  expect(draw('2026-07-02')).toMatch(/<line x1="74\.88%"/);
  expect(draw('2026-07-02')).not.toContain('later');
  expect(draw('2027-07-02')).toContain('later');
});
