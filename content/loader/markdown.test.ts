import { renderMarkdown } from './markdown';

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
  const { body, sources, ids } = render('## Part\n\nLaw.[^a]\n\n[^a]: RCW.', 'first--');
  expect(ids).toEqual(['first--part', 'first--footnote-label']);
  const used = Array.from(`${body}${sources}`.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((id) => !id?.includes('first--'))).toEqual([]);
});

test('numbers sources by first use, names them, and links each mention to a way back to it', () => {
  const { body, sources } = render('One.[^b] Two.[^a] Three.[^b]\n\n[^a]: First.\n[^b]: Second.\n');
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
  const { body } = render('## Fees\n\n| Home | Fee |\n|-|-:|\n| House | $600 |\n\n| A | B |\n|-|-|\n| c | d |');
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
  ['a figure of another kind', '```pie\n```', /^1: after the three signs ```, write timeline, bars or deadlines/],
  ['a figure that isn’t YAML', '```bars\n a: b\nc\n```', /^1: the lines of this figure cannot be read/],
  ['a figure without a field', '```timeline\ntitle: A\n```', /^1: this figure: steps is missing/],
  ['an amount with a sign', '```bars\ntitle: A\nbars: [{name: B, parts: {C: $5}}]\n```', /^1: .*, C write a whole/],
  ['a part named 24', '```bars\ntitle: A\nbars: [{name: B, parts: {C: 5, 24: 6}}]\n```', /^1: .*parts write a name/],
  ['a picture', 'See\n![House](/house.jpg)', /^2: a text cannot show pictures/],
])('reports %s on its line', (_slip, text, says) => {
  expect(render(text).mistakes[0]).toMatch(says);
});

test('draws a block of bars and a timeline, with links and sources in their texts', () => {
  const { body, sources, mistakes, links } = render(
    '```bars\ntitle: A price\nbars:\n  - name: Given\n    parts:\n      Basis: 30\n      Gain: 70\n  - name: Sold\n    parts:\n      All: 50\n```\n\n' +
      '```timeline\ntitle: Dates\nsteps:\n  - when: 30 days\n    what: See [this](/faq).[^a]\n```\n\n[^a]: RCW.',
  );
  expect(mistakes).toEqual([]);
  expect(body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain('Given $100 Basis $30 Gain $70 Sold $50 ');
  expect(Array.from(body.matchAll(/<rect x="([\d.]+)" width="([\d.]+)"/g), ([, x, width]) => [x, width])).toEqual([
    ['0.00', '30.00'],
    ['30.00', '70.00'],
    ['0.00', '50.00'],
  ]);
  expect(links).toContainEqual({ url: '/faq', line: 13 });
  expect(sources).toContain('RCW.');
  expect(body).not.toContain('style=');
});
