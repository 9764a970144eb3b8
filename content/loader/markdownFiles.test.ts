/** @jest-environment node */
import { type BrokenEdit, expectMistake, readAll } from './testing';

const guide = 'resources/step-up-basis.md';
const service = 'services/inheritance.md';
const line = /line \d+/;

const field = (name: string, value: string) => (source: string) =>
  source.replace(new RegExp(`^${name}:.*(?:\\n  .*)*`, 'm'), value ? `${name}: ${value}` : name);
const without = (name: string) => (source: string) => source.replace(new RegExp(`^${name}:.*(?:\\n  .*)*\\n`, 'm'), '');

const edits: BrokenEdit[] = [
  { slip: 'a missing field', file: guide, edit: without('title'), place: /"title"/, says: /missing.*such as "Step-Up/ },
  { slip: 'an emptied field', file: guide, edit: field('summary', ''), place: line, says: /cannot be read.*"title: / },
  { slip: 'an empty value', file: guide, edit: field('summary', '""'), place: /"summary"/, says: /empty.*such as/ },
  {
    slip: 'a misspelled field',
    file: guide,
    edit: (s) => s.replace('summary:', 'sumary:'),
    place: /"sumary"/,
    says: /not a known field.*summary/,
  },
  {
    slip: 'a field named twice',
    file: guide,
    edit: (s) => s.replace('title:', 'title: One\ntitle:'),
    place: line,
    says: /already.*each field once/,
  },
  {
    slip: 'a wrong date',
    file: guide,
    edit: field('reviewed', '"2026-02-30"'),
    place: /"reviewed"/,
    says: /2026-02-30.*such as 2026-/,
  },
  {
    slip: 'a date written the American way',
    file: guide,
    edit: field('updated', '11/20/2026'),
    place: /"updated"/,
    says: /such as 2026-/,
  },
  {
    slip: 'a review before publication',
    file: guide,
    edit: field('reviewed', '"2020-01-01"'),
    place: /"reviewed"/,
    says: /before "published".*such as/,
  },
  {
    slip: 'a tab in the front matter',
    file: service,
    edit: (s) => s.replace('  - ', '\t- '),
    place: line,
    says: /tab.*such as " {2}- /,
  },
  {
    slip: 'a picture that is not there',
    file: guide,
    edit: field('image', 'my-photo'),
    place: /"image"/,
    says: /"my-photo".*step-up-basis/,
  },
  {
    slip: 'curly quotes around a value',
    file: guide,
    edit: field('title', '“Step-Up Basis”'),
    place: line,
    says: /curly quotes.*such as title: "/,
  },
  {
    slip: 'curly quotes around a date',
    file: guide,
    edit: field('asOf', '‘2026-11-20’'),
    place: line,
    says: /curly quotes/,
  },
  {
    slip: 'curly quotes in a list',
    file: service,
    edit: (s) => s.replace(/ {2}- .*/, '  - “A benefit”'),
    place: line,
    says: /curly quotes/,
  },
  {
    slip: 'a quote that is not closed',
    file: guide,
    edit: field('title', '"Step-Up Basis'),
    place: line,
    says: /not closed.*such as title/,
  },
  {
    slip: 'a colon in a title',
    file: guide,
    edit: field('title', 'Basis: A Guide'),
    place: line,
    says: /quotes around a value that has a colon/,
  },
  {
    slip: 'a colon in a list',
    file: service,
    edit: (s) => s.replace(/ {2}- .*/, '  - First: a benefit'),
    place: /"benefits \(number 1\)"/,
    says: /colon in it needs quotes/,
  },
  {
    slip: 'a number sign in a title',
    file: guide,
    edit: field('title', 'Form #706'),
    place: line,
    says: /would be lost.*such as title: "/,
  },
  {
    slip: 'a year as a title',
    file: guide,
    edit: field('title', '2026'),
    place: /"title"/,
    says: /is 2026.*with quotes/,
  },
  {
    slip: 'a description that is too short',
    file: guide,
    edit: field('description', 'Short.'),
    place: /"description"/,
    says: /has 6 characters.*50 to 170.*such as/,
  },
  {
    slip: 'a description that is too long',
    file: service,
    edit: field('description', 'word '.repeat(40)),
    place: /"description"/,
    says: /has \d{3} characters.*50 to 170/,
  },
  {
    slip: 'an empty list',
    file: service,
    edit: (s) => s.replace(/^benefits:(\n {2}.*)*/m, 'benefits: []'),
    place: /"benefits"/,
    says: /0 entries.*at least four benefits, such as/,
  },
  {
    slip: 'a list with no entries',
    file: service,
    edit: (s) => s.replace(/^process:(\n {2}.*)*/m, 'process:'),
    place: /"process"/,
    says: /empty.*each line beginning with/,
  },
  {
    slip: 'an unknown icon',
    file: service,
    edit: field('icon', 'house'),
    place: /"icon"/,
    says: /"house".*one of parted-house/,
  },
  {
    slip: 'a path without its slash',
    file: service,
    edit: (s) => s.replace('path: /', 'path: '),
    place: /path" of "[^"]+"/,
    says: /such as "\/contact"/,
  },
  {
    slip: 'an unknown field in a list',
    file: service,
    edit: (s) => s.replace('path: /', 'link: /'),
    place: /"link" in "relatedResources \(number 1\)"/,
    says: /one of title, path/,
  },
  {
    slip: 'an unclosed front matter',
    file: guide,
    edit: (s) => s.replace(/\n---\n/, '\n'),
    place: /line 1/,
    says: /no line of three dashes closes.*"---"/,
  },
  {
    slip: 'text before the front matter',
    file: guide,
    edit: (s) => `Hello\n${s}`,
    place: /line 1/,
    says: /three dashes.*such as "title/,
  },
  {
    slip: 'no text at all',
    file: service,
    edit: (s) => s.slice(0, s.indexOf('\n---\n') + 5),
    place: line,
    says: /no text.*such as/,
  },
];

test('accepts the shipped content', () => {
  expect(() => readAll({})).not.toThrow();
});

test.each(edits)('$slip is reported with its file, place and an example', ({ file, edit, place, says }) => {
  expectMistake(() => readAll({ [file]: edit }), file, place, says);
});
