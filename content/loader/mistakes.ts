import { existsSync } from 'node:fs';
import * as content from './index';
import { ContentError, filesIn, idsIn, readText } from './read';

const folders = ['services', 'resources', 'texts'];

/** Everything the owner writes, read one file at a time. */
const readers: readonly (() => unknown)[] = [
  content.getBusiness,
  content.getHomeText,
  content.getAboutText,
  content.getContactText,
  content.getProfessionals,
  content.getFaq,
  content.getTestimonials,
  content.getBlogPosts,
  content.getDiagramData,
  content.getConfirmations,
  ...['/', '/about', '/services', '/resources', '/faq', '/blog', '/contact'].map((path) => () => content.getPage(path)),
  ...content.serviceIds.map((id) => () => content.getService(id)),
  content.getGuides,
];

/** Every mistake in the content, one sentence each; empty if there is none. */
export function contentMistakes(): string[] {
  const mistakes = new Set<string>();
  const attempt = (read: () => unknown) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const found of error.mistakes) mistakes.add(found);
    }
  };
  for (const read of readers) attempt(read);
  for (const id of idsIn('resources')) attempt(() => content.getGuide(id));
  for (const id of idsIn('texts')) attempt(() => content.getTextPage(id));
  return [...mistakes, ...unreadFiles(), ...(mistakes.size === 0 ? [...repeatedTexts(), ...deadLinks()] : [])];
}

/** Files that the site would ignore. */
const unreadFiles = () =>
  folders.flatMap((folder) =>
    filesIn(folder)
      .filter((name) => {
        const isService = (content.serviceIds as readonly string[]).includes(name.replace(/\.md$/, ''));
        return !name.endsWith('.md') || (folder === 'services' && !isService);
      })
      .map((name) => `content/${folder}/${name}: the site does not read a file of that name.`),
  );

/** Titles and descriptions that two pages share. */
function repeatedTexts(): string[] {
  const pages = content.getPages();
  return (['pageTitle', 'description'] as const).flatMap((field) => {
    const first = new Map(pages.toReversed().map((page) => [page[field], page.path]));
    return pages
      .filter((page) => first.get(page[field]) !== page.path)
      .map((page) => `${page.path} has the ${field} of ${first.get(page[field])}: write one of its own.`);
  });
}

/** The HTML in which a link may have its target, by page; pages without an entry are not looked into. */
function targetsByPage(): Map<string, string | undefined> {
  const html = (body: ReturnType<typeof content.getTextPage>['body'], sources: string) =>
    body.map((part) => ('html' in part ? part.html : '')).join('') + sources;
  const targets = new Map<string, string | undefined>(content.getPages().map(({ path }) => [path, undefined]));
  const questions = content.getFaq().flatMap(({ items }) => items.map(({ id }) => `id="${id}"`));
  targets.set('/faq', questions.join(' '));
  for (const id of content.getGuideIds()) {
    const { body, sources } = content.getGuide(id);
    targets.set(`/resources/${id}`, html(body, sources));
  }
  for (const id of idsIn('texts')) {
    const { body, sources } = content.getTextPage(id);
    targets.set(`/${id}`, html(body, sources));
  }
  return targets;
}

/** Links in the texts that lead nowhere. The cards and lists whose links the specification leaves dead are no texts. */
function deadLinks(): string[] {
  const targets = targetsByPage();
  const files = ['', ...folders].flatMap((folder) =>
    filesIn(folder || '.')
      .filter((name) => /\.(md|yaml)$/.test(name))
      .map((name) => (folder ? `${folder}/${name}` : name)),
  );
  return files.flatMap((file) => {
    const [, folder = '', id = ''] = /^(\w+)\/(.*)\.md$/.exec(file) ?? [];
    const own = folder === 'texts' ? `/${id}` : `/${folder}/${id}`;
    const isDead = (url: string) => {
      if (/^(https?:\/\/|mailto:|tel:|diagram:|\{\{)/.test(url)) return false;
      const [path = '', anchor] = (url.startsWith('#') ? own + url : url).split('#');
      if (!targets.has(path)) return !(path.startsWith('/') && existsSync(`public${path}`));
      const html = targets.get(path);
      return anchor !== undefined && html !== undefined && !html.includes(`id="${anchor}"`);
    };
    // The comments at the top of a YAML file show how to write a link.
    const text = file.endsWith('.yaml') ? readText(file).replace(/^#.*/gm, '') : readText(file);
    return text.split('\n').flatMap((line, index) =>
      Array.from(
        line.matchAll(/\]\(([^)\s]+)|^\s*\[[^\]^][^\]]*\]: *(\S+)/g),
        ([, inline, defined]) => inline ?? defined ?? '',
      )
        .filter(isDead)
        .map((url) => `content/${file}, line ${index + 1}: the link to "${url}" leads nowhere.`),
    );
  });
}
