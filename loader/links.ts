import { elementIds } from '../shared/elementIds';
import { fileNamesIn, isServed } from '../shared/siteFiles';
import { pagePaths } from './pageSchemas';
import { mistakeSentence } from './parse';
import type { LinkInText, RenderedFiles } from './renderFiles';

/** The addresses of the files that are served beside the pages. */
const servedFiles = () =>
  new Set([
    '/sitemap.xml',
    '/robots.txt',
    ...fileNamesIn('public')
      .filter(isServed)
      .map((name) => encodeURI(`/${name}`)),
  ]);

/** Links that lead nowhere in the texts of all files. The specification's dead links are in none of them. */
export function linkMistakes(rendered: RenderedFiles, links: readonly LinkInText[]): string[] {
  const ourOrigin = rendered.business.url;
  const served = servedFiles();
  const domainOf = (url: URL) => url.host.replace(/^www\./, '');
  const ourDomain = domainOf(new URL(ourOrigin));
  const questions = Object.values(rendered.pageFiles['faq.yaml']).flat();
  /** The ids in the content, by page; `null` where the page's code has others, whose links e2e/crawl.spec.ts checks. */
  const targets = new Map<string, readonly string[] | null>([
    ...pagePaths.map((path) => [path, null] as const),
    ...rendered.services.map(({ path, body }) => [path, [...Object.values(elementIds.service), ...body.ids]] as const),
    ...rendered.guides.map(({ path, body }) => [path, [...Object.values(elementIds.guide), ...body.ids]] as const),
    ...rendered.textPages.map(({ path, body }) => [path, body.ids] as const),
    // After the pages of `pages.yaml`, of which it is one.
    ['/faq', [...Object.values(elementIds.faq), ...questions.map(({ id }) => id)]],
  ]);

  const problemOf = (page: string, url: string): string | undefined => {
    const nowhere = `the link to "${url}" leads nowhere`;
    if (url === '' || url === '#' || !URL.canParse(url, ourOrigin + page)) return nowhere;
    const target = new URL(url, ourOrigin + page);
    const { pathname, hash } = target;
    // A mail link has no host.
    if (domainOf(target) !== ourDomain || served.has(pathname)) return undefined;
    const ids = targets.get(pathname);
    if (ids === undefined)
      return `${nowhere}: write the address of a page, such as /contact, or of another site with https://`;
    if (!ids || hash === '' || [...Object.values(elementIds.page), ...ids].some((id) => encodeURI(`#${id}`) === hash))
      return undefined;
    return `${nowhere}: ${pathname} has no section or question with that id`;
  };
  return links.flatMap(({ page, file, line, url }) => {
    const problem = problemOf(page, url);
    return problem ? mistakeSentence(file, { line, problem }) : [];
  });
}
