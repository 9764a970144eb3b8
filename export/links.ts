import { ExportError, type ExportedSite } from './exportedSite';
import { attributesOf, type Element, elementsIn, parsePage } from './html';

/** The addresses in a page. */
interface Page {
  path: string;
  ids: Set<string>;
  /** `href` of each link to something that should exist. Links to what isn't published yet are `nofollow`. */
  links: string[];
  /** Addresses that the browser loads or sends a form to. */
  loaded: string[];
}

/** The path that every host serves a file at: `/`, `/about`, `/services/404`. */
const pathOf = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/(\/index)?\.html$/, '')}`);

/** The `rel` values of links to files that must exist. */
const loadedRels = /\b(stylesheet|preload|modulepreload|icon|apple-touch-icon|alternate)\b/;

function readPage(site: ExportedSite, name: string): Page {
  const elements = [...elementsIn(parsePage(site.text(name)))];
  return {
    path: pathOf(name),
    ids: new Set(elements.flatMap((element) => attributesOf(element).id ?? [])),
    links: elements
      .filter((element) => element.tagName === 'a' && attributesOf(element).rel !== 'nofollow')
      .flatMap((element) => attributesOf(element).href ?? []),
    loaded: elements.flatMap(addressesLoadedBy),
  };
}

/** The addresses in an element's attributes that the browser loads without a click, or sends a form to. */
function addressesLoadedBy(element: Element): string[] {
  const { src, action, srcset, imagesrcset, rel, href, property, content, ...rest } = attributesOf(element);
  const started = (JSON.parse(rest['data-scripts'] ?? '[]') as { src: string }[]).map((script) => script.src);
  const candidates = [srcset, imagesrcset].flatMap((list) => list?.split(',') ?? []);
  const urls = [
    ...[src, action, ...started, ...candidates.map((candidate) => candidate.trim().split(/\s/)[0])],
    element.tagName === 'link' && loadedRels.test(rel ?? '') ? href : undefined,
    property === 'og:image' ? content : undefined,
  ];
  return urls.filter((url) => url !== undefined);
}

/**
 * Checks that every internal link leads to the address of an existing page and to an existing id, and that everything a page loads exists in the site itself.
 *
 * @throws ExportError with one line for each problem
 */
export function checkLinks(site: ExportedSite): void {
  const { url: origin } = JSON.parse(site.text('host.json')) as { url: string };
  const pages = new Map(site.names('.html').map((name) => [pathOf(name), readPage(site, name)]));
  const problems: string[] = [];

  const check = (from: string, verb: string, address: string, problemOf: (target: URL) => string | undefined) => {
    const target = URL.canParse(address, origin + from) ? new URL(address, origin + from) : undefined;
    const problem = target ? problemOf(target) : 'which is not an address';
    if (problem) problems.push(`${from} ${verb} ${address}, ${problem}.`);
  };
  const linkProblem = ({ origin: host, pathname, hash }: URL) => {
    if (host !== origin) return undefined;
    const page = pages.get(pathname);
    const id = decodeURIComponent(hash.slice(1));
    if (page) return id && !page.ids.has(id) ? `but that page has nothing with the id “${id}”` : undefined;
    const isFile = site.has(pathname.slice(1)) && !pathname.endsWith('.html');
    return isFile ? undefined : 'which does not exist';
  };
  const fileProblem = ({ protocol, origin: host, pathname }: URL) => {
    // The newsletter's form opens the visitor's mail program.
    if (protocol === 'mailto:') return undefined;
    if (host !== origin) return 'which is on another site; add the file to this one';
    const exists = pages.has(pathname) || site.has(decodeURIComponent(pathname.slice(1)));
    return exists ? undefined : 'which does not exist';
  };

  for (const { path, links, loaded } of pages.values()) {
    for (const link of new Set(links)) check(path, 'has a link to', link, linkProblem);
    for (const address of new Set(loaded)) check(path, 'loads', address, fileProblem);
  }
  if (problems.length > 0) throw new ExportError(problems.join('\n'));
}
