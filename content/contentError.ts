/**
 * A mistake in a content file, told in one sentence an owner can act on.
 *
 * @param file path from the project's root, e.g. `content/resources/step-up-basis.md`
 * @param problem what is wrong, naming the field or line
 * @param expected what was expected, with an example that is right
 */
export class ContentError extends Error {
  constructor(file: string, problem: string, expected: string) {
    super(`${file}: ${problem} Expected ${expected}`);
    this.name = 'ContentError';
  }
}
