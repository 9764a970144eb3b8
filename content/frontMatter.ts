import { LineCounter, parseDocument } from 'yaml';
import { ContentError } from './contentError';

/** A Markdown file taken apart: the fields between the two `---` lines, and the text below them. */
export interface MarkdownFile {
  fields: Record<string, unknown>;
  body: string;
  /** The line of the file on which the body starts, so that a mistake in the text can be found. */
  bodyLine: number;
}

/** What YAML would take for something else, or say in words that only a programmer reads. */
const slips = [
  {
    pattern: /^\s*\t/,
    problem: 'is indented with a tab',
    expected: 'spaces, two of them where a line belongs to the one above, such as "  - A first benefit"',
  },
  {
    pattern: /^\s*(- )?([A-Za-z]+: *)?[“”„‘’].*[“”‘’]\s*$/,
    problem: 'has curly quotes around its value',
    expected: 'straight quotes or none, such as title: "Step-Up Basis"',
  },
  {
    pattern: /^[A-Za-z]+: +[^\s'"|>#].* #/,
    problem: 'has a space and "#" in it, and what follows would be lost',
    expected: 'quotes around the value, such as title: "Form #706"; a note of your own stands on a line of its own',
  },
];

/**
 * Takes a content file apart.
 *
 * @param file path from the project's root, for messages
 * @param source the whole text of the file
 * @throws ContentError naming file and line when the front matter is not valid YAML
 */
export function readFrontMatter(file: string, source: string): MarkdownFile {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const match = /^---[ ]*\n([\s\S]*?)\n---[ ]*(?:\n|$)/.exec(text);
  if (!match) {
    throw new ContentError(
      file,
      /^---[ ]*\n/.test(text)
        ? 'line 1 opens the fields with three dashes, but no line of three dashes closes them.'
        : 'line 1 is not the line of three dashes that the fields begin with.',
      'a first line "---", then fields such as "title: Step-Up Basis", then a line "---", then the text.',
    );
  }
  const yaml = match[1] ?? '';
  yaml.split('\n').forEach((line, index) => {
    for (const { pattern, problem, expected } of slips) {
      if (pattern.test(line)) throw new ContentError(file, `line ${index + 2} ${problem}.`, `${expected}.`);
    }
  });
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true });
  const error = document.errors[0];
  if (error) {
    const line = lines.linePos(error.pos[0]).line + 1;
    if (error.code === 'DUPLICATE_KEY') {
      throw new ContentError(
        file,
        `line ${line} names a field that stands in the file already.`,
        'each field once; for example one line "title: Step-Up Basis" and no second "title:".',
      );
    }
    const [reason] = error.message.split(/ at line|\n/);
    throw new ContentError(
      file,
      `line ${line}, or the one above it, cannot be read (${reason}).`,
      'a field, a colon and a value, such as "title: Step-Up Basis"; put quotes around a value that has a colon in it.',
    );
  }
  const fields = document.toJS();
  if (fields === null || typeof fields !== 'object' || Array.isArray(fields)) {
    throw new ContentError(
      file,
      'there are no fields between the two lines of three dashes.',
      'fields such as "title: Step-Up Basis".',
    );
  }
  return { fields, body: text.slice(match[0].length), bodyLine: match[0].split('\n').length };
}
