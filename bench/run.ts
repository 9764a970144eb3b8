/**
 * `npm run bench`: the tables of docs/performance.md, measured now. Parts can be named: `npm run bench -- pages host`;
 * other sites are compared as `NAME=URL`. `--write` puts the tables into docs/performance.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { openBrowser } from './browser';
import { measureGrowth, millisecondsPerGuide } from './growth';
import { measureHost } from './host';
import { measureFullNavigation, measureInteractions, measureSoftNavigation } from './interactions';
import { measureLighthouse } from './lighthouse';
import { measurePages, sitePaths } from './pages';
import * as report from './report';
import { serve } from './sites';

const parts = ['pages', 'lighthouse', 'interactions', 'host', 'growth'] as const;
type Part = (typeof parts)[number];

const args = process.argv.slice(2);
const named = parts.filter((part) => args.includes(part));
const wanted = new Set<Part>(named.length > 0 ? named : parts);
const others = args
  .filter((arg) => /^[^=]+=https?:/.test(arg))
  .map((arg) => arg.split(/=(.*)/s).slice(0, 2) as [string, string]);
const growthCounts = [0, 10, 100, 1000, 2000];
const sections: Record<string, string> = {};

async function show(title: string, text: string) {
  sections[title] = text;
  console.log(`\n## ${title}\n\n${text}`);
}

await ensureBuilt();
const browser = await openBrowser();
const site = await serve(resolve('.'));
try {
  if (wanted.has('pages')) await show('Pages', report.pagesTable(await measurePages(browser, site.origin, others)));
  if (wanted.has('interactions')) {
    const interactions = await measureInteractions(browser, site.origin, 5);
    await show('Interactions (INP)', report.interactionsTable(interactions));
    const navigation = await measureSoftNavigation(browser, site.origin, 5);
    // Other pages of a site that was named are that site still.
    for (const [name, url] of others.filter(([, url]) => new URL(url).pathname === '/')) {
      navigation[`a page of ${name}, loaded anew`] = {
        heading: await measureFullNavigation(browser, url),
        whole: Number.NaN,
      };
    }
    await show('Soft navigation', report.navigationTable(navigation));
  }
} finally {
  await browser.close();
}
if (wanted.has('lighthouse')) {
  await show('Lighthouse', report.lighthouseTable(await measureLighthouse(site.origin, await sitePaths())));
}
site.stop();
if (wanted.has('host')) await show('Self-host server', report.hostTable(await measureHost()));
if (wanted.has('growth')) {
  const rows = await measureGrowth(growthCounts);
  await show(
    'Growth',
    `${report.growthTable(rows)}\n\nEach further guide costs ${millisecondsPerGuide(rows).toFixed(1)} ms.`,
  );
}

if (args.includes('--write')) await write();

/** Replaces the measured sections of docs/performance.md; what stands between them is written by hand. */
async function write() {
  const versions = Object.fromEntries(
    await Promise.all(
      ['next', 'react', 'framer-motion', 'tailwindcss', 'lighthouse'].map(async (name) => {
        const { version } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8'));
        return [name, version] as const;
      }),
    ),
  );
  let text = await readFile('docs/performance.md', 'utf8');
  for (const [title, table] of Object.entries({ Circumstances: report.circumstances(versions), ...sections })) {
    const mark = `<!-- measured: ${title} -->`;
    const pattern = new RegExp(`${mark.replace(/[()]/g, '\\$&')}[\\s\\S]*?<!-- end -->`);
    text = text.replace(pattern, `${mark}\n${table}\n<!-- end -->`);
  }
  await writeFile('docs/performance.md', text);
}
