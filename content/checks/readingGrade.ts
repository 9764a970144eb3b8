/** Estimates the syllables of an English word from its groups of vowels; off by one for some words. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const heard = letters
    .replace(/(?:[^laeiouysxzcgh]es|[^aeiouytd]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
    .replace(/^y/, '')
    .replace(/(?<![ct])(i)(a|o|u(?!s$))(?!us|ns?$)/g, '$1-$2');
  return Math.max(1, heard.match(/[aeiouy]+/g)?.length ?? 1);
}

/** The Flesch-Kincaid grade level of some sentences (Kincaid et al., 1975): a US school grade. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z][A-Za-z'’-]*|\$?\d[\d,.]*/g) ?? []);
  const parts = words.flatMap((word) => word.split('-').filter(Boolean));
  const syllables = parts.reduce((sum, part) => sum + (/\d/.test(part) ? 1 : syllablesOf(part)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
