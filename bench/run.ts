/**
 * `npm run bench`: measures the tables of docs/performance.md. Name parts to run only those: `npm run bench -- pages host`.
 * `--against=ORIGIN` compares with another site; `--rounds=N` visits each page N times; `--write` updates
 * docs/performance.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { serveSite } from '../host/serveSite.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { openBrowser } from './browser';
import { measureGrowth } from './growth';
import { measureHost } from './host';
import { measureLighthouse } from './lighthouse';
import { measureNavigation } from './navigation';
import { measureAgainst, measurePages, sitePaths } from './pages';
import * as report from './report';

const parts = ['pages', 'navigation', 'lighthouse', 'host', 'growth'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '13' }, write: { type: 'boolean' } },
});
/** Medians of 13 visits vary by 5% between runs, those of 5 visits by 10%. */
const rounds = Number(values.rounds);
const wanted = new Set(positionals.length > 0 ? positionals : parts);
const { against } = values;
const sections: Record<string, string> = {};

function show(title: string, text: string) {
  sections[title] = text;
  console.log(`\n## ${title}\n\n${text}`);
}

await ensureBuilt();
const site = await serveSite();
const browser = await openBrowser();
try {
  if (wanted.has('pages')) {
    show('Pages', report.pagesTable(await measurePages(browser, site.origin, rounds)));
    if (against) show('Another site', report.againstTable(await measureAgainst(browser, site.origin, against, rounds)));
  }
  if (wanted.has('navigation')) {
    const own = ['/about', '/services', '/resources', '/faq', '/blog', '/contact'];
    show('Next page', report.navigationTable(await measureNavigation(browser, site.origin, own, true, rounds)));
    if (against) {
      const rows = await measureNavigation(browser, against, ['/services', '/contact'], false, rounds);
      show('Next page of another site', report.navigationTable(rows));
    }
  }
} finally {
  await browser.close();
}
if (wanted.has('lighthouse')) {
  show('Lighthouse', report.lighthouseTable(await measureLighthouse(site.origin, await sitePaths())));
}
await site.stop();
if (wanted.has('host')) show('Self-host server', report.hostTable(await measureHost()));
if (wanted.has('growth')) show('Growth', report.growthTable(await measureGrowth([0, 500, 2000])));
if (values.write) await write();

/** Replaces the measured sections of docs/performance.md. */
async function write() {
  const names = ['next', 'react', 'framer-motion', 'tailwindcss'];
  const versions = await Promise.all(
    names.map(async (name) => [name, JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8')).version]),
  );
  let text = await readFile('docs/performance.md', 'utf8');
  const all = { Circumstances: report.circumstances(Object.fromEntries(versions)), ...sections };
  for (const [title, table] of Object.entries(all)) {
    const pattern = new RegExp(`<!-- measured: ${title} -->[\\s\\S]*?<!-- end -->`);
    text = text.replace(pattern, `<!-- measured: ${title} -->\n${table}\n<!-- end -->`);
  }
  await writeFile('docs/performance.md', text);
}
