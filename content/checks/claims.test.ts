/** @jest-environment node */
import { claimsIn, forbiddenClaims } from './claims';
import { contentSentences, sourceFilesIn, textsWritten } from './prose';

describe('each forbidden claim', () => {
  const samples = forbiddenClaims.flatMap((claim) => claim.bad.map((sentence) => ({ claim, sentence })));
  test.each(samples)('catches: $sentence', ({ claim, sentence }) => {
    expect(claimsIn(sentence)).toContain(claim);
  });

  const rights = forbiddenClaims.flatMap((claim) => (claim.good ?? []).map((sentence) => ({ sentence })));
  test.each(rights)('lets pass: $sentence', ({ sentence }) => {
    expect(claimsIn(sentence)).toEqual([]);
  });
});

const told = ({ file, sentence }: { file: string; sentence: string }) =>
  claimsIn(sentence).map(({ reason }) => `${file}: ${sentence} (${reason})`);

test('no text of the content makes a forbidden claim', () => {
  const sentences = contentSentences();
  expect(sentences.length).toBeGreaterThan(700);
  expect(sentences.flatMap(told)).toEqual([]);
});

test('no text written in a component or a page makes a forbidden claim', () => {
  const files = ['app', 'components', 'seo'].flatMap(sourceFilesIn);
  const written = files.flatMap((file) => textsWritten(file).map((sentence) => ({ file, sentence })));
  expect(written.length).toBeGreaterThan(100);
  expect(written.flatMap(told)).toEqual([]);
});

test('the tone is calm: no exclamation marks', () => {
  const loud = contentSentences().filter(({ sentence }) => sentence.includes('!'));
  expect(loud).toEqual([]);
});
