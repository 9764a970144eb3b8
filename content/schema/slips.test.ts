/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expectMistake, readAll } from './testing';

/** Replaces the value of a field that stands on one line of a YAML file. */
const value = (field: string, text: string) => (source: string) =>
  source.replace(new RegExp(`^( *(?:- )?)${field}:.*$`, 'm'), `$1${field}: ${text}`);
const line = (field: string, change: (line: string) => string) => (source: string) =>
  source.replace(new RegExp(`^ *(?:- )?${field}:.*$`, 'm'), change);
/** The line of the file on which a field first stands, after an edit. */
const lineOf = (source: string, field: string) =>
  source.split('\n').findIndex((text) => new RegExp(`^ *(- )?${field}\\b`).test(text)) + 1;

const slips: [string, string, (source: string) => string, string, RegExp][] = [
  ['a quote that is not closed', 'business.yaml', value('name', '"Our Firm'), 'name', /not closed.*such as title/],
  ['a quote that is not opened', 'business.yaml', value('name', 'Our Firm"'), 'name', /one quotation mark where two/],
  ['a quote within quotes', 'business.yaml', value('name', "'Owner's Firm'"), 'name', /after a closing quotation mark/],
  ['curly quotes', 'business.yaml', value('name', '“Our Firm”'), 'name', /curly quotes.*straight quotes or none/],
  ['a tab', 'business.yaml', line('low', (text) => text.replace('  ', '\t')), '\tlow', /indented with a tab.*spaces/],
  ['a dollar sign', 'business.yaml', value('low', '$450'), 'low', /"fee\.low" is "\$450".*no dollar sign or comma/],
  ['a comma in a number', 'business.yaml', value('high', '1,200'), 'high', /"fee\.high" is "1,200".*no dollar sign/],
  ['words for a number', 'business.yaml', value('founded', 'two thousand'), 'founded', /"founded".*such as 2015/],
  ['a comma for a colon', 'business.yaml', line('phone', (text) => text.replace(':', ',')), 'phone', /no colon after/],
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
  ['an entry indented too little', 'business.yaml', line('text', (text) => text.slice(1)), 'text', /not indented like/],
  ['a field named twice', 'business.yaml', line('email', (text) => `${text}\n${text}`), '', /"email" is already set/],
  ['an unknown field', 'business.yaml', line('email', (text) => `${text}\nfax: none`), 'fax', /"fax" is not a known/],
  ['an emptied field', 'business.yaml', value('name', ''), 'name', /"name" is empty.*such as "Certified/],
  ['Markdown in a plain text', 'home.yaml', value('headline', 'We are **good**'), 'headline', /shows Markdown marks/],
];

test.each(slips)('%s is reported with its file, line and field', (_slip, file, edit, field, says) => {
  const changed = edit(readFileSync(`content/${file}`, 'utf8'));
  const place = field ? new RegExp(`, line ${lineOf(changed, field)}: `) : /, line \d+: /;
  expectMistake(() => readAll({ [file]: () => changed }), file, place, says);
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
])('%s is reported, as it would never be shown', (name, says) => {
  expectMistake(() => readAll({ [name]: () => 'title: x' }), name, /./, says);
});

test('files that a system adds by itself are ignored', () => {
  const changes = {
    '.DS_Store': () => 'x',
    'resources/.DS_Store': () => 'x',
    'resources/._step-up-basis.md': () => 'x',
  };
  expect(() => readAll(changes)).not.toThrow();
});

test('a missing file is reported', () => {
  expectMistake(() => readAll({ 'faq.yaml': () => undefined }), 'faq.yaml', /missing/, /for example, "git checkout/);
});
