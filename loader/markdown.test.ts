import { parse } from 'yaml';
import type { z } from 'zod';
import { amountsSchema } from './amounts';
import { drawingFileSchemas, drawingsEnvOf } from './drawings';
import { renderMarkdown } from './markdown';
import { type Changes, chain, filesWith, set } from './testing';

function drawingsWith(changes: Changes) {
  const files = filesWith(changes);
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    schema.parse(parse(new TextDecoder().decode(files.get(file)), { schema: 'failsafe' }));
  return drawingsEnvOf(read('amounts.yaml', amountsSchema), {
    'deadlines.yaml': read('deadlines.yaml', drawingFileSchemas['deadlines.yaml']),
    'step-up.yaml': read('step-up.yaml', drawingFileSchemas['step-up.yaml']),
  });
}
const deadline = { after: '1 day', name: 'A', who: 'You', toDo: 'A.[^law]', calendarTitle: 'A' };
const track = { startLabel: 'From it', dateLabel: 'Its date', deadlines: [deadline, { ...deadline, name: 'B' }] };
const fixture = drawingsWith({
  'deadlines.yaml': chain(
    set('tracks', { death: track }),
    set('tracks.probate', track),
    set('note', 'A.'),
    set('sources', { law: 'Their words.' }),
  ),
});

function render(text: string, prefix?: string, drawings = fixture) {
  const mistakes: string[] = [];
  const links: string[] = [];
  const into = (found: string[]) => (what: string, line: number) => found.push(`${line}: ${what}`);
  const env = { namedValues: new Map(), ...drawings, onMistake: into(mistakes), onLink: into(links) };
  const rendered = renderMarkdown(text, env, prefix);
  // Running text as it is on the page, with a comment in place of each drawing.
  const htmlOf = ({ pieces }: (typeof rendered.sections)[number]) =>
    pieces.map((piece) => ('html' in piece ? piece.html : '<!--drawing-->')).join('');
  const pieces = rendered.sections.flatMap((section) => section.pieces);
  const drawn = pieces.flatMap((piece) => ('drawing' in piece ? piece.drawing : []));
  const htmls = rendered.sections.map(htmlOf);
  return { ...rendered, html: htmls.join(''), htmls, drawings: drawn, mistakes, links };
}

test('gives no heading an id twice, one that the page has, or one by which reader views drop it', () => {
  const headings = ['`What` you get', 'What *you* get', 'Process', 'Is it community property?', 'Social', 'Comments?'];
  const { ids } = render(headings.map((words) => `## ${words}`).join('\n\n'));
  expect(ids).toEqual(['what-you-get', 'what-you-get-1', 'process-1', 'is-it-property', 'part', 'part-1']);
});

test('gives no id twice on a page that has several texts', () => {
  const text = render('## Part\n\nLaw.[^a]\n\n[^a]: RCW.', 'first--');
  expect(text.ids).toEqual(['first--part', 'first--footnote-label']);
  expect([...text.headings, ...text.sourcesHeadings].map((heading) => heading.text)).toEqual(['Part', 'Sources']);
  const used = Array.from(`${text.html}${text.sources}`.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((id) => !id?.includes('first--'))).toEqual([]);
});

test('numbers sources by first use, names them at the end, and links each mention to a way back to it', () => {
  const text = '## One\n\nLaw. [^é][^a]\nAgain.[^é]\n\n## Two\n\nWords.\n\n[^a]: First.\n[^é]: Second.';
  const { htmls, html: body, sources, wordCount } = render(text);
  const [mentions, back] = [body, sources].map((html) =>
    Array.from(html.matchAll(/<a href="#([^"]+)" id="([^"]+)" data-footnote[^>]+>(.+?)</g), ([, ...link]) => link),
  );
  expect(mentions?.map(([, , number]) => number)).toEqual(['1', '2', '1']);
  for (const [href, id] of mentions ?? []) expect(back).toContainEqual([id, href, '↩\uFE0E']);
  expect(body).toMatch(/<sup>,<a [^>]+ aria-label="source 2">2<\/a><\/sup>/);
  expect(body.match(/data-note="[^"]+"/g)).toEqual(
    ['1.\u2002Second.', '2.\u2002First.'].map((note) => `data-note="${note}"`),
  );
  expect(htmls[1]).toBe('<h2 id="two">Two</h2>\n<p>Words.</p>');
  expect(sources).toMatch(/^<details [^>]+><summary><h2 id="footnote-label">Sources \(2\)<.+>Second\..+>First\./s);
  expect(sources).toContain('aria-label="back to source 1 in the text" aria-describedby="note-fn-1"');
  expect(wordCount).toBe(5);
  expect(render('No sources.')).toMatchObject({ sources: '', sourcesHeadings: [], htmls: ['<p>No sources.</p>'] });
});

test('divides a text above its sections, and never within a quote', () => {
  const { htmls, sections } = render('Words.\n\n## A\n\n```step-up\n```\n\n> ## B\n> Words.\n\n## C\n\n### D');
  expect(htmls).toEqual([
    '<p>Words.</p>',
    expect.stringMatching(/<!--drawing-->[\s\S]*<\/blockquote>$/),
    '<h2 id="c">C</h2>\n<h3 id="d">D</h3>',
  ]);
  expect(sections.map(({ headings }) => headings.map(({ text }) => text))).toEqual([[], ['A', 'B'], ['C']]);
});

test('makes tables labeled and scrollable by keyboard, and aligns columns without style attributes', () => {
  const { html: body } = render('## Fees\n\n| Home | Fee |\n|-|-:|\n| House | $600 |\n\n| A | B |\n|-|-|\n| c | d |');
  expect(body).toMatch(/<div(?=.* tabindex="0")(?=.* role="region").* aria-label="Table 1: Fees".*><table/);
  expect(body).toContain('aria-label="Table 2: Fees"');
  expect(body).toContain('<td data-align="right">$600</td>');
  expect(body).not.toContain('style=');
  const wide = render('| a | b |\n|-|-|\n| c | d |\n\n| A | *B* | C |\n|-|-|-|\n| a | b | c |\n| x | e | f |').html;
  expect(wide).toMatch(/<td>x<.*<td data-label="B">e<.*data-label="C">f</s);
  expect(wide).not.toContain('situations');
  const situations = render('| A | B | C |\n|-|-|-|\n| a | **b** | c |\n| x | **e,** at once | f |').html;
  expect(situations).toContain('<table data-situations>');
  expect(render('| A | B | C |\n|-|-|-|\n| a | **b** | c |\n| x | e **f** | g |').html).not.toContain('situations');
});

const scale = (first: string, second: string, spans = '') =>
  `\`\`\`scale\ntitle: A\npoints: [{ at: ${first}, name: A }, { at: ${second}, name: B }]\nspans: [${spans}]\n\`\`\``;
const taxRates = (rates: string) =>
  `\`\`\`tax-rates\nrates: [${rates}]\ntitle: A\naxis: A\nexample: { amount: 1, label: A }\n\`\`\``;

test.each([
  ['a heading without words', 'One\n\n##', /^3: write the words of the heading/],
  ['a heading of the first level', 'One\n\n# Two', /^3: begin a heading with "##"/],
  ['a source that no sentence names', 'One[^a]\n\n[^a]: A.\n[^b]: B.', /^4: no sentence names the source "b"/],
  ['a source that only code names', 'One `[^a]`\n\n[^a]: A.\n\nTwo.', /^3: no sentence names the source "a"/],
  ['a source that is listed twice', 'One[^a]\n\n[^a]: A.\n[^a]: B.', /^4: the source "a" is already above/],
  ['a source with a space', 'One[^a b]\n\n[^a b]: A.', /^3: write the name of the source "a b" without spaces/],
  ['a drawing of another kind', 'One\n\n```pie\n```', /^3: after the three signs ```, write deadlines, threshold/],
  ['a drawing in a quote', '> One\n>\n> ```step-up\n> ```', /^3: begin this drawing at the edge of the text/],
  ['a drawing that isn’t YAML', '```columns\n a: b\nc\n```', /^3: the line cannot be read/],
  ['a scale out of order', scale('3 days', '2 days'), /^3: .*in their order/],
  ['a scale of two units', scale('2 days', '3 months'), /^3: .*in the same unit/],
  ['a scale of one point', '```scale\ntitle: A\npoints: [{ at: 2 days, name: A }]\n```', /^3: .*at least 2 entries/],
  ['a percent sign', taxRates('{ from: 0, percent: 20% }'), /^2: .*a number such as 19\.5/],
  ['a drawing of no track', '```deadlines\ntitle: A\ntracks: []\n```', /^3: .*at least 1 entry/],
  ['a drawing of no deadline', '```deadlines\ntitle: A\ntracks: [death]\nonly: []\n```', /^4: .*at least 1 entry/],
  ['rates out of order', taxRates('{ from: 1, percent: 2 }'), /^2: .*the first from 0/],
  ['a comma before a fraction', scale('"1,5 days"', '2 days'), /^3: .*such as 2026-04-15/],
  ['a span to no point', scale('2 days', '3 days', '{ from: 2 days, to: 3 weeks, text: A }'), /^4: .*as the points do/],
  ['a span between points', scale('2 days', '4 days', '{ from: 2 days, to: 3 days, text: A }'), /^4: .*as the points/],
  // One day has the unit of several.
  ['a span that goes back', scale('1 day', '3 days', '{ from: 3 days, to: 1 day, text: A }'), /^4: .*in their order/],
  ['a picture', 'See\n![House](/house.jpg)', /^2: a text cannot show pictures/],
])('reports %s on its line', (_slip, text, says) => {
  expect(render(text).mistakes[0]).toMatch(says);
});

test('keeps a short last word with the one before it, though a source follows', () => {
  const text = 'It binds the judge on property unless it was unfair when you signed it.';
  const { html } = render(`**So.** ${text}[^law] Then.\n\n${text}[^law]\n\n[^law]: RCW 26.09.070.`);
  expect(html.replaceAll(/<sup>.*?<\/sup>/g, '')).toBe(
    `<p><strong>So.</strong> ${text} Then.</p>\n<p>${text.replace(' it.', '\u00a0it.')}</p>`,
  );
});

test('keeps compounds whole, also over two lines, and none in an address', () => {
  const kept = (words: string) => `<span class="not-enlarged:whitespace-nowrap">${words}</span>`;
  expect(render('[date-of-death](/services/date-of-death) & RCW\n11.02').html).toBe(
    `<p><a href="/services/date-of-death">${kept('date-of-death')}</a> &amp; ${kept('RCW 11.02')}</p>`,
  );
});

test('reads columns, with links and sources in their texts', () => {
  const { html, drawings, sources, mistakes, links } = render(
    '```columns\ntitle: A price, as [here](/faq)[^a]\ncolumns:\n  - {name: A, stacks: [{parts: ' +
      '[{role: basis, name: Basis, amount: 30}, {role: taxable, name: B, amount: 70}]}]}\n' +
      '```\n\nThen[^b].\n\n[^a]: RCW.\n[^b]: WAC.',
  );
  expect(mistakes).toEqual([]);
  expect(html).toMatch(/^<!--drawing-->\s*<p>Then.*>2<\/a>/);
  expect(drawings).toHaveLength(1);
  expect(drawings[0]?.title.html).toMatch(/^A price, as <a href="\/faq">here<\/a>.*>1<\/a>/);
  expect(drawings[0]).toMatchObject({
    kind: 'columns',
    columns: [{ name: { html: 'A' }, stacks: [{ parts: [{ role: 'basis', amount: 30 }, { name: { html: 'B' } }] }] }],
  });
  expect(links).toEqual(['2: /faq']);
  expect(sources).toContain('RCW.');
});

test.each([
  [400, 450, 'basis 100, untaxed 300', 'basis 100, taxable 350', 'basis 100, untaxed 300, taxable 50'],
  [400, 300, 'basis 100, untaxed 300', 'basis 100, taxable 200', 'basis 100, untaxed 200, taxable 0'],
  [400, 90, 'basis 100, untaxed 300', 'basis 90, taxable 0', 'basis 90, taxable 0'],
  [80, 450, 'basis 80', 'basis 100, taxable 350', 'basis 80, taxable 370'],
])('works out the step-up of a house bought for 100, worth %i at death and sold for %i', (death, sold, ...expected) => {
  const amounts = chain(set('dates.0.amount', 100), set('dates.1.amount', death), set('dates.2.amount', sold));
  const [drawing] = render('```step-up\n```', '', drawingsWith({ 'step-up.yaml': amounts })).drawings;
  if (drawing?.kind !== 'step-up') throw new Error('it is another drawing');
  const shown = [...drawing.before, ...drawing.columns].map(({ parts }) =>
    parts.map(({ role, amount }) => `${role} ${amount}`).join(', '),
  );
  expect(shown).toEqual(['basis 100', ...expected]);
  expect(drawing.before.map(({ picture }) => picture.alt)).toEqual(['', '']);
});

const draw = (tracks: string, after = '') =>
  render(`\`\`\` deadlines\ntitle: A\ntracks: [${tracks}]\n\`\`\`\n\n${after}`);

test('draws deadlines, each track once and with sources', () => {
  const { drawings, sources, mistakes } = draw('death, probate, death');
  expect(mistakes).toEqual([]);
  expect(drawings).toMatchObject([{ kind: 'deadlines', tracks: [{ id: 'death' }, { id: 'probate' }] }]);
  expect(sources.match(/<li/g)).toHaveLength(1);
});

test('draws only the deadlines that a block names, without the note on what no list has', () => {
  const named = (name: string) => draw(`death]\nonly: [${name}`);
  expect(draw('death').drawings).toMatchObject([
    { note: { html: 'A.' }, tracks: [{ deadlines: [{ name: 'A' }, { name: 'B' }] }] },
  ]);
  expect(named('B').drawings).toMatchObject([{ note: undefined, tracks: [{ deadlines: [{ name: 'B' }] }] }]);
  expect(named('C').mistakes[0]).toMatch(/"C" is not the name of a deadline of these tracks/);
});

test('refuses a track that is not there, and takes a source that the text lists itself', () => {
  expect(draw('birth').mistakes[0]).toMatch(/is not in deadlines\.yaml/);
  const own = draw('death', 'So.[^law]\n\n[^law]: Our words.');
  expect([own.mistakes, own.sources.match(/<li/g)?.length]).toEqual([[], 1]);
  expect(own.sources).toContain('Our words.');
});
