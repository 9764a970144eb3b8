import { statSync } from 'node:fs';
import { getBusiness, getContent, getDrafts, getFaq, getGuides, getServices, getTextPages, idsIn } from './index';
import { reservedIds } from './markdown';
import type { LinkInText } from './markdownParser';
import { ContentError, contentFiles, type FieldPath, parseFile, readContent, sentenceOn } from './read';
import { markdownSchemas, yamlSchemas } from './schemas';

const allSchemas = () => [
  ...Object.entries(yamlSchemas),
  ...(['services', 'resources', 'texts'] as const).flatMap((folder) =>
    idsIn(folder).map((id) => [`${folder}/${id}.md`, markdownSchemas[folder]] as const),
  ),
];

/** Every mistake in the content, and notes about what may be one: a sentence each. */
export function checkContent() {
  const values = new Map<string, unknown>();
  const mistakes = new Set<string>();
  const notes: string[] = [];
  for (const [file, schema] of allSchemas()) {
    values.set(file, undefined);
    try {
      notes.push(...parseFile(file).notes.map((note) => sentenceOn(file, note)));
      values.set(file, readContent(file, schema));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const mistake of error.mistakes) mistakes.add(sentenceOn(file, mistake));
    }
  }
  const names =
    'A guide is a file such as resources/gift-tax.md, and a further page one such as texts/how-we-work.md, with a name that no other page has';
  for (const file of contentFiles().filter((name) => !values.has(name)))
    mistakes.add(sentenceOn(file, { problem: `the site reads no file of that name. ${names}` }));
  return { mistakes: mistakes.size > 0 ? [...mistakes] : deadLinks(values), notes };
}

/** The pages that show the files that have another name. */
const shownOn: Partial<Record<string, string>> = { 'posts.yaml': '/blog', 'professionals.yaml': '/services' };
const pathOf = (file: string) => shownOn[file] ?? `/${file.replace(/^texts\/|\.\w+$/g, '')}`;

/** The links in all texts of a value, each with the place of its text and the line within a long one. */
function linksIn(value: unknown, path: FieldPath = []): { path: FieldPath; line: number; url: string }[] {
  if (typeof value === 'string')
    return Array.from(value.matchAll(/ href="(?!#note-)([^"]*)"/g), ([, url = '']) => ({ path, line: 1, url }));
  if (typeof value !== 'object' || value === null) return [];
  if ('links' in value) return (value as { links: LinkInText[] }).links.map((link) => ({ ...link, path }));
  return Object.entries(value).flatMap(([key, inside]) =>
    linksIn(inside, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Whether Next or public/ has a file of that path, beside the pages. */
const isFile = (path: string) =>
  /^\/(sitemap\.xml|robots\.txt)$/.test(path) || statSync(`public${path}`, { throwIfNoEntry: false })?.isFile();

/** Links that lead nowhere in the texts of all published files. The specification's dead links are in none of them. */
function deadLinks(values: ReadonlyMap<string, unknown>): string[] {
  const { url: origin } = getBusiness();
  const drafts = getDrafts().map(({ path }) => path);
  const published = [...values].filter(([file]) => !drafts.includes(pathOf(file)));
  /** The ids in the content, by page; `null` where the page's code has others, whose links e2e/crawl.spec.ts checks. */
  const targets = new Map<string, readonly string[] | null>(
    Object.keys(getContent('pages.yaml')).map((path) => [path, null]),
  );
  for (const { path, longDescription } of getServices()) targets.set(path, longDescription.ids);
  for (const { path, content } of getGuides()) targets.set(path, content.ids);
  for (const { path, body } of getTextPages()) targets.set(path, body.ids);
  targets.set(
    '/faq',
    getFaq().flatMap(({ items }) => items.map(({ id }) => id)),
  );

  const problemOf = (page: string, url: string): string | undefined => {
    const nowhere = `the link to "${url}" leads nowhere`;
    if (!URL.canParse(url, origin + page)) return nowhere;
    const { origin: site, pathname, hash } = new URL(url, origin + page);
    if (site !== origin || isFile(pathname)) return undefined;
    const ids = targets.get(pathname);
    if (ids === undefined)
      return `${nowhere}: write the address of a page, such as /contact, or of another site with https://`;
    if (!ids || hash === '' || [...reservedIds, ...ids].some((id) => encodeURI(`#${id}`) === hash)) return undefined;
    return `${nowhere}: ${pathname} has no section or question with that id`;
  };
  return published.flatMap(([file, value]) =>
    linksIn(value).flatMap(({ path, line, url }) => {
      const problem = problemOf(pathOf(file), url);
      return problem ? sentenceOn(file, { line: parseFile(file).lineOf(path, true) + line - 1, problem }) : [];
    }),
  );
}
