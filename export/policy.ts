import { createHash } from 'node:crypto';
import type { InlineCode } from './page';

const codeTypes = ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'];

/** What a policy, in quotes, and `integrity` name a text by. */
export const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Whether the browser would run a script, and finds it in the page itself. Data blocks, such as structured data, are not
 * run and need no permission.
 */
export const isInlineCode = ({ src, type = '' }: { src?: string; type?: string }) =>
  src === undefined && codeTypes.includes(type);

/**
 * What a page may load, run and send: everything of its own, and nothing else. A script in the page runs only if its
 * hash stands here, so that one that somebody smuggles in does not. What a `<meta>` cannot say stands in `_headers`.
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
    // The newsletter's mail link is a form, so that it works without script.
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ];
  return directives.join('; ');
}
