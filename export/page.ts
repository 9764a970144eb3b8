import { attributesOf, childrenOf, type Element, elementsIn, isElement, parsePage, textOf } from './html';
import { type InlineCode, inlineCodeOf } from './policy';

/** What the checks need to know about an exported HTML page. */
export interface Page {
  /** File name within the site, such as `services/date-of-death.html`. */
  name: string;
  /** Where it is served, such as `/services/date-of-death`. */
  path: string;
  titles: string[];
  /** `content` by lowercase `name`, `property` or `http-equiv`. */
  metas: Map<string, string[]>;
  canonical: string | undefined;
  noindex: boolean;
  headings: string[];
  /** The text of each breadcrumb item; for the home link, its label. */
  crumbs: string[];
  /** `href` of each link a visitor can follow. */
  links: string[];
  ids: string[];
  /** Addresses that the browser loads or sends a form to. */
  loaded: string[];
  /** Inline scripts and styles. */
  code: InlineCode[];
  /** The JSON of each block of structured data. */
  data: string[];
  /** Elements with a `style` attribute or an event handler in the HTML, such as `h1 style`. */
  codeInAttributes: string[];
  /** All visible text, with single spaces. */
  text: string;
}

/** Elements whose text is not visible in the page. */
const invisible = new Set(['script', 'style', 'template', 'noscript', 'title']);
/** Inline elements: no space is inserted around their text. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'i',
  'q',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);
/** The `rel` values of links to files that must exist. */
const loadedLinks = new Set([
  'stylesheet',
  'preload',
  'modulepreload',
  'icon',
  'apple-touch-icon',
  'manifest',
  'alternate',
]);

const normalizeSpace = (text: string) => text.replace(/\s+/g, ' ').trim();
const addresses = (srcset: string) => srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** The path that every host serves a file at: `/`, `/about`, `/services/404`. */
export const pathOf = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/(\/index)?\.html$/, '')}`);

/** The file name of a page, by its path: `index.html`, `about.html`. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Parses a page's HTML. `name` is its file name within the site. */
export function readPage(name: string, html: string): Page {
  const document = parsePage(html);
  const elements = [...elementsIn(document)];
  const pick = (tagName: string) => elements.filter((element) => element.tagName === tagName && isHtml(element));
  const attributesOfAll = elements.map(attributesOf);
  const links = pick('link').map(attributesOf);
  const metas = metasOf(pick('meta'));
  const breadcrumb = pick('nav').find((element) => attributesOf(element)['aria-label'] === 'Breadcrumb');
  return {
    name,
    path: pathOf(name),
    titles: pick('title').map((element) => normalizeSpace(textOf(element))),
    metas,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    noindex: (metas.get('robots') ?? []).some((content) => content.includes('noindex')),
    headings: pick('h1').map((element) => normalizeSpace(textOf(element))),
    crumbs: breadcrumb ? crumbsOf(breadcrumb) : [],
    links: pick('a').flatMap((element) => attributesOf(element).href ?? []),
    ids: attributesOfAll.flatMap(({ id }) => id ?? []),
    loaded: [
      ...links
        .filter(({ rel = '' }) => rel.split(/\s+/).some((kind) => loadedLinks.has(kind)))
        .map(({ href = '' }) => href),
      ...attributesOfAll.flatMap(loadedBy),
    ],
    code: elements.map(inlineCodeOf).filter((code) => code !== undefined),
    data: pick('script')
      .filter((element) => attributesOf(element).type === 'application/ld+json')
      .map(textOf),
    codeInAttributes: elements.flatMap(({ tagName, attrs }) =>
      attrs.filter(({ name }) => name === 'style' || name.startsWith('on')).map(({ name }) => `${tagName} ${name}`),
    ),
    text: normalizeSpace(readableText(document)),
  };
}

/** SVG has elements with the same names: `title`, `a`, `style`. */
const isHtml = (element: Element) => element.namespaceURI === 'http://www.w3.org/1999/xhtml';

function metasOf(elements: readonly Element[]): Map<string, string[]> {
  const metas = new Map<string, string[]>();
  for (const { name, property, 'http-equiv': httpEquiv, content } of elements.map(attributesOf)) {
    const key = (name ?? property ?? httpEquiv)?.toLowerCase();
    if (key && content !== undefined) metas.set(key, [...(metas.get(key) ?? []), content]);
  }
  return metas;
}

function crumbsOf(breadcrumb: Element): string[] {
  const items = [...elementsIn(breadcrumb)].filter(({ tagName }) => tagName === 'li');
  return items.map((item) => {
    const labels = [...elementsIn(item)].map((element) => attributesOf(element)['aria-label'] ?? '');
    return normalizeSpace(labels.join('') + spokenText(item));
  });
}

/** The text of an element without the parts that screen readers skip. */
const spokenText = (element: Element): string =>
  element.childNodes
    .map((node) => {
      if (!isElement(node)) return textOf(node);
      return attributesOf(node)['aria-hidden'] === 'true' ? '' : spokenText(node);
    })
    .join('');

/** The addresses in an element's attributes that the browser loads without a click, or sends a form to. */
function loadedBy({
  src,
  action,
  poster,
  data,
  srcset,
  imagesrcset,
  'data-scripts': scripts,
}: Record<string, string>): string[] {
  const started = (JSON.parse(scripts ?? '[]') as { src: string }[]).map((script) => script.src);
  const single = [src, action, poster, data].filter((url) => url !== undefined);
  return [...single, ...started, ...[srcset, imagesrcset].flatMap((list) => (list ? addresses(list) : []))];
}

function readableText(node: Parameters<typeof childrenOf>[0]): string {
  const parts = childrenOf(node).map((child) => {
    if (!isElement(child)) return child.nodeName === '#text' ? textOf(child) : '';
    if (invisible.has(child.tagName)) return ' ';
    return inline.has(child.tagName) ? readableText(child) : ` ${readableText(child)} `;
  });
  return parts.join('');
}
