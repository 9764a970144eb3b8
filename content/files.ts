import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './contentError';
import { type MarkdownFile, readFrontMatter } from './frontMatter';
import { fillTokens } from './tokens';

const root = () => process.env.CONTENT_DIR ?? join(process.cwd(), 'content');

/**
 * The ids of the Markdown files of one folder of `content/`, in alphabetical order.
 *
 * @throws ContentError for a file that looks like Markdown under another ending, which would never show up
 */
export function idsIn(folder: string): string[] {
  const names = readdirSync(join(root(), folder));
  const stray = names.find((name) => /\.(md\..*|txt|mdx?|markdown)$/i.test(name) && !name.endsWith('.md'));
  if (stray) {
    throw new ContentError(
      `content/${folder}/${stray}`,
      'the name of the file does not end in ".md", so it would never be shown.',
      'a name such as "gift-tax.md".',
    );
  }
  return names
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
}

/** Whether `content/FOLDER/ID.md` exists. */
export function hasFile(folder: string, id: string): boolean {
  return /^[a-z0-9-]+$/.test(id) && existsSync(join(root(), folder, `${id}.md`));
}

/**
 * Reads one Markdown file of the content, with its tokens filled in.
 *
 * @returns the fields, the body, and `file`: the path to name in messages
 * @throws ContentError when the name, the front matter or a token is wrong
 */
export function readContentFile(folder: string, id: string): MarkdownFile & { file: string } {
  const file = `content/${folder}/${id}.md`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw new ContentError(
      file,
      'the name of the file becomes the address of the page, and this one cannot.',
      'small letters, digits and hyphens, such as "gift-tax.md".',
    );
  }
  if (!hasFile(folder, id)) {
    throw new ContentError(
      file,
      'the file is missing, and the site needs it.',
      `a file of that name; an earlier one comes back with, for example, "git checkout ${file}".`,
    );
  }
  const source = readFileSync(join(root(), folder, `${id}.md`), 'utf8').replace(/\r\n?/g, '\n');
  const unreadable = source.split('\n').findIndex((line) => /[\uFFFD\0]/.test(line));
  if (unreadable !== -1) {
    throw new ContentError(
      file,
      `line ${unreadable + 1} has a character that cannot be read.`,
      'a file saved as "UTF-8", for example with Save As, Encoding, UTF-8.',
    );
  }
  const parts = readFrontMatter(file, fillTokens(file, source));
  if (!parts.body.trim()) {
    throw new ContentError(
      file,
      `line ${parts.bodyLine} is the end of the file: there is no text below the fields.`,
      'the text of the page after the second line "---", such as "## What you get" and a paragraph.',
    );
  }
  return { file, ...parts };
}
