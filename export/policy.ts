import { createHash } from 'node:crypto';
import type { Page, Script } from './page';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Whether the browser would run it. Data blocks, such as structured data, are not run and need no permission. */
export const isCode = ({ type }: Script) =>
  ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'].includes(type);

/** The hashes of what may run or style a page although it stands in the page itself. */
export function inlineHashes({ scripts, styles }: Page): { scripts: string[]; styles: string[] } {
  const inline = scripts.filter((script) => script.src === undefined && isCode(script));
  return {
    scripts: [...new Set(inline.map(({ text }) => sha256(text)))],
    styles: [...new Set(styles.map(sha256))],
  };
}

/**
 * What a page may load, run and send: everything of its own, and nothing else. A script in the page runs only if its
 * hash stands here, so that one that somebody smuggles in does not. What a `<meta>` cannot say stands in `_headers`.
 */
export function policyFor(page: Page): string {
  const hashes = inlineHashes(page);
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes.scripts].join(' ')}`,
    `style-src ${["'self'", ...hashes.styles].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The newsletter's mail link is a form, so that it works without script.
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ];
  return directives.join('; ');
}
