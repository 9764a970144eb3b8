import { Parser } from 'htmlparser2';
import { hashOf, isInlineCode } from './policy';

/** An address that the browser fetches, or sends to, by itself. */
export interface Fetched {
  element: string;
  url: string;
}

/** A script or style that stands in the page itself, by what a policy names it by. */
export interface InlineCode {
  /** `script` or `style`. */
  element: string;
  hash: string;
}

/** What the steps and checks need to know of one exported HTML page. */
export interface Page {
  /** File name within the site, such as `services/date-of-death.html`. */
  name: string;
  /** Where it is served, such as `/services/date-of-death`. */
  path: string;
  titles: string[];
  /** `content` by `name`, `property` or `http-equiv`, in small letters. */
  metas: Map<string, string[]>;
  canonical: string | undefined;
  noindex: boolean;
  headings: string[];
  /** The words of each crumb, the home link by its label. */
  crumbs: string[];
  /** `href` of each link a visitor can follow. */
  links: string[];
  ids: string[];
  fetched: Fetched[];
  /** What runs or styles the page and stands in it. */
  code: InlineCode[];
  /** The texts of its blocks of structured data. */
  data: string[];
  /** Elements with a `style` attribute or an event handler in the HTML, such as `h1 style`. */
  inlineCode: string[];
  /** Everything that a visitor can read, with single spaces. */
  text: string;
}

/** Elements whose text a visitor does not read in the page. */
const quiet = new Set(['script', 'style', 'template', 'noscript', 'title']);
/** Elements whose text is kept by itself. */
const collected = new Set(['title', 'h1', 'script', 'style']);
/** Elements that do not part words. */
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
/** What a `link` must be for the browser to fetch its address. */
const fetchedLinks = new Set(
  'stylesheet preload modulepreload prefetch icon apple-touch-icon manifest alternate'.split(' '),
);
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const addresses = (srcset: string) => srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Where a file is served on every host: `/`, `/about`, `/services/404`. */
export const pathOf = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/(\/index)?\.html$/, '')}`);

/** Reads a page in one pass, without building a tree: with thousands of guides, this is what the build's time goes to. */
export function readPage(name: string, html: string): Page {
  const reader = new PageReader(name);
  new Parser(reader).end(html);
  // A copy: what was cut out of the HTML would hold the whole of it in memory.
  return structuredClone(reader.page);
}

/** What the parser calls as it goes through the page. */
class PageReader {
  readonly page: Page;
  readonly #open: { element: string; hidden: boolean }[] = [];
  readonly #texts: string[] = [];
  /** The element whose text is being collected, and its text so far. */
  #collecting = '';
  #collected = '';
  #inCrumbs = false;
  /** The attributes of the script that was opened last. */
  #script: Readonly<Record<string, string>> = {};

  constructor(name: string) {
    this.page = {
      ...{ name, path: pathOf(name), canonical: undefined, noindex: false, text: '', metas: new Map() },
      ...{ titles: [], headings: [], crumbs: [], links: [], ids: [], fetched: [] },
      ...{ code: [], data: [], inlineCode: [] },
    };
  }

  onopentag(element: string, attributes: Readonly<Record<string, string>>): void {
    const outside = this.#open.at(-1);
    this.#open.push({ element, hidden: Boolean(outside?.hidden) || attributes['aria-hidden'] === 'true' });
    if (!inline.has(element)) this.#texts.push(' ');
    readAttributes(this.page, element, attributes);
    if (element === 'nav') this.#inCrumbs = attributes['aria-label'] === 'Breadcrumb';
    if (element === 'script') this.#script = attributes;
    const inDrawing = this.#open.some((ancestor) => ancestor.element === 'svg');
    if ((collected.has(element) && !inDrawing) || (this.#inCrumbs && element === 'li')) {
      this.#collecting = element;
      this.#collected = '';
    }
    if (this.#collecting === 'li') this.#collected += attributes['aria-label'] ?? '';
  }

  ontext(text: string): void {
    const { element = '', hidden = false } = this.#open.at(-1) ?? {};
    if (this.#collecting && !(hidden && this.#collecting === 'li')) this.#collected += text;
    if (!quiet.has(element)) this.#texts.push(text);
  }

  onclosetag(element: string): void {
    this.#open.pop();
    if (!inline.has(element)) this.#texts.push(' ');
    if (element === 'nav') this.#inCrumbs = false;
    if (element !== this.#collecting) return;
    this.#collecting = '';
    const { titles, headings, crumbs, code, data } = this.page;
    if (element === 'title') titles.push(tidy(this.#collected));
    else if (element === 'h1') headings.push(tidy(this.#collected));
    else if (element === 'li') crumbs.push(tidy(this.#collected));
    else if (element === 'style' || isInlineCode(this.#script)) code.push({ element, hash: hashOf(this.#collected) });
    else if (this.#script.type === 'application/ld+json') data.push(this.#collected);
  }

  onend(): void {
    this.page.text = tidy(this.#texts.join(''));
  }
}

function readAttributes(page: Page, element: string, attributes: Readonly<Record<string, string>>): void {
  const { id, href, src, srcset, content, action, rel = '' } = attributes;
  if (id !== undefined) page.ids.push(id);
  const kinds = rel.split(' ');
  if (element === 'a' && href !== undefined) page.links.push(href);
  if (element === 'link' && href !== undefined) {
    if (kinds.includes('canonical')) page.canonical = href;
    if (kinds.some((kind) => fetchedLinks.has(kind))) page.fetched.push({ element, url: href });
  }
  for (const url of [src, action, attributes.poster, attributes.data]) {
    if (url !== undefined) page.fetched.push({ element, url });
  }
  for (const list of [srcset, attributes.imagesrcset]) {
    for (const url of list === undefined ? [] : addresses(list)) page.fetched.push({ element, url });
  }
  const key = (attributes.name ?? attributes.property ?? attributes['http-equiv'])?.toLowerCase();
  if (element === 'meta' && key && content !== undefined) {
    page.metas.set(key, [...(page.metas.get(key) ?? []), content]);
    if (key === 'robots' && content.includes('noindex')) page.noindex = true;
  }
  for (const attribute of Object.keys(attributes)) {
    if (attribute === 'style' || attribute.startsWith('on')) page.inlineCode.push(`${element} ${attribute}`);
  }
}
