import { createHash } from 'node:crypto';
import { attributesOf, type Element, textOf } from './html';

/** A script or style whose code is in the page itself. */
export interface InlineCode {
  element: 'script' | 'style';
  /** In the policy's format: `sha256-…`. */
  hash: string;
}

/** The `type` values of scripts that a browser runs or acts on; others, such as structured data, are data. */
const scriptTypes = ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'];

/** The inline code that a policy must allow by its hash; undefined if the element has none. */
export function inlineCodeOf(element: Element): InlineCode | undefined {
  const { tagName } = element;
  const { src, type = '' } = attributesOf(element);
  const runs = tagName === 'script' && src === undefined && scriptTypes.includes(type);
  if (tagName !== 'style' && !runs) return undefined;
  const hash = `sha256-${createHash('sha256').update(textOf(element)).digest('base64')}`;
  return { element: tagName as 'script' | 'style', hash };
}

/**
 * The Content-Security-Policy of a page: the site's own files and the inline code, by hash. Directives that a `<meta>`
 * can't set are in `_headers`.
 */
export function policyFor(code: readonly InlineCode[]): string {
  const hashes = (element: string) => [
    ...new Set(code.filter((inline) => inline.element === element).map(({ hash }) => `'${hash}'`)),
  ];
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes('script')].join(' ')}`,
    `style-src ${["'self'", ...hashes('style')].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The newsletter's mail link is a form, so that it works without a script.
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ];
  return directives.join('; ');
}
