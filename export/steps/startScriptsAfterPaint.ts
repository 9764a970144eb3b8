import type { PageData } from './takeDataOut';

/** A script that is fetched on its own, its address caught, or the announcement of one. */
const asyncScript =
  /<script src="([^"]+)" async=""(?: id="[^"]*")?(?: fetchPriority="[^"]*")?><\/script>|<link rel="preload" as="script"[^>]*>/g;

/** Milliseconds after which scripts no longer wait for a font or a picture that does not come. */
const patience = 4000;

/**
 * Lets the page be painted before its scripts are fetched. On a slow line they would share the bandwidth with the
 * heading font and the picture that the visitor is waiting for; the pages work without them until then. They start once
 * the first frame, the font, which paints the headings once more, and the first screen's picture are on the screen: a
 * picture that has loaded is there a frame later. A background tab has no frames, and starts them when loaded.
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
  return page.replace('</body>', `<script>${starterOf([...sources], data)}</script></body>`);
}

/** The script that starts the others; they stay async, as React looks for them by that attribute. */
function starterOf(sources: readonly string[], data?: PageData): string {
  const scripts = `${JSON.stringify(sources)}.forEach(function(u){var e=document.createElement("script");e.src=u;e.async=true;document.head.appendChild(e)})`;
  const start = data ? `${fetchData(data)};${scripts}` : scripts;
  const pictures = `[].forEach.call(document.querySelectorAll('img[fetchpriority="high"]'),function(i){i.complete||w.push(new Promise(function(d){i.addEventListener("load",d);i.addEventListener("error",d)}))})`;
  return `(function(){var f=0,w=[document.fonts.ready];function s(){if(f++)return;${start}}function p(){requestAnimationFrame(function(){setTimeout(s)})}requestAnimationFrame(function(){${pictures};Promise.all(w).then(p);setTimeout(s,${patience})});addEventListener("load",function(){document.hidden&&s()})})()`;
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
