/**
 * A mistake in a content file, in one sentence that an owner can act on.
 *
 * @param file path from the project's root, such as `content/resources/step-up-basis.md`
 * @param line line of the file, from 1; `undefined` where the mistake has no line, such as a missing file
 * @param problem what is wrong, naming the field
 * @param expected what to write instead, with a valid example
 */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, line: number | undefined, problem: string, expected: string) {
    super(`${file}${line ? `, line ${line}` : ''}: ${problem}. Expected ${expected}.`);
    // The mistake is in a content file, so a stack trace of the code would only distract.
    this.stack = this.message;
  }
}
