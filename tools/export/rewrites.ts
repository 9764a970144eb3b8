import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { FileTree } from './fileTree';
import { applyEdits, attributesOf, type Edit, elementsOf, locationOf, type ParsedElement } from './html';
import { loadScriptsAfterPaint } from './loadScriptsAfterPaint';

/**
 * A change that the export makes to Next's HTML. It finds its elements in the parsed page. If the HTML is not as
 * expected, it stops the build with an error that names the page.
 */
export type Rewrite = (page: PageToRewrite) => Edit[];

interface PageToRewrite {
  name: string;
  /** Where the head's closing tag begins. */
  headEnd: number;
  elements: readonly ParsedElement[];
  /** All code in the page, to which a rewrite adds its own. */
  inlineCode: Record<'script' | 'style', string[]>;
}

/**
 * Rewrites every page and long script of a site in place. HTML of public/, such as a search engine's proof of who owns
 * the site, stays as it is. @throws errors that name the page
 */
export function rewriteSite(site: FileTree): void {
  const rewrites = [deferScripts, inlineStylesheet(site), addPolicy];
  const pages = site.names('.html').filter((name) => !existsSync(join('public', name)));
  for (const name of pages) site.write(name, rewritePage(site.text(name), name, rewrites));
  addCompileHints(site);
}

/** Applies rewrites to a page, which must not change the same places. `name` is its file name, for errors. */
export function rewritePage(html: string, name: string, rewrites: readonly Rewrite[]): string {
  const elements = elementsOf(html);
  const head = elements.find(({ tagName }) => tagName === 'head');
  const headEnd = head?.sourceCodeLocation?.endTag?.startOffset;
  assertHtml(headEnd, name, 'expected a <head> with both tags.');
  const inlineCode = { script: codeIn('script', elements), style: codeIn('style', elements) };
  const page = { name, headEnd, elements, inlineCode };
  return applyEdits(
    html,
    rewrites.flatMap((rewrite) => rewrite(page)),
  );
}

/** Throws an error with the file name and what was expected in it. */
function assertHtml(condition: unknown, name: string, expectation: string): asserts condition {
  if (condition) return;
  throw new Error(`${name}: ${expectation} Next may have changed its HTML: update tools/export/rewrites.ts.`);
}

function addToHead({ headEnd, inlineCode }: PageToRewrite, tagName: 'script' | 'style', added: string): Edit {
  inlineCode[tagName].push(added);
  return { start: headEnd, end: headEnd, text: `<${tagName}>${added}</${tagName}>` };
}

const isLink = (element: ParsedElement, rel: string) => attributesOf(element).rel === rel;

const relativeUrl = /url\((["']?)(?!data:|#|\/|https?:)([^"')]+)\1\)/g;

/**
 * Inlines the stylesheet, so that the first paint waits for one file instead of two. It goes to the end of the head:
 * link previews read only the beginning of a page, which is for title and description. The link stays, disabled so that
 * it loads nothing: if React found none, it would add its own.
 */
export function inlineStylesheet(site: FileTree): Rewrite {
  return (page) => {
    const { name, elements } = page;
    const links = elements.filter((element) => isLink(element, 'stylesheet'));
    const [link] = links;
    assertHtml(link && links.length === 1, name, `expected one stylesheet link, found ${links.length}.`);
    const { rel, href = '', ...otherAttributes } = attributesOf(link);
    const unknown = Object.keys(otherAttributes).filter((attribute) => !attribute.startsWith('data-'));
    assertHtml(unknown.length === 0, name, `the stylesheet link has an unexpected attribute: ${unknown.join(', ')}.`);
    assertHtml(site.has(href), name, `expected a stylesheet of this site, found “${href}”.`);
    const afterName = locationOf(link).start + '<link'.length;
    return [
      addToHead(page, 'style', absoluteUrls(site.text(href), href)),
      { start: afterName, end: afterName, text: ' disabled=""' },
    ];
  };
}

/** Makes relative addresses in a stylesheet absolute, so that they work from any page. */
function absoluteUrls(css: string, path: string): string {
  const folder = posix.dirname(path);
  return css.trim().replace(relativeUrl, (_, quote, url) => `url(${quote}${posix.join(folder, url)}${quote})`);
}

/**
 * Replaces the page's async scripts with one small script that starts them after the first paint. It goes in the head,
 * because Chromium paints before it runs a script at the end of the body.
 */
export const deferScripts: Rewrite = (page) => {
  const { name, elements } = page;
  const scripts = elements.filter((element) => {
    const { src, nomodule } = attributesOf(element);
    return element.tagName === 'script' && src !== undefined && nomodule === undefined;
  });
  const attributes = scripts.map(attributesOf);
  const sources = attributes.map(({ src }) => src);
  assertHtml(scripts.length > 0, name, 'expected at least one async script, found none.');
  for (const { src, async } of attributes) assertHtml(async !== undefined, name, `expected ${src} to be async.`);
  const preloads = elements.filter(
    (element) => isLink(element, 'preload') && sources.includes(attributesOf(element).href),
  );
  const starter = `(${loadScriptsAfterPaint})(${JSON.stringify(attributes).replaceAll('<', '\\u003c')})`;
  return [
    ...[...scripts, ...preloads].map((element) => ({ ...locationOf(element), text: '' })),
    addToHead(page, 'script', starter),
  ];
};

/** Characters. Shorter scripts compile quickly. */
const longScript = 50_000;

/**
 * Tells Chromium to compile long scripts in the background while they load, not each function at its first call. Most
 * functions of these scripts run at the start, which blocks a slow phone for half as long.
 */
function addCompileHints(site: FileTree): void {
  for (const name of site.names('.js')) {
    const script = site.text(name);
    // A comment to other browsers: https://v8.dev/blog/explicit-compile-hints
    if (script.length > longScript) site.write(name, `//# allFunctionsCalledOnLoad\n${script}`);
  }
}

/**
 * Adds the security policy directly after the character set: it does not apply to code before it, and browsers look for
 * the character set only in the first 1,024 bytes. Comes last, because it lists the hashes of all code in the page, and
 * the other rewrites add code.
 */
export const addPolicy: Rewrite = ({ name, elements, inlineCode }) => {
  const first = elements.find(({ parentNode }) => parentNode?.nodeName === 'head');
  const isCharset = first && attributesOf(first).charset?.toLowerCase() === 'utf-8';
  assertHtml(isCharset, name, 'expected <meta charset="utf-8"> first in the head.');
  const inAttributes = elements.flatMap(({ tagName, attrs }) =>
    attrs
      .map((attribute) => attribute.name)
      .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
      .map((attribute) => `${tagName} ${attribute}`),
  );
  if (inAttributes.length > 0)
    throw new Error(`${name}: the security policy forbids code in attributes (${inAttributes.join(', ')}).`);
  // Directives that a <meta> can't set are in public/_headers.
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(inlineCode.script)}`,
    `style-src 'self' ${hashesOf(inlineCode.style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    // The newsletter's mail link is a form, so that it works without a script.
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ];
  const { end } = locationOf(first);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}"/>`;
  return [{ start: end, end, text: policy }];
};

function codeIn(tagName: string, elements: readonly ParsedElement[]): string[] {
  const inline = elements.filter((element) => {
    const { src, type } = attributesOf(element);
    return element.tagName === tagName && src === undefined && type !== 'application/ld+json';
  });
  return inline.map(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
}

function hashesOf(code: readonly string[]): string {
  const hashes = code.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  return [...new Set(hashes)].join(' ');
}
