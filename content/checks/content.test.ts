/** @jest-environment node */
import { getPages, getResourceIds } from '../loader';
import { type Entry, edited, withContent } from '../loader/testing';
import { claimsIn } from './claims';
import { constantsIn } from './constants';
import { contentMistakes } from './mistakes';
import { codeWithoutComments, sourceFilesIn, textsWritten } from './prose';

/** Fails with these sentences, without a stack trace. */
function expectNone(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return;
  const error = new Error(mistakes.join('\n'));
  error.stack = error.message;
  throw error;
}

const sources = ['app', 'components', 'seo'].flatMap(sourceFilesIn);

test('the content has no mistakes', () => expectNone(contentMistakes()));

test('no text in a component or a page makes a forbidden claim', () => {
  const written = sources.flatMap((file) => textsWritten(file).map((sentence) => ({ file, sentence })));
  expect(written.length).toBeGreaterThan(100);
  expectNone(
    written.flatMap(({ file, sentence }) => claimsIn(sentence).map(({ reason }) => `${file}: ${sentence} (${reason})`)),
  );
});

test('no component or page writes out a value of business.yaml', () => {
  expectNone(
    sources.flatMap((file) => constantsIn(codeWithoutComments(file)).map((found) => `${file} writes out ${found}.`)),
  );
});

test('the site has the pages of the specification and one for each further guide', () => {
  expect(getPages()).toHaveLength(13 + getResourceIds().length);
});

test('reports a forbidden claim, a written-out value and a hard text with their files', () => {
  const heavy = `${'Notwithstanding contradictory stipulations, beneficiaries acknowledge testamentary dispositions. '.repeat(60)}\n`;
  const changes = {
    'home.yaml': edited((content: Entry) => ({ ...content, lede: 'We are a state-certified company. Call us today!' })),
    'about.yaml': edited((content: Entry) => ({ ...content, lede: 'Reports take two business days.' })),
    'services/inheritance.md': (source: string) => source.replace(/\n---\n/, `\n---\n\n${heavy}`),
  };
  const mistakes = withContent(changes, contentMistakes);
  expect(mistakes).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^content\/home\.yaml: "We are a state-certified company\." may not be claimed\. In Washington/,
      ),
      expect.stringMatching(/^content\/home\.yaml: "Call us today!" has an exclamation mark/),
      expect.stringMatching(/^content\/about\.yaml: writes out a number of business days: .*such as \{\{turnaround/),
      expect.stringMatching(/^content\/services\/inheritance\.md: it reads at school grade/),
    ]),
  );
});

test('reports the mistakes of every file, not only the first', () => {
  const changes = {
    'home.yaml': (source: string) => source.replace('headline:', 'headlin:'),
    'faq.yaml': (source: string) => source.replace('question:', 'qestion:'),
    'resources/step-up-basis.md': (source: string) => source.replace('title:', 'titel:'),
  };
  const mistakes = withContent(changes, contentMistakes);
  expect(mistakes.filter((mistake) => mistake.includes('not a known field'))).toHaveLength(3);
  const stray = { 'resources/gift-tax.md.txt': () => 'A guide.' };
  expect(withContent(stray, contentMistakes)).toEqual([expect.stringMatching(/does not end in "\.md"/)]);
});

test('allows certificate numbers, names and the start of the turnaround once the owner has filled them in', () => {
  const facts = edited((content: Entry) => ({
    ...content,
    turnaroundStarts: 'the visit',
    appraisers: [{ name: 'Ann Example, SRA', credential: 'State-Certified Appraiser', certificate: '1234567' }],
  }));
  const said = edited((content: Entry) => ({
    ...content,
    intro: 'Ann Example, SRA, has certificate number 1234567. The days count from the visit.',
  }));
  const inOrder = withContent({ 'business.yaml': facts, 'professionals.yaml': said }, contentMistakes);
  expect(inOrder).toEqual([]);
  const unconfirmed = withContent({ 'professionals.yaml': said }, contentMistakes);
  expect(unconfirmed).toEqual([expect.stringContaining('may not be claimed. No invented')]);
});
