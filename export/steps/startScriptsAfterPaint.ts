const asyncScript = /<script src="([^"]+)" async=""(?: id="[^"]*")?(?: fetchPriority="[^"]*")?><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Lets the page be painted before its scripts are fetched. On a slow line they would share the bandwidth with the style
 * sheet, the heading font and the picture that the visitor is waiting for; the pages work without them until then.
 * They start after the first frame, as no animation frame runs while a style sheet still blocks the page, and after the
 * heading font, which paints the headings once more. They begin before the load event, which therefore still waits for
 * them. A background tab has no frames, and starts them when loaded.
 */
export function startScriptsAfterPaint(html: string): string {
  const sources = [...new Set([...html.matchAll(asyncScript)].map(([, src]) => src as string))];
  if (sources.length === 0) return html;
  const page = html.replace(asyncScript, '').replace(scriptPreload, '');
  return page.replace('</body>', `<script>${starterOf(sources)}</script></body>`);
}

/** The script that starts the others; they stay async, as React looks for them by that attribute. */
function starterOf(sources: readonly string[]): string {
  const start = `${JSON.stringify(sources)}.forEach(function(u){var e=document.createElement("script");e.src=u;e.async=true;document.head.appendChild(e)})`;
  return `(function(){var f=0;function s(){f++||${start}}requestAnimationFrame(function(){document.fonts.ready.then(function(){setTimeout(s)})});addEventListener("load",s)})()`;
}
