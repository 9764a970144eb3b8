import type { SiteFile, Variant } from './siteFiles';

const MOST_REMEMBERED = 200;
const remembered = new Map<string, { br: boolean; gzip: boolean }>();

/** Which compressed forms an `Accept-Encoding` value allows (RFC 9110, 12.5.3): named, or by `*`, with a weight above 0. */
export function acceptedEncodings(header: string): { br: boolean; gzip: boolean } {
  const known = remembered.get(header);
  if (known) return known;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(coding, weight ? Number(weight.slice(2)) : 1);
  }
  const allows = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  const answer = { br: allows('br'), gzip: allows('gzip') };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(header, answer);
  return answer;
}

/** The smallest form of a file that the visitor's browser reads. */
export function chooseVariant(file: SiteFile, acceptEncoding: string | undefined): Variant {
  if (!acceptEncoding || !file.compressible) return file.identity;
  const accepted = acceptedEncodings(acceptEncoding);
  if (accepted.br && file.br) return file.br;
  if (accepted.gzip && file.gzip) return file.gzip;
  return file.identity;
}

/** Whether an `If-None-Match` value names this ETag; the comparison is the weak one (RFC 9110, 13.1.2). */
export function matchesEtag(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}

/**
 * Reads a `Range` header for one part of a body (RFC 9110, 14).
 * @param size bytes in the whole body
 * @returns first and last byte; `unsatisfiable` when it starts past the end; undefined when the whole body is right
 */
export function parseRange(header: string, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  if (match[1] === '') {
    const length = Math.min(Number(match[2]), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (match[2] !== '' && Number(match[2]) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

/** Whether the sender wants a page to look at (a browser navigating) rather than data for a script. */
export function wantsPage(headers: {
  accept?: string | undefined;
  'sec-fetch-mode'?: string | string[] | undefined;
}): boolean {
  if (headers['sec-fetch-mode'] === 'navigate') return true;
  return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers.accept ?? '');
}
