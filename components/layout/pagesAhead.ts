import { pageLinkAt } from './pageLink';

/**
 * Pages fetched ahead of a click.
 *
 * Next asks three times, one after another, before it has one page of a static export ready (is it there, what is it
 * made of, then its parts): half a second on a slow line. For a click on a page that was not prefetched it asks once,
 * for the page's data in a text file beside it. So the links leave Next's prefetching off, and the same file is fetched
 * here when a visitor is about to follow a link. When Next asks for it, it is there.
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

/** The path of a page by the path of its data: `/about.txt`, and `/index.txt` for the home page. */
const pageOf = (dataPath: string) => (dataPath === '/index.txt' ? '/' : dataPath.slice(0, -'.txt'.length));
const dataOf = (path: string) => (path === '/' ? '/index.txt' : `${path}.txt`);

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

/** Fetches the page behind the link that a pointer, a finger or the focus has reached. */
function fetchPageOf(event: Event): void {
  const link = pageLinkAt(event);
  if (!link || link.pathname === location.pathname || fresh(link.pathname)) return;
  keep(
    link.pathname,
    load(dataOf(link.pathname)).then((response) => response.text()),
  );
}

async function fetchHeaderPages(): Promise<void> {
  const response = await load(headerPagesFile);
  for (const [path, data] of Object.entries<string>(await response.json())) keep(path, Promise.resolve(data));
}

/** Next's question for a page's data, answered from what is here; anything else goes on to the network. */
const answer: typeof fetch = async (input, init) => {
  const url = input instanceof URL && input.searchParams.has('_rsc') ? input : undefined;
  const data = url && (await fresh(pageOf(url.pathname))?.data.catch(() => undefined));
  if (!url || data === undefined) return ask(input, init);
  const response = new Response(data, { headers: { 'content-type': 'text/x-component' } });
  // Next reads from it where the page is; a response that was not fetched has none.
  Object.defineProperty(response, 'url', { value: url.href });
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
 * Starts fetching ahead. The header's pages come once the page has loaded, the visitor has stirred and the browser has
 * nothing else to do, unless the visitor asked to save data; any other page when its link is about to be followed.
 */
export function fetchPagesAhead(): void {
  ask = window.fetch.bind(window);
  window.fetch = answer;
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, fetchPageOf, { passive: true });
  }
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  Promise.all([loaded(), stirred()])
    .then(idle)
    .then(fetchHeaderPages)
    .catch(() => undefined);
}
