/** @jest-environment node */
import { renderMarkdown } from './markdown';

const htmlOf = (text: string) => {
  const { parts } = renderMarkdown(text, { file: 'content/resources/sample.md', line: 1 });
  return parts.map((part) => (part.type === 'html' ? part.html : `(${part.name}: ${part.caption})`)).join('\n');
};

test('gives headings with the same text different ids', () => {
  const { headings } = renderMarkdown('## What you get\n\n### A *part*\n\n## What you get\n\n## Fees & dates', {
    file: 'sample.md',
    line: 1,
  });
  expect(headings).toEqual([
    { id: 'what-you-get', text: 'What you get' },
    { id: 'what-you-get-1', text: 'What you get' },
    { id: 'fees--dates', text: 'Fees & dates' },
  ]);
});

test('numbers sources by first use and links back to every reference', () => {
  const html = htmlOf('One.[^b] Two.[^a] Three.[^b]\n\n[^a]: First.\n[^b]: Second.\n');
  expect(html).toContain('One.<sup><a href="#note-fn-b" id="note-fnref-b"');
  expect(html).toContain('Three.<sup><a href="#note-fn-b" id="note-fnref-b-2"');
  expect(html.indexOf('Second.')).toBeLessThan(html.indexOf('First.'));
  expect(html).toContain(
    'href="#note-fnref-b-2" data-footnote-backref aria-label="Back to the sentence with source 1, place 2"',
  );
});

test('makes tables labeled and scrollable by keyboard, and aligns columns without style attributes', () => {
  const html = htmlOf('## Fees\n\n| | Fee |\n|-|-:|\n| House | $600 |\n\n| A | B |\n|-|-|\n| c | d |');
  expect(html).toContain('tabindex="0" role="region" aria-label="Table: Fees"');
  expect(html).toContain('aria-label="Table 2: Fees"');
  expect(html).toContain('<th scope="row">House</th>\n<td data-align="right">$600</td>');
  expect(html).not.toContain('style=');
});

test.each([
  ['a link to a page', '[Contact](/contact)', '<a href="/contact">Contact</a>'],
  ['a link to a file', '[Sample](/sample.pdf)', '<a href="/sample.pdf">Sample</a>'],
  ['a bare address', 'https://www.irs.gov.', '<a href="https://www.irs.gov">https://www.irs.gov</a>.'],
  ['a bare email address', 'Write to a@example.com', '<a href="mailto:a@example.com">a@example.com</a>'],
  ['a name of a site within a sentence', 'See irs.gov.', '<p>See irs.gov.</p>'],
  ['signs that HTML uses', '5 < 6 & "so" on', '<p>5 &lt; 6 &amp; &quot;so&quot; on</p>'],
])('renders %s', (_what, text, html) => {
  expect(htmlOf(text)).toContain(html);
});

test('puts a diagram with its caption between the paragraphs around it', () => {
  expect(htmlOf('Above.\n\n![Basis *before* and after](diagram:step-up)\n\nBelow.')).toBe(
    '<p>Above.</p>\n(step-up: Basis before and after)\n<p>Below.</p>',
  );
});

test.each([
  ['a heading', '## ![How](diagram:step-up)'],
  ['a list', '- ![How](diagram:step-up)'],
  ['a quote', '> ![How](diagram:step-up)'],
  ['a table', '| A |\n|-|\n| ![How](diagram:step-up) |'],
  ['a source', 'Text.[^a]\n\n[^a]: ![How](diagram:step-up)'],
])('reports a diagram in %s, which would not be shown', (_where, text) => {
  expect(() => htmlOf(text)).toThrow(/line \d+: the text has the diagram "step-up" within a sentence/);
});

test('reports an unsafe link definition on its own line, used or not', () => {
  expect(() => htmlOf('Read [this][one].\n\n[one]: contact')).toThrow(/line 3: the text links to "contact"/);
  expect(() => htmlOf('Text.\n\n> [Two]: http://example.com')).toThrow(/line 3: the text links to "http:/);
  expect(htmlOf('Read [this][one].\n\n[One]: /contact')).toContain('<a href="/contact">this</a>');
});

test('reports the exact line of a mistake in a paragraph, a table or a source', () => {
  expect(() => htmlOf('One\ntwo  \n[three](contact)')).toThrow(/line 3: the text links to "contact"/);
  expect(() => htmlOf('| A |\n|-|\n| b |\n| [c](contact) |')).toThrow(/line 4: the text links to "contact"/);
  expect(() => htmlOf('Text.[^a]\n\n[^a]: Source\n    [one](contact)')).toThrow(/line 4: the text links to "contact"/);
});
