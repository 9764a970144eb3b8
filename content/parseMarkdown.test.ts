/** @jest-environment node */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseMarkdown } from './parseMarkdown';
import { markdownSources } from './testContent';

const full = unified().use(remarkParse).use(remarkGfm);

test.each([
  'Read https://example.com/a?b=c first.',
  'Read www.example.com first.',
  'Write to orders@example.com today.',
  '| Write to | Read |\n|-|-|\n| orders@example.com | www.example.com |',
  'Write to orders&#64;example.com, or &#119;ww.example.com, or h&#116;tps://example.com.',
  '[https://example.com](https://example.com) and ~~orders@example.com~~',
  '[a](https://example.com) text](https://example.com)',
  '- [ ] `orders@example.com`',
])('an address that is no link is read as the whole parser reads it: %j', (text) => {
  expect(parseMarkdown(text)).toEqual(full.parse(text));
});

test.each(Object.entries(markdownSources()))('%s is read as the whole parser reads it', (_file, text) => {
  expect(parseMarkdown(text)).toEqual(full.parse(text));
});
