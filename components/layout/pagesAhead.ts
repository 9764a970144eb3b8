/**
 * Pages fetched ahead of a click.
 *
 * Next asks three times, one after another, before it has one page of a static export ready (is it there, what is it
 * made of, then its data): half a second on a slow line. The text file beside each page answers all three. It is
 * fetched here, once, when a visitor is about to follow a link; whatever Next asks then, the answer is at hand.
 */

/** The data of the pages that the header leads to, in one file, by path; written by export/steps/bundleHeaderPages. */
const headerPagesFile = '/header-pages.json';

/** Milliseconds for which a page's data is used; Next keeps what it prefetches itself as long. */
const keptFor = 5 * 60_000;

interface Ahead {
  data: Promise<string>;
  until: number;
}

const pages = new Map<string, Ahead>();
let ask: typeof fetch;

const dataOf = (path: string) => (path === '/' ? '/index.txt' : `${path}.txt`);

/** The page that one of Next's questions is about: `/about/__next._tree.txt`, `/about.txt` and `/about` are about one. */
const pageOf = (pathname: string) => pathname.replace(/(?:\/__next\._tree|\/index)?\.txt$/, '') || '/';

async function load(file: string): Promise<Response> {
  const response = await ask(file, { priority: 'low' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

/** Loads the scripts that a page's data names, as the page would: they only say what they hold, and run when needed. */
function loadScripts(data: string): void {
  for (const [src] of data.matchAll(/\/_next\/static\/chunks\/[\w.~-]+\.js/g)) {
    if (document.querySelector(`script[src="${src}"]`)) continue;
    const script = document.createElement('script');
    Object.assign(script, { src, async: true });
    // Next takes a script that stands there for one that is on its way, and would wait for it.
    script.onerror = () => script.remove();
    document.head.append(script);
  }
}

/** Keeps a page's data, and loads its scripts. */
function keep(path: string, data: Promise<string>): void {
  const ahead = { data, until: Date.now() + keptFor };
  pages.set(path, ahead);
  data.then(
    loadScripts,
    // Asked for again at the next sign of interest, and by Next at the click.
    () => pages.get(path) === ahead && pages.delete(path),
  );
}

function fresh(path: string): Ahead | undefined {
  const ahead = pages.get(path);
  return ahead && ahead.until > Date.now() ? ahead : undefined;
}

/** Fetches a page's data unless it is at hand. Settles once it is, and rejects where there is no such page. */
export async function fetchPage(path: string): Promise<void> {
  if (!fresh(path)) {
    keep(
      path,
      load(dataOf(path)).then((response) => response.text()),
    );
  }
  await fresh(path)?.data;
}

async function fetchHeaderPages(): Promise<void> {
  const response = await load(headerPagesFile);
  for (const [path, data] of Object.entries<string>(await response.json())) keep(path, Promise.resolve(data));
}

/** What Next asks about a page, answered from what is here; anything else goes on to the network. */
const answer: typeof fetch = async (input, init) => {
  if (!(input instanceof URL)) return ask(input, init);
  const there = init?.method === 'HEAD';
  if (!there && !input.searchParams.has('_rsc')) return ask(input, init);
  const data = await fresh(pageOf(input.pathname))?.data.catch(() => undefined);
  // Prefetching, Next forgets that an exported page's data has a name of its own: it would wait for ever for its rows
  // in the page itself.
  if (data === undefined && !there && !input.pathname.endsWith('.txt')) return new Response(null, { status: 404 });
  if (data === undefined) return ask(input, init);
  const response = new Response(there ? null : data, { headers: { 'content-type': 'text/x-component' } });
  // Next reads from it where the page is; a response that was not fetched has none.
  Object.defineProperty(response, 'url', { value: input.href });
  return response;
};

const loaded = () =>
  new Promise<void>((done) => {
    if (document.readyState === 'complete') done();
    else window.addEventListener('load', () => done(), { once: true });
  });

const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 200);
  });

/** The first sign that somebody is here: a page that is only looked at, or opened in the background, fetches nothing. */
const stirred = () =>
  new Promise<void>((done) => {
    const signs = new AbortController();
    for (const sign of ['pointermove', 'touchstart', 'keydown', 'scroll']) {
      document.addEventListener(sign, () => done(signs.abort()), { passive: true, signal: signs.signal });
    }
  });

/**
 * Answers Next from now on, and fetches the pages of the header once the page has loaded, the visitor has stirred and
 * the browser has nothing else to do, unless the visitor asked to save data.
 */
export function fetchPagesAhead(): void {
  ask = window.fetch.bind(window);
  window.fetch = answer;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  Promise.all([loaded(), stirred()])
    .then(idle)
    .then(fetchHeaderPages)
    .catch(() => undefined);
}
