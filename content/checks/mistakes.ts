import { schemaMistakes } from '../loader/everything';
import { markdownFiles, yamlFiles } from '../loader/files';
import { claimsIn, confirmedFacts } from './claims';
import { constantsIn } from './constants';
import { fixedTextMistakes } from './fixedTexts';
import { contentSentences, contentWithoutComments } from './prose';
import { qualityMistakes } from './quality';

function claimMistakes(): string[] {
  const confirmed = confirmedFacts();
  return contentSentences().flatMap(({ file, sentence }) => [
    ...claimsIn(sentence, confirmed).map(
      ({ reason }) => `content/${file}: "${sentence}" may not be claimed. ${reason} Rewrite the sentence.`,
    ),
    ...(sentence.includes('!')
      ? [`content/${file}: "${sentence}" has an exclamation mark: end it with a period.`]
      : []),
  ]);
}

function constantMistakes(): string[] {
  const files = [...markdownFiles(), ...yamlFiles.filter((name) => name !== 'business').map((name) => `${name}.yaml`)];
  return files.flatMap((file) =>
    constantsIn(contentWithoutComments(file)).map(
      (found) => `content/${file}: writes out ${found}; use the name of the value instead, such as {{turnaround}}.`,
    ),
  );
}

/**
 * Every mistake in the content, one sentence each. Schema errors come alone; without any, changed texts that are fixed,
 * forbidden claims, values that belong in `business.yaml`, and texts that are too hard to read or lack sources.
 */
export function contentMistakes(): string[] {
  const invalid = schemaMistakes();
  return invalid.length > 0
    ? invalid
    : [...fixedTextMistakes(), ...claimMistakes(), ...constantMistakes(), ...qualityMistakes()];
}
