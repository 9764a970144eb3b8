/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { getTestimonials } from './index';
import { type Entry, edited, expectMistake, readAll, set, setIn } from './testing';

/* The mistakes are in entries added here or use values of the content, so that the owner may change every text. */

const question = { id: 'sample-question', question: 'Is it so?', answer: 'It is so.' };
const post = {
  id: 'sample-post',
  title: 'Sample',
  excerpt: 'A sample.',
  date: '2026-01-01',
  readTime: '5 min read',
  image: 'step-up-basis',
  imageAlt: '',
  category: 'Samples',
};
const author = getTestimonials()[0]?.author;

/** Puts a question before the others, with one field changed. */
const setItem = (field: string, value: unknown) => (content: { items: Entry[] }[]) => {
  content[0]?.items.unshift({ ...question, [field]: value });
};
/** Puts a post before the others, with one field changed. */
const setPost = (field: string, value: unknown) => (content: Entry[]) => {
  content.unshift({ ...post, [field]: value });
};

describe.each([
  {
    file: 'faq',
    edits: [
      [
        'a question without its mark',
        setItem('question', 'How long'),
        /question" of "sample-question"/,
        /such as "How long/,
      ],
      [
        'an id that is used twice',
        (c: { items: Entry[] }[]) => void c[0]?.items.unshift(question, question),
        /"sample-question" is used twice/,
        /such as "sample-question-2"/,
      ],
      ['an id with capitals', setItem('id', 'How_Long'), /items \(number 1\)\.id"/, /lowercase letters.*such as/],
      [
        'an unknown token',
        setItem('answer', 'About {{price}}.'),
        /answer" of "sample-question"/,
        /"\{\{price\}\}".*for example/,
      ],
      [
        'HTML in an answer',
        setItem('answer', 'A <b>b</b>.'),
        /answer of "sample-question" has HTML/,
        /has HTML.*such as/,
      ],
      ['a missing answer', setItem('answer', undefined), /answer" of "sample-question"/, /missing.*such as/],
      [
        'a field that does not exist',
        setItem('anser', 'x'),
        /"anser" in "entry \(number 1\).items/,
        /one of id, question, answer/,
      ],
    ],
  },
  {
    file: 'testimonials',
    edits: [
      [
        'a whole last name',
        setIn(0, 'author', 'Jennifer Miller'),
        /"entry \(number 1\)\.author"/,
        /such as "Jennifer M\."/,
      ],
      [
        'an unknown position',
        setIn(0, 'position', 'Accountant'),
        new RegExp(`position" of "${author}"`),
        /one of Divorce Client/,
      ],
      ['an empty quote', setIn(0, 'quote', ''), new RegExp(`quote" of "${author}"`), /empty.*such as/],
    ],
  },
  {
    file: 'posts',
    edits: [
      ['a bad reading time', setPost('readTime', '5 minutes'), /readTime" of "sample-post"/, /such as "5 min read"/],
      ['one id for two posts', (c: Entry[]) => void c.unshift(post, post), /"sample-post" is used twice/, /such as/],
      [
        'a picture that is not there',
        setPost('image', 'nowhere'),
        /"image"/,
        /"nowhere", which does not exist.*one of/,
      ],
    ],
  },
  {
    file: 'pages',
    edits: [
      [
        'a short description',
        setIn(1, 'description', 'About us.'),
        /description" of "\/about"/,
        /9 characters.*50 to 170.*such as/,
      ],
      [
        'one title for two pages',
        (c: Entry[]) => setIn(2, 'pageTitle', c[1]?.pageTitle)(c),
        /"pageTitle" of "\/services"/,
        /another page has too.*such as/,
      ],
      [
        'a page that was deleted',
        (c: Entry[]) => c.filter(({ path }) => path !== '/about'),
        /"\/about"/,
        /missing.*such as "- path: \/about"/,
      ],
    ],
  },
  {
    file: 'home',
    edits: [
      ['a missing text', set('lede', undefined), /"lede"/, /missing.*such as/],
      [
        'a card too few',
        (c: { why: { cards: Entry[] } }) => void c.why.cards.pop(),
        /"why.cards"/,
        /2 entries.*three cards.*such as/,
      ],
    ],
  },
  {
    file: 'about',
    edits: [
      [
        'HTML in the story',
        (c: { story: Entry }) => set('text', 'One\n\n<i>two</i>')(c.story),
        /line \d+: "story\.text"/,
        /has HTML.*such as/,
      ],
      [
        'an office without its picture',
        (c: { coverage: { offices: Entry[] } }) => setIn(1, 'image', undefined)(c.coverage.offices),
        /"coverage\.offices \(number 2\)\.image"/,
        /missing.*such as/,
      ],
    ],
  },
] as const)('content/$file.yaml', ({ file, edits }) => {
  test.each(edits.map(([slip, edit, place, says]) => ({ slip, edit, place, says })))(
    '$slip is reported with its file, field and an example',
    ({ edit, place, says }) => {
      const name = `${file}.yaml`;
      const change = edited(edit as (content: unknown) => unknown);
      expectMistake(() => readAll({ [name]: change }), name, place, says);
    },
  );
});

/** Replaces the value of a one-line field of a YAML file. */
const value = (field: string, text: string) => (source: string) =>
  source.replace(new RegExp(`^( *(?:- )?)${field}:.*$`, 'm'), `$1${field}: ${text}`);
const line = (field: string, change: (line: string) => string) => (source: string) =>
  source.replace(new RegExp(`^ *(?:- )?${field}:.*$`, 'm'), change);
/** Deletes everything below a field. */
const emptied = (field: string) => (source: string) =>
  source.replace(new RegExp(`^${field}:\\n( .*\\n)+`, 'm'), `${field}:\n`);
/** The first line of a YAML text that has a field. */
const lineOf = (source: string, field: string) =>
  source.split('\n').findIndex((text) => new RegExp(`^ *(- )?${field}\\b`).test(text)) + 1;

const typos: [string, string, (source: string) => string, string, RegExp][] = [
  ['a quote that is not closed', 'business.yaml', value('name', '"Our Firm'), 'name', /not closed.*such as title/],
  ['a quote that is not opened', 'business.yaml', value('name', 'Our Firm"'), 'name', /one quotation mark where two/],
  ['a quote within quotes', 'business.yaml', value('name', "'Owner's Firm'"), 'name', /after a closing quotation mark/],
  ['curly quotes', 'business.yaml', value('name', '“Our Firm”'), 'name', /curly quotes.*straight quotes or none/],
  ['a tab', 'business.yaml', line('low', (text) => text.replace('  ', '\t')), '\tlow', /indented with a tab.*spaces/],
  ['a dollar sign', 'business.yaml', value('low', '$450'), 'low', /"fee\.low" is "\$450".*no dollar sign or comma/],
  ['a comma in a number', 'business.yaml', value('high', '1,200'), 'high', /"fee\.high" is "1,200".*no dollar sign/],
  ['words for a number', 'business.yaml', value('founded', 'two thousand'), 'founded', /"founded".*such as 2015/],
  ['a comma for a colon', 'business.yaml', line('phone', (text) => text.replace(':', ',')), 'phone', /no colon after/],
  ['a comma for a colon in a group', 'business.yaml', line('low', (text) => text.replace(':', ',')), 'low', /no colon/],
  [
    'a comma for a colon after a long text',
    'testimonials.yaml',
    line('author', (text) => text.replace(':', ',')),
    'author',
    /no colon/,
  ],
  ['a value that begins with an asterisk', 'business.yaml', value('name', '**Us**'), 'name', /begins.*quotes around/],
  ['an emptied group', 'business.yaml', emptied('fee'), 'fee', /"fee" is empty.*fields low, high,.*such as "low: …"/],
  ['an emptied list', 'business.yaml', emptied('hours'), 'hours', /"hours" is empty.*list.*such as "- days: …"/],
  [
    'an equals sign for a colon',
    'business.yaml',
    line('phone', (text) => text.replace(':', ' =')),
    'phone',
    /no colon/,
  ],
  [
    'no space after a colon',
    'business.yaml',
    line('phone', (text) => text.replace(': ', ':')),
    'phone',
    /no space after/,
  ],
  ['a second colon', 'business.yaml', value('name', 'Our Firm: Appraisals'), 'name', /second colon.*quotes around/],
  ['a token without quotes', 'pages.yaml', value('pageTitle', '{{name}} | Us'), 'pageTitle', /begins.*brace.*quotes/],
  [
    'a field indented too far',
    'business.yaml',
    line('email', (text) => `  ${text}`),
    'email',
    /not indented like.*such as two/,
  ],
  [
    'a text that is not indented',
    'home.yaml',
    (source) => source.replace(/^lede:/m, 'note: |\n  One\ntwo\nlede:'),
    '',
    /like the text/,
  ],
  ['no space after a hyphen', 'testimonials.yaml', (source) => source.replace(/^- /m, '-'), '', /its hyphen/],
  ['an entry indented too little', 'business.yaml', line('text', (text) => text.slice(1)), 'text', /not indented like/],
  ['a field named twice', 'business.yaml', line('email', (text) => `${text}\n${text}`), '', /"email" is already set/],
  ['an unknown field', 'business.yaml', line('email', (text) => `${text}\nfax: none`), 'fax', /"fax" is not a known/],
  ['an emptied field', 'business.yaml', value('name', ''), 'name', /"name" is empty.*such as "Certified/],
  ['Markdown in a plain text', 'home.yaml', value('headline', 'We are **good**'), 'headline', /without Markdown/],
];

test.each(typos)('%s is reported with its file, line and field', (_slip, file, edit, field, says) => {
  const changed = edit(readFileSync(`content/${file}`, 'utf8'));
  const place = field
    ? new RegExp(`, line ${lineOf(changed, field)}: (the line of )?"([a-z]+\\.)?${field.trim()}"`)
    : /, line \d+: /;
  expectMistake(() => readAll({ [file]: () => changed }), file, place, says);
});

test('the list of placeholders may be emptied, and deleted', () => {
  expect(readAll({ 'business.yaml': emptied('placeholders') }).business.placeholders).toEqual([]);
  const deleted = edited(set('placeholders', undefined));
  expect(readAll({ 'business.yaml': deleted }).business.placeholders).toEqual([]);
});

test('an id used twice is reported on the line of the second', () => {
  const source = readFileSync('content/faq.yaml', 'utf8');
  const [first = '', second = ''] = source.match(/- id: .*/g) ?? [];
  const twice = source.replace(second, first);
  const at = twice.split('\n').findLastIndex((text) => text.includes(first)) + 1;
  expectMistake(() => readAll({ 'faq.yaml': () => twice }), 'faq.yaml', new RegExp(`line ${at}: `), /used twice/);
});

test.each([
  ['a byte order mark', (source: string) => `\uFEFF${source}`],
  ['Windows line ends', (source: string) => source.replace(/\n/g, '\r\n')],
  ['old Mac line ends', (source: string) => source.replace(/\n/g, '\r')],
  ['no line end at the end', (source: string) => source.trimEnd()],
])('%s makes no difference', (_name, change) => {
  const { business, faq } = readAll({ 'business.yaml': change, 'faq.yaml': change });
  expect({ business, faq }).toEqual({ business: readAll({}).business, faq: readAll({}).faq });
});

test.each([
  ['UTF-16', (source: string) => Buffer.from(`\uFEFF${source}`, 'utf16le'), /UTF-16.*"UTF-8"/],
  [
    'Windows-1252',
    (source: string) => Buffer.from(source.replace('name: ', 'name: É'), 'latin1'),
    /cannot be read.*"UTF-8"/,
  ],
])('a file saved as %s is reported', (_name, change, says) => {
  expectMistake(() => readAll({ 'business.yaml': change }), 'business.yaml', /./, says);
});

test.each([
  ['faq.yml', /does not read a file of that name.*one of .*faq\.yaml/],
  ['legal/cookies.md', /no page for this file/],
])('a stray %s is reported', (name, says) => {
  expectMistake(() => readAll({ [name]: () => 'title: x' }), name, /./, says);
});

test('ignores the hidden files of macOS', () => {
  const changes = {
    '.DS_Store': () => 'x',
    'resources/.DS_Store': () => 'x',
    'resources/._step-up-basis.md': () => 'x',
  };
  expect(() => readAll(changes)).not.toThrow();
});

test('a missing file is reported', () => {
  expectMistake(() => readAll({ 'faq.yaml': () => undefined }), 'faq.yaml', /missing/, /for example "git checkout/);
});
