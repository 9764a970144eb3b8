/** @jest-environment node */
import { expectMistake, markdownSources, readAll } from './testing';

const guide = 'resources/step-up-basis.md';
const sources = markdownSources();
const inText = (text: string) => (source: string) => source.replace(/\n---\n/, `\n---\n\n${text}\n`);

const typos = [
  { slip: 'a script', text: '<script>alert(1)</script>', says: /has HTML in it.*such as \*\*bold/ },
  { slip: 'a tag in a sentence', text: 'Some <b>bold</b> words.', says: /has HTML in it \(<b>\)/ },
  { slip: 'a tag that is not closed', text: 'Some <div class="x words.', says: /unclosed HTML tag.*such as/ },
  {
    slip: 'an unknown token',
    text: 'It takes {{turnarond}}.',
    says: /"\{\{turnarond\}\}".*for example \{\{turnaround/,
  },
  {
    slip: 'a token with one brace missing',
    text: 'It takes {{turnaround}.',
    says: /"\{\{", which needs two braces on each side.*such as/,
  },
  { slip: 'a heading with one #', text: '# A heading', says: /first level.*such as "## / },
  { slip: 'a heading that skips a level', text: '#### A heading', says: /4 "#" below one with none.*such as "## / },
  {
    slip: 'bold that is not closed',
    text: 'Some **bold words.',
    says: /emphasis that is not closed \(\*\*\).*such as \*\*words/,
  },
  { slip: 'bold with a space inside', text: 'Some ** bold** words.', says: /emphasis that is not closed/ },
  { slip: 'italics that are not closed', text: 'Some _words in a row.', says: /not closed \(_\).*such as _words_/ },
  { slip: 'a star that is not closed', text: 'Some *words in a row.', says: /not closed \(\*\)/ },
  {
    slip: 'a token in single braces',
    text: 'It takes {turnaround}.',
    says: /"\{turnaround\}", which needs two braces.*such as \{\{/,
  },
  {
    slip: 'a javascript: link',
    text: '[Click](javascript:alert(1))',
    says: /links to "javascript:.*such as \[Contact/,
  },
  { slip: 'an http: link', text: '[IRS](http://www.irs.gov)', says: /links to "http:.*https:\/\/.*such as/ },
  { slip: 'a bare address', text: 'See www.irs.gov for more.', says: /links to "http:\/\/www.irs.gov".*such as/ },
  { slip: 'a link without its slash', text: '[Contact](contact)', says: /links to "contact".*such as/ },
  {
    slip: 'a link with a space in it',
    text: '[Contact] (/contact)',
    says: /broken link.*such as \[Contact\]\(\/contact\)/,
  },
  {
    slip: 'a source that is not listed',
    text: 'A claim.[^nowhere]',
    says: /"nowhere", which is not listed.*such as \[\^nowhere\]:/,
  },
  {
    slip: 'a source that nothing uses',
    text: '[^spare]: [IRS](https://www.irs.gov)',
    says: /"spare", but nothing refers.*such as/,
  },
  { slip: 'a picture in the text', text: '![House](house.jpg)', says: /shows the picture "house.jpg".*such as/ },
  {
    slip: 'an unknown diagram',
    text: '![How](diagram:stepup)',
    says: /diagram "stepup", which does not exist.*for example/,
  },
  {
    slip: 'a diagram within a sentence',
    text: 'See ![How](diagram:step-up) here.',
    says: /within a sentence.*such as/,
  },
];

test.each(typos)('$slip is reported with its file, line and an example', ({ text, says }) => {
  expectMistake(() => readAll({ [guide]: inText(text) }), guide, /line \d+/, says);
});

test('reports lines of the file, and names the field of a mistake in the front matter', () => {
  const lines = sources[guide]?.split('\n').length ?? 0;
  const late = (source: string) => `${source}\n# Late\n`;
  expectMistake(() => readAll({ [guide]: late }), guide, new RegExp(`line ${lines + 1}:`), /first level/);
  const inShortAnswer = (source: string) =>
    source.replace(/^shortAnswer:.*(?:\n {2}.*)*/m, 'shortAnswer: "A <b>value</b>"');
  expectMistake(() => readAll({ [guide]: inShortAnswer }), guide, /line \d+: "shortAnswer" has/, /has HTML.*such as/);
});

describe('files', () => {
  const copy = (from: string, change: (source: string) => string = (source) => source) => change(sources[from] ?? '');
  const retitled = (source: string) => source.replace(/^title:.*/m, 'title: Another Title');

  test.each([
    {
      slip: 'a second guide with one title',
      name: 'resources/second.md',
      text: copy(guide),
      says: /"title".*step-up-basis\.md has too.*such as/,
    },
    {
      slip: 'a name that cannot be an address',
      name: 'resources/Gift Tax.md',
      text: copy(guide, retitled),
      says: /name of the file.*such as "gift-tax\.md"/,
    },
    {
      slip: 'a name with a second ending',
      name: 'resources/gift-tax.md.txt',
      text: copy(guide, retitled),
      says: /does not end in "\.md".*such as "gift-tax\.md"/,
    },
    ...['404', 'index', 'page-2', 'page-17'].map((id) => ({
      slip: `a guide named ${id}.md`,
      name: `resources/${id}.md`,
      text: copy(guide, retitled),
      says: new RegExp(`uses the address /resources/${id}\\..*such as "gift-tax\\.md"`),
    })),
    {
      slip: 'a service that the site does not know',
      name: 'services/farms.md',
      text: copy('services/inheritance.md'),
      says: /does not know a service.*one of divorce-appraisals\.md/,
    },
    {
      slip: 'a file that was deleted',
      name: 'services/inheritance.md',
      text: undefined,
      says: /file is missing.*for example/,
    },
    {
      slip: 'a file in another encoding',
      name: guide,
      text: '---\ntitle: Caf\uFFFD\n---\n\nText',
      says: /line 2: the line has a character.*"UTF-8"/,
    },
  ])('$slip is reported', ({ name, text, says }) => {
    expectMistake(() => readAll({ [name]: () => text }), name, /./, says);
  });

  test.each([
    { kind: 'Windows line ends', change: (source: string) => source.replace(/\n/g, '\r\n') },
    { kind: 'a byte order mark', change: (source: string) => `\uFEFF${source}` },
    { kind: 'spaces after the dashes', change: (source: string) => source.replace(/^---$/gm, '---  ') },
  ])('accepts $kind', ({ change }) => {
    expect(readAll({ [guide]: change }).resources).toEqual(readAll({}).resources);
  });
});
