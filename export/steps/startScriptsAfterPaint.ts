import type { PageData } from './takeDataOut';

/** A script that is fetched on its own, its address caught, or the announcement of one. */
const asyncScript =
  /<script src="([^"]+)" async=""(?: id="[^"]*")?(?: fetchPriority="[^"]*")?><\/script>|<link rel="preload" as="script"[^>]*>/g;

/** Milliseconds after which scripts no longer wait for a frame, a font or a picture that does not come. */
const patience = 4000;

/**
 * Lets the page be painted before its scripts are fetched. On a slow line they would share the bandwidth with the
 * heading font and the picture that the visitor is waiting for, on a slow phone the processor with the first frame; the
 * pages work without them until then. They start once the page is read, the browser reports its first frame on the
 * screen, and the font, which paints the headings once more, and the first screen's picture are there too: a picture
 * that has loaded is there a frame later. A background tab has no frames, and starts them when loaded.
 *
 * What starts them stands in the head: Chromium paints before it runs a script at the end of the page, and would read
 * on while that frame is on its way to the screen.
 *
 * @param starts is told the address of each script that the page starts with
 * @param data fetched with the scripts, if it does not stand in the page
 */
export function startScriptsAfterPaint(html: string, starts: (source: string) => void, data?: PageData): string {
  const sources = new Set<string>();
  const page = html.replace(asyncScript, (_, source?: string) => {
    if (source) sources.add(source);
    return '';
  });
  if (sources.size === 0) return html;
  for (const source of sources) starts(source);
  return page.replace('</head>', `<script>${starterOf([...sources], data)}</script></head>`);
}

/** Settles once the first frame with something in it is on the screen; at once in a browser that does not tell. */
const painted =
  'new Promise(function(d){(PerformanceObserver.supportedEntryTypes||[]).indexOf("paint")<0?d():new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint").length&&d()}).observe({type:"paint",buffered:true})})';
const read = 'new Promise(function(d){addEventListener("DOMContentLoaded",d)})';
/** Adds the pictures that are still to come to the list `w` of what is waited for. */
const pictures = `[].forEach.call(document.querySelectorAll('img[fetchpriority="high"]'),function(i){i.complete||w.push(new Promise(function(d){i.addEventListener("load",d);i.addEventListener("error",d)}))})`;

/** The script that starts the others; they stay async, as React looks for them by that attribute. */
function starterOf(sources: readonly string[], data?: PageData): string {
  const scripts = `${JSON.stringify(sources)}.forEach(function(u){var e=document.createElement("script");e.src=u;e.async=true;document.head.appendChild(e)})`;
  const start = data ? `${fetchData(data)};${scripts}` : scripts;
  const once = `var f=0;function s(){if(f++)return;${start}}`;
  const afterFrame = 'function(){requestAnimationFrame(function(){setTimeout(s)})}';
  const wait = `Promise.all([${painted},${read}]).then(function(){var w=[document.fonts.ready];${pictures};Promise.all(w).then(${afterFrame})})`;
  const atLast = `${read}.then(function(){setTimeout(s,${patience})})`;
  return `(function(){${once};${wait};${atLast};addEventListener("load",function(){document.hidden&&s()})})()`;
}

/**
 * Hands the data over as Next would have, and only then starts the page: Next takes data that comes later for lost. What
 * an earlier visit left is used without asking whether it is new, as the hash tells. Without its data a page stays as it
 * is without scripts.
 */
function fetchData({ file, hash, entry }: PageData): string {
  const kept = `function k(c){return fetch(${JSON.stringify(file)},{cache:c,integrity:"${hash}"}).then(function(r){return r.text()})}`;
  return `${kept}k("force-cache").catch(function(){return k("reload")}).then(function(t){(self.__next_f=self.__next_f||[]).push([0],[1,t]);${entry}},function(){})`;
}
