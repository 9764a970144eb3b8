import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDrafts } from '../content/loader';
import { makeGuide, readRequest } from './guide-draft';

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-guide-'));
  process.env.CONTENT_DIR = copy;
  for (const part of ['services', 'resources', 'legal', 'business.yaml']) {
    cpSync(join('content', part), join(copy, part), { recursive: true });
  }
});
afterEach(() => {
  delete process.env.CONTENT_DIR;
  rmSync(copy, { recursive: true });
});

const guide = (id: string) => join(copy, 'resources', `${id}.md`);

test('creates a valid guide that says what to fill in', () => {
  expect(makeGuide(['guide', "An Heir's Guide: Clark County"])).toBe('an-heirs-guide-clark-county');

  const source = readFileSync(guide('an-heirs-guide-clark-county'), 'utf8');
  expect(source).toContain('title: "An Heir\'s Guide: Clark County"');
  const fields = source.split('\n---\n')[0]?.split('\n') ?? [];
  const uncommented = fields.filter(
    (line, index) => /^(title|description|image|service|asOf):/.test(line) && !fields[index - 1]?.startsWith('#'),
  );
  expect(uncommented).toEqual([]);
  expect(source).toMatch(/^# .*published site leaves it out.*delete the next line\.\ndraft: true\n/m);
  expect(getDrafts().map(({ id }) => id)).toContain('an-heirs-guide-clark-county');
  expect(source.match(/DRAFT/g)?.length).toBeGreaterThan(4);
});

test('never overwrites an existing guide', () => {
  writeFileSync(guide('gift-tax'), 'my own words');
  expect(() => makeGuide(['guide', 'Gift Tax'])).toThrow();
  expect(readFileSync(guide('gift-tax'), 'utf8')).toBe('my own words');
  rmSync(guide('gift-tax'));

  const twice = readFileSync(guide('step-up-basis'), 'utf8').match(/^title: (.*)$/m)?.[1] ?? '';
  expect(() => makeGuide(['guide', 'Step-Up Basis'])).toThrow(/^content\/resources\/step-up-basis\.md already exists/);
  expect(() => makeGuide(['guide', twice])).toThrow(/step-up-basis\.md already has the title/);
});

test('reports a mistake elsewhere in the content and leaves no file behind', () => {
  writeFileSync(guide('broken'), 'no fields');
  expect(() => makeGuide(['guide', 'A Title Nobody Has'])).toThrow(/^content\/resources\/broken\.md, line 1: [^\n]+$/);
  expect(existsSync(guide('a-title-nobody-has'))).toBe(false);
});

test.each([
  ['nothing', [], /^The command needs a kind and a title: [^\n]+ npm run new -- guide "[^"]+"\.$/],
  ['a kind that does not exist', ['post', 'Market'], /^"post" is not a kind that can be created: [^\n]+\.$/],
  ['no title', ['guide'], /needs a title in quotes/],
  ['an empty title', ['guide', '  '], /needs a title in quotes/],
  ['a title without letters', ['guide', '???'], /letters from a to z/],
  ['a title with braces', ['guide', 'The {{fee}}'], /cannot have braces/],
  ['an address of the site', ['guide', '404'], /used by the site itself/],
  ['an address of the list', ['guide', 'Page 2'], /used by the site itself/],
])('rejects %s with one sentence and an example', (_what, args, says) => {
  expect(() => readRequest(args)).toThrow(says);
});

test.each([
  [['guide', 'Step', 'by', 'Step'], 'step-by-step'],
  [['guide', ' Señor’s  “Own” Home & Garden! '], 'senors-own-home-garden'],
])('makes an address of %j', (args, id) => {
  expect(readRequest(args).id).toBe(id);
});
