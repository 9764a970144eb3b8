/** The attributes of a script element, `src` among them. */
export type ScriptAttributes = Readonly<Record<string, string>>;

/**
 * Starts a page's scripts once its first screen is shown. Earlier, they would compete with the heading font and the
 * main picture for bandwidth, and with the first frame for the processor. Runs in the browser: its source is written
 * into the page, so it can't use anything outside itself; nor can it name a function, for which tsx adds a helper.
 */
export async function loadScriptsAfterPaint(scripts: readonly ScriptAttributes[]): Promise<void> {
  await new Promise<unknown>((start) => {
    const afterPaint = new PerformanceObserver((paints) => {
      // A slow browser may paint the background alone before. A frame's callback runs before that frame is painted, and
      // a timeout in it after.
      if (paints.getEntriesByName('first-contentful-paint').length > 0) requestAnimationFrame(() => setTimeout(start));
    });
    // The font and the pictures of the first screen have loaded or failed. What has loaded is shown one frame later. A
    // page in the background paints nothing.
    addEventListener('load', () =>
      document.hidden ? start(0) : afterPaint.observe({ type: 'paint', buffered: true }),
    );
    document.addEventListener('DOMContentLoaded', () => setTimeout(start, 4000));
  });
  const loaded = scripts.map(
    ({ src, crossorigin = null }) =>
      new Promise<unknown>((done) => {
        const link = document.createElement('link');
        link.addEventListener('load', done);
        Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: crossorigin, href: src });
        document.head.append(link);
      }),
  );
  // If one fails, this waits forever: the page works without scripts but might not with only some of them.
  await Promise.all(loaded);
  for (const attributes of scripts) {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    document.head.append(script);
  }
}
