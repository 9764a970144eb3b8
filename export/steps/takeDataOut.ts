import { hashOf } from '../policy';
import type { ExportedSite } from '../site';

/** What React needs to take a page over, in the file that also shows the page after a link inside the site. */
export interface PageData {
  /** Address such as `/about.txt`. */
  file: string;
  /** As `integrity` names it. */
  hash: string;
  /** The script that starts the page once its data is there. */
  entry: string;
}

/** The scripts by which Next hands the data over: the beginning, then its parts as strings. */
const handOver =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)|self\.__next_f\.push\(\[1,("[^"\\]*(?:\\.[^"\\]*)*")\]\))<\/script>/g;
const entryScript = /<script id="_R_">([^<]*)<\/script>/;

/**
 * Takes the data for React out of a page. It says once more what stands in the page, and on a slow line the first paint
 * would wait for it; the same data is in the text file that Next exports beside each page.
 *
 * @param name file name such as `about.html`
 * @returns the page as it was and no data where the two differ, as for the not-found page, which has no such file
 */
export function takeDataOut(html: string, name: string, site: ExportedSite): { page: string; data?: PageData } {
  const file = name.replace(/html$/, 'txt');
  const [, entry] = entryScript.exec(html) ?? [];
  if (!entry || !site.has(file)) return { page: html };
  let inPage = '';
  const page = html.replace(handOver, (_, part?: string) => {
    if (part) inPage += JSON.parse(part);
    return '';
  });
  const text = site.text(file);
  if (inPage !== text) return { page: html };
  return { page: page.replace(entryScript, ''), data: { file: `/${file}`, hash: hashOf(text), entry } };
}
