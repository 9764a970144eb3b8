import { LineCounter, parseDocument } from 'yaml';
import { ContentError } from './contentError';

/** A Markdown file taken apart: the fields between the two `---` lines, and the text below them. */
export interface MarkdownFile {
  fields: Record<string, unknown>;
  body: string;
  /** The line of the file on which the body starts, so that a mistake in the text can be found. */
  bodyLine: number;
}

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
      'the file does not begin with its fields between two lines of three dashes.',
      'a first line "---", then fields such as "title: Step-Up Basis", then a line "---".',
    );
  }
  const yaml = match[1] ?? '';
  const tab = yaml.split('\n').findIndex((line) => /^\s*\t/.test(line));
  if (tab !== -1) {
    throw new ContentError(
      file,
      `line ${tab + 2} is indented with a tab.`,
      'spaces: two of them where a line belongs to the one above.',
    );
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true });
  const error = document.errors[0];
  if (error) {
    const line = lines.linePos(error.pos[0]).line + 1;
    const [reason] = error.message.split(/ at line|\n/);
    throw new ContentError(
      file,
      `line ${line} cannot be read (${reason}).`,
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
