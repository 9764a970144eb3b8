import { attributesOf, elementsIn, parsePage, textOf } from '../export/html';

/** A link to another site. */
export interface OutsideLink {
  url: string;
  /** The text of the link. */
  label: string;
  /** The content file that has it. */
  file: string;
}

/** The links of a rendered text that lead to another site. */
export function outsideLinks(html: string, file: string): OutsideLink[] {
  return [...elementsIn(parsePage(html))]
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => ({ url: attributesOf(link).href ?? '', label: textOf(link).trim(), file }))
    .filter(({ url }) => /^https?:\/\//.test(url));
}

/** The result of requesting a page. `unsure` is for sites that refuse automated requests or have a problem today. */
export type Verdict = 'good' | 'moved' | 'broken' | 'unsure' | 'unreachable';

export interface Checked {
  url: string;
  verdict: Verdict;
  /** Why, in a few words. */
  reason: string;
}

interface CheckOptions {
  /** The time limit of one response. */
  timeoutMs?: number;
  /** How many pages are requested at once. */
  parallel?: number;
}

/**
 * Requests each page once. If none of the first few hosts responds, there is no network, and the other pages are not
 * requested.
 */
export async function checkLinks(urls: readonly string[], options: CheckOptions = {}): Promise<Checked[]> {
  const { timeoutMs = 15_000, parallel = 6 } = options;
  const waiting = [...new Set(urls.map((url) => url.replace(/#.*$/, '')))];
  const first = await mapWithLimit(onePerHost(waiting).slice(0, 3), parallel, (url) => checkLink(url, timeoutMs));
  if (first.every(({ verdict }) => verdict === 'unreachable')) return first;
  const requested = new Set(first.map(({ url }) => url));
  const others = waiting.filter((url) => !requested.has(url));
  return [...first, ...(await mapWithLimit(others, parallel, (url) => checkLink(url, timeoutMs)))];
}

function onePerHost(urls: readonly string[]): string[] {
  return [...new Map(urls.map((url) => [new URL(url).host, url])).values()];
}

async function mapWithLimit<In, Out>(items: readonly In[], limit: number, work: (item: In) => Promise<Out>) {
  const results: Out[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as In);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}

async function checkLink(url: string, timeoutMs: number): Promise<Checked> {
  try {
    const head = await request(url, 'HEAD', timeoutMs);
    // Many sites answer HEAD wrongly, so GET decides.
    const response = head.ok ? head : await request(url, 'GET', timeoutMs);
    return { url, ...judge(url, response) };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
    if (name === 'TimeoutError') return { url, verdict: 'unsure', reason: `no answer within ${timeoutMs / 1000} s` };
    return { url, verdict: 'unreachable', reason: cause?.code ?? cause?.message ?? name };
  }
}

async function request(url: string, method: 'HEAD' | 'GET', timeoutMs: number): Promise<Response> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (compatible; link check)' },
  });
  await response.body?.cancel();
  return response;
}

function judge(url: string, { ok, status, redirected, url: end }: Response): Pick<Checked, 'verdict' | 'reason'> {
  if (ok)
    return redirected && end !== url ? { verdict: 'moved', reason: `now at ${end}` } : { verdict: 'good', reason: '' };
  if (status === 404 || status === 410) return { verdict: 'broken', reason: `answers ${status}` };
  return { verdict: 'unsure', reason: `answers ${status}` };
}
