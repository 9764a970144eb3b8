/** The attributes of a script element, `src` among them. */
export type ScriptAttributes = Readonly<Record<string, string>>;

/** Milliseconds after which scripts start even if the paint, the font or a picture has not been reported. */
const longestWait = 4000;

/**
 * Starts a page's scripts once its first screen is painted. Earlier, they would compete with the heading font and the
 * main picture for bandwidth, and with the first frame for the processor. Runs in the browser.
 */
export function startScripts(scripts: readonly ScriptAttributes[]): void {
  const parsed = eventOn(document, 'DOMContentLoaded');
  const painted = Promise.all([parsed, firstPaint()]).then(firstScreenLoaded).then(frameShown);
  const notVisible = parsed.then(hidden);
  const waitedLongEnough = parsed.then(() => new Promise((done) => setTimeout(done, longestWait)));
  Promise.race([painted, notVisible, waitedLongEnough]).then(() => load(scripts));
}

const eventOn = (target: EventTarget, type: string) =>
  new Promise<void>((done) => target.addEventListener(type, () => done(), { once: true }));

/** Resolves at the first contentful paint. */
function firstPaint(): Promise<void> {
  return new Promise((done) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** Resolves when the heading font and the main pictures have loaded or failed. */
function firstScreenLoaded(): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const loading = pictures
    .filter(({ complete }) => !complete)
    .map((picture) => Promise.race([eventOn(picture, 'load'), eventOn(picture, 'error')]));
  return Promise.all([document.fonts?.ready, ...loading]);
}

/** A loaded picture is on the screen one frame later. */
const frameShown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Resolves when the page is hidden: a background tab or a prerendered page has no frame that scripts could delay. */
function hidden(): Promise<void> {
  return new Promise((done) => {
    const check = () => document.visibilityState === 'hidden' && done();
    document.addEventListener('visibilitychange', check);
    check();
  });
}

/**
 * Runs the scripts once all of them have loaded. The page works without scripts but might not with only some of them,
 * so if one fails to load, none runs.
 */
async function load(scripts: readonly ScriptAttributes[]): Promise<void> {
  const loaded = await Promise.all(scripts.map(preload));
  if (!loaded.every(Boolean)) return;
  for (const attributes of scripts) {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    document.head.append(script);
  }
}

/** Fetches a script without running it. Resolves to whether it loaded. */
function preload({ src = '', crossorigin }: ScriptAttributes): Promise<boolean> {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = src;
  if (crossorigin !== undefined) link.setAttribute('crossorigin', crossorigin);
  const result = Promise.race([eventOn(link, 'load').then(() => true), eventOn(link, 'error').then(() => false)]);
  document.head.append(link);
  return result;
}
