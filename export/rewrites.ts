import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { applyEdits, attributesOf, type Edit, type Element, elementsIn, isElement, parsePage, placeOf } from './html';
import { inlineCodeOf, policyFor } from './policy';
import { ExportError, type ExportedSite } from './site';

/**
 * The three changes that the export makes to Next's HTML. Each finds its elements in the parsed page, and stops the
 * build with an ExportError that names the page when the HTML is not what it was written for.
 */
export type Rewrite = (page: PageToRewrite) => Edit[];

interface PageToRewrite {
  name: string;
  html: string;
  head: Element;
  elements: readonly Element[];
}

/** Applies rewrites that do not depend on each other to the HTML of the page in the file `name`. */
export function rewritePage(html: string, name: string, rewrites: readonly Rewrite[]): string {
  const elements = [...elementsIn(parsePage(html, { locations: true }))];
  const head = elements.find(({ tagName }) => tagName === 'head');
  expectThat(head?.sourceCodeLocation?.endTag, name, 'expected a <head> with both of its tags.');
  const page = { name, html, head, elements };
  return applyEdits(
    html,
    rewrites.flatMap((rewrite) => rewrite(page)),
  );
}

/** Fails with the file name and what was expected there. */
function expectThat(condition: unknown, name: string, expectation: string): asserts condition {
  if (condition) return;
  throw new ExportError(
    `${name}: ${expectation} Next may have changed how it writes pages; export/rewrites.ts has to follow.`,
  );
}

const isLink = (element: Element, rel: string) =>
  element.tagName === 'link' && (attributesOf(element).rel ?? '').split(/\s+/).includes(rel);

const relativeUrl = /url\((["']?)(?!data:|\/|https?:)([^"')]+)\1\)/g;

/**
 * Puts the stylesheet into the page, so that the first paint waits for one file and not for two. The link stays for
 * React, which would add one of its own if it found none; `disabled`, it loads nothing.
 */
export function inlineStylesheet(site: ExportedSite): Rewrite {
  const styles = new Map<string, string>();
  const styleOf = (file: string) => {
    const style = styles.get(file) ?? absoluteUrls(site.text(file), file);
    styles.set(file, style);
    return style;
  };
  return ({ html, name, elements }) => {
    const [link, ...others] = elements.filter((element) => isLink(element, 'stylesheet'));
    expectThat(
      link && others.length === 0,
      name,
      `expected one stylesheet link, found ${others.length + (link ? 1 : 0)}.`,
    );
    const { rel, href = '', ...further } = attributesOf(link);
    expectThat(/^\/[^/]/.test(href), name, `expected a stylesheet of this site, found “${href}”.`);
    const unknown = Object.keys(further).filter((attribute) => !attribute.startsWith('data-'));
    expectThat(unknown.length === 0, name, `the stylesheet link has an unexpected attribute: ${unknown.join(', ')}.`);
    const { start, end } = placeOf(link);
    const closing = html[end - 2] === '/' ? end - 2 : end - 1;
    return [
      { start, end: start, text: `<style>${styleOf(href.slice(1))}</style>` },
      { start: closing, end: closing, text: ' disabled=""' },
    ];
  };
}

/** A stylesheet with addresses that hold from any page. */
function absoluteUrls(css: string, file: string): string {
  if (/<\/style/i.test(css)) throw new ExportError(`${file} has “</style” in it, which would end it inside a page.`);
  const folder = posix.dirname(`/${file}`);
  return css.trim().replace(relativeUrl, (_, quote, path) => `url(${quote}${posix.join(folder, path)}${quote})`);
}

/** The code of startScripts.ts, as it is put into pages. */
export async function bundleStarter(): Promise<string> {
  const entry = fileURLToPath(new URL('startScripts.entry.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Replaces the page's async scripts by one small script that starts them after the first paint. It is in the head:
 * Chromium paints before it runs a script at the end of a page, and would read on while the frame is on its way.
 *
 * @param starter see bundleStarter
 */
export function startScriptsAfterPaint(starter: string): Rewrite {
  return ({ name, head, elements }) => {
    const scripts = elements.filter((element) => {
      const { src, nomodule } = attributesOf(element);
      return element.tagName === 'script' && src !== undefined && nomodule === undefined;
    });
    const attributes = scripts.map(attributesOf);
    const sources = attributes.map(({ src = '' }) => src);
    expectThat(scripts.length > 0, name, 'expected at least one async script, found none.');
    for (const { src, async } of attributes) expectThat(async !== undefined, name, `expected ${src} to be async.`);
    const repeated = sources.find((src, index) => sources.indexOf(src) !== index);
    expectThat(!repeated, name, `${repeated} is loaded twice.`);
    const preloads = elements.filter((element) => isLink(element, 'preload') && attributesOf(element).as === 'script');
    for (const preload of preloads) {
      const { href = '' } = attributesOf(preload);
      expectThat(sources.includes(href), name, `${href} is preloaded, but no script element loads it.`);
    }
    const list = JSON.stringify(attributes).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
    const headEnd = placeOf(head).endTagStart;
    return [
      ...[...scripts, ...preloads].map((element) => ({ ...placeOf(element), text: '' })),
      { start: headEnd, end: headEnd, text: `<script data-scripts='${list}'>${starter}</script>` },
    ];
  };
}

/**
 * Adds the security policy right after the character set: code before it would not be bound by it, and browsers look
 * for the character set in the first 1,024 bytes only. Comes after the other two, as it lists the hashes of all code in the page.
 */
export const addPolicy: Rewrite = ({ name, head, elements }) => {
  const first = head.childNodes.find(isElement);
  const charset = first?.tagName === 'meta' ? attributesOf(first).charset : undefined;
  expectThat(first && charset?.toLowerCase() === 'utf-8', name, 'expected <meta charset="utf-8"> first in the head.');
  const policies = elements.filter(
    (element) => attributesOf(element)['http-equiv']?.toLowerCase() === 'content-security-policy',
  );
  expectThat(policies.length === 0, name, 'expected no security policy yet.');
  const code = elements.map(inlineCodeOf).filter((inline) => inline !== undefined);
  const { end } = placeOf(first);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(code)}"/>`;
  return [{ start: end, end, text: policy }];
};
