import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './errors';
import { type ParsedYaml, parseYaml } from './yaml';

/** A Markdown file: the fields between the two `---` lines, and the text below them. */
export interface MarkdownFile extends ParsedYaml {
  /** Path from the project's root, for messages. */
  file: string;
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
}

/** A YAML file. */
export interface YamlFile extends ParsedYaml {
  /** Path from the project's root, for messages. */
  file: string;
}

const root = () => process.env.CONTENT_DIR ?? join(process.cwd(), 'content');

/** The YAML files, by name. */
export const yamlFiles = [
  'about',
  'business',
  'contact',
  'diagrams',
  'faq',
  'home',
  'launch',
  'pages',
  'posts',
  'professionals',
  'testimonials',
] as const;

export type YamlName = (typeof yamlFiles)[number];

export const markdownFolders = ['services', 'resources', 'legal'] as const;

/** The pages of `content/legal/`. */
export const legalIds = ['privacy', 'terms'] as const;

/** The owner's pictures and the code. */
const otherFolders = ['pictures', 'loader', 'checks', 'appraisalRequest.ts'];

/** The paths of all Markdown files inside `content/`. */
export const markdownFiles = (): string[] =>
  markdownFolders.flatMap((folder) => idsIn(folder).map((id) => `${folder}/${id}.md`));

/** Throws ContentError for a file in `content/` that the site does not read, such as `faq.yml`. */
export function rejectUnknownFiles(): void {
  const known = [...yamlFiles.map((name) => `${name}.yaml`), ...markdownFolders, ...otherFolders];
  const stray = readdirSync(root()).find((name) => !name.startsWith('.') && !known.includes(name));
  const page = idsIn('legal').find((id) => !(legalIds as readonly string[]).includes(id));
  if (page) {
    const expected = `one of ${legalIds.map((id) => `${id}.md`).join(', ')}; for example terms.md`;
    throw new ContentError(`content/legal/${page}.md`, undefined, 'the site has no page for this file', expected);
  }
  if (!stray) return;
  const problem = 'the site does not read a file of that name';
  throw new ContentError(
    `content/${stray}`,
    undefined,
    problem,
    `one of ${known.slice(0, yamlFiles.length).join(', ')}`,
  );
}

/**
 * The ids of the Markdown files of one folder of `content/`, in alphabetical order.
 *
 * @throws ContentError for a Markdown file with a wrong extension
 */
export function idsIn(folder: string): string[] {
  const names = readdirSync(join(root(), folder)).filter((name) => !name.startsWith('.'));
  const stray = names.find((name) => /\.(md\..*|txt|mdx?|markdown)$/i.test(name) && !name.endsWith('.md'));
  if (stray) {
    throw new ContentError(
      `content/${folder}/${stray}`,
      undefined,
      'the name of the file does not end in ".md", so the site would ignore it',
      'a name such as "gift-tax.md"',
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
 * What a build's results depend on: a build reads each file once. Asking for the times of all guides on every page would
 * make its duration grow with their square.
 *
 * @returns `undefined` outside a build
 */
export const buildStamp = (): string | undefined => (process.env.NODE_ENV === 'production' ? root() : undefined);

/** A text that changes when one of the files may have changed; `undefined` when one is missing. */
export function stampOf(...paths: string[]): string | undefined {
  const build = buildStamp();
  if (build !== undefined) return build;
  const stats = paths.map((path) => statSync(join(root(), path), { throwIfNoEntry: false }));
  const stamps = stats.map((stat) => stat && `${stat.mtimeMs} ${stat.size}`);
  return stamps.includes(undefined) ? undefined : `${root()} ${stamps.join(' ')}`;
}

/**
 * Keeps the result of reading content until the files change, so that a page that is being edited shows each change.
 *
 * @param stampFor returns a text that changes whenever the result may; after `undefined`, nothing is kept
 */
export function memoize<Args extends readonly string[], Value>(
  stampFor: (...args: Args) => string | undefined,
  read: (...args: Args) => Value,
): (...args: Args) => Value {
  const cache = new Map<string, { stamp: string; value: Value }>();
  return (...args) => {
    const key = args.join('\n');
    const stamp = stampFor(...args);
    const cached = cache.get(key);
    if (cached && cached.stamp === stamp) return cached.value;
    const value = read(...args);
    if (stamp !== undefined) cache.set(key, { stamp, value });
    return value;
  };
}

/**
 * Reads a content file. Line ends become `\n`; a byte order mark is dropped.
 *
 * @param path inside `content/`
 * @throws ContentError when it is missing or not UTF-8
 */
export function readText(path: string): string {
  const file = `content/${path}`;
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root(), path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ContentError(
      file,
      undefined,
      'the file is missing, and the site needs it',
      `a file of that name; to restore the last version, run for example "git checkout ${file}"`,
    );
  }
  const utf8 = 'a file saved as "UTF-8", for example with Save As, Encoding, UTF-8';
  if (bytes.includes(0)) throw new ContentError(file, undefined, 'the file is saved as UTF-16 or is not text', utf8);
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const unreadable = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
  if (unreadable !== -1) {
    throw new ContentError(file, unreadable + 1, 'the line has a character that cannot be read', utf8);
  }
  return text;
}

/** Reads `content/NAME.yaml`. Throws ContentError when it is missing or not valid YAML. */
export const readYamlFile = memoize(
  (name: YamlName) => stampOf(`${name}.yaml`),
  (name: YamlName): YamlFile => {
    const file = `content/${name}.yaml`;
    const parsed = parseYaml(file, readText(`${name}.yaml`));
    return { file, ...parsed };
  },
);

/**
 * Reads `content/FOLDER/ID.md`.
 *
 * @throws ContentError when the name, the fields or the characters are wrong
 */
export const readMarkdownFile = memoize(
  (folder: string, id: string) => stampOf(`${folder}/${id}.md`),
  (folder: string, id: string): MarkdownFile => {
    const file = `content/${folder}/${id}.md`;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      throw new ContentError(
        file,
        undefined,
        'the name of the file becomes the address of the page, and has characters that an address cannot have',
        'lowercase letters, digits and hyphens, such as "gift-tax.md"',
      );
    }
    return { file, ...parseMarkdownFile(file, readText(`${folder}/${id}.md`)) };
  },
);

function parseMarkdownFile(file: string, text: string): Omit<MarkdownFile, 'file'> {
  const match = /^---[ ]*\n([\s\S]*?)\n---[ ]*(?:\n|$)/.exec(text);
  if (!match) {
    throw new ContentError(
      file,
      1,
      /^---[ ]*\n/.test(text)
        ? 'the fields begin with a line of three dashes, but no line of three dashes closes them'
        : 'the file does not begin with a line of three dashes',
      'a first line "---", then fields such as "title: Step-Up Basis", then a line "---", then the text',
    );
  }
  const parsed = parseYaml(file, match[1] ?? '', 2);
  if (parsed.value === null || typeof parsed.value !== 'object' || Array.isArray(parsed.value)) {
    throw new ContentError(
      file,
      2,
      'there are no fields between the two lines of three dashes',
      'fields such as "title: Step-Up Basis"',
    );
  }
  const body = text.slice(match[0].length);
  const bodyLine = match[0].split('\n').length;
  if (!body.trim()) {
    throw new ContentError(
      file,
      bodyLine,
      'the file ends here: there is no text below the fields',
      'the text of the page after the second line "---", such as "## What you get" and a paragraph',
    );
  }
  return { ...parsed, body, bodyLine };
}
