import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './contentError';
import { type MarkdownFile, readFrontMatter } from './frontMatter';
import { fillTokens } from './tokens';

const root = () => process.env.CONTENT_DIR ?? join(process.cwd(), 'content');

/** The ids of the Markdown files of one folder of `content/`, in alphabetical order. */
export function idsIn(folder: string): string[] {
  return readdirSync(join(root(), folder))
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
  const source = readFileSync(join(root(), folder, `${id}.md`), 'utf8');
  return { file, ...readFrontMatter(file, fillTokens(file, source)) };
}
