import { createHash } from 'node:crypto';
import { attributesOf, type Element } from './html';

const isInline = (element: Element) => {
  const { src, type } = attributesOf(element);
  return src === undefined && type !== 'application/ld+json';
};

function hashOf({ childNodes }: Element): string {
  const code = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * The Content-Security-Policy of a page: the site's own files and the code in the page, by hash. Directives that a
 * `<meta>` can't set are in `_headers`.
 */
export function policyFor(elements: readonly Element[]): string {
  const hashes = (tagName: string) => {
    const inline = elements.filter((element) => element.tagName === tagName && isInline(element));
    return [...new Set(inline.map(hashOf))].join(' ');
  };
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${hashes('script')}`,
    `style-src 'self' ${hashes('style')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    // The newsletter's mail link is a form, so that it works without a script.
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ];
  return directives.join('; ');
}
