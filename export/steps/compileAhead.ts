import type { ExportedSite } from '../site';

/** To other browsers a comment: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium (136 and later) compile the scripts that a page starts with on another thread while they arrive, in place
 * of one function after the other when each is called. Nearly all of them are called at the start: on a slow phone it
 * then holds up the page for half the time.
 *
 * @returns what does it to the script of an address such as `/_next/static/chunks/a.js`
 */
export function compileAhead(site: ExportedSite): (source: string) => void {
  const done = new Set<string>();
  return (source) => {
    if (done.has(source)) return;
    done.add(source);
    const name = source.slice(1);
    const script = site.text(name);
    if (!script.startsWith(hint)) site.write(name, hint + script);
  };
}
