import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ExportedSite } from './exportedSite';
import { removeUnusedFiles } from './nextFiles';
import { nextPage, siteOf } from './testing';

const good = {
  'index.html': nextPage,
  'page-not-found.html': nextPage,
  'host.json': '{}',
  '_next/static/chunks/x.css': 'b{color:red}',
  '_next/static/chunks/a.js': 'a();'.repeat(20_000),
};

function finishSite(folder: string, to = 'out'): void {
  const args = ['--import', 'tsx', 'tools/export/finishSite.ts', join(folder, 'exported'), join(folder, to)];
  execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
}

/** Runs the export on these files, beside an earlier site. Returns its error output and reads from the new site. */
function run(files: Record<string, string>) {
  const exported = Object.entries(files).map(([name, content]) => [`exported/${name}`, content]);
  const { folder } = siteOf({ 'out/index.html': 'the last good build', ...Object.fromEntries(exported) });
  let printed = '';
  try {
    finishSite(folder);
  } catch (error) {
    printed = (error as { stderr: string }).stderr;
  }
  return { printed, folder, read: (name: string) => readFileSync(join(folder, 'out', name), 'utf8') };
}

test('replaces the last site with the pages, without what Next exports for client-side navigation, and compresses texts', () => {
  const unused = ['index.txt', '__next._full.txt', 'about/__next._tree.txt', '404.html', '_not-found.html'];
  const files = { ...good, 'robots.txt': 'few', 'pictures/a.webp': 'p'.repeat(1000) };
  const { printed, folder, read } = run({ ...Object.fromEntries(unused.map((name) => [name, 'Next’s'])), ...files });
  expect(printed).toBe('');
  const script = '_next/static/chunks/a.js';
  const compressed = ['404.html', script, 'index.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]);
  const names = ['404.html', 'host.json', 'index.html', 'robots.txt'];
  expect(new ExportedSite(join(folder, 'out')).names()).toEqual(
    [...names, script, '_next/static/chunks/x.css', 'pictures/a.webp', ...compressed].sort(),
  );
  expect([existsSync(join(folder, 'exported')), existsSync(join(folder, 'out/about'))]).toEqual([false, false]);
  expect(read('index.html')).toContain('<p>About us &amp; you</p>');
  expect(read('404.html')).toBe(read('index.html'));
  // Browsers compile a long script while it loads.
  expect(read(script)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(brotliDecompressSync(readFileSync(join(folder, 'out', `${script}.br`))).toString()).toBe(read(script));
  expect(gunzipSync(readFileSync(join(folder, 'out', `${script}.gz`))).toString()).toBe(read(script));
});

test('keeps the scripts and pictures of open pages: those of the last build, and of the last week', () => {
  const files = [
    '_next/static/chunks/last.js',
    'pictures/last.webp',
    'pictures/of-this-week.webp',
    'pictures/old.webp',
  ];
  const { folder } = siteOf(Object.fromEntries([...files, 'about.html'].map((name) => [`out/${name}`, name])));
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * 24 * 3600 * 1000);
  for (const name of files) utimesSync(join(folder, 'out', name), daysAgo(40), daysAgo(40));
  utimesSync(join(folder, 'out', 'pictures/old.webp'), daysAgo(50), daysAgo(50));
  const kept = () => files.filter((name) => existsSync(join(folder, 'out', name)));
  const build = () => {
    for (const [name, content] of Object.entries(good)) new ExportedSite(folder).write(`exported/${name}`, content);
    finishSite(folder);
  };
  build();
  expect(kept()).toEqual(files.slice(0, 3));
  expect(existsSync(join(folder, 'out/about.html'))).toBe(false);
  utimesSync(join(folder, 'out', 'pictures/of-this-week.webp'), daysAgo(3), daysAgo(3));
  build();
  expect(kept()).toEqual(['pictures/of-this-week.webp']);
});

test('keeps the last site when a page has unexpected HTML, and says so without a stack trace', () => {
  const { printed, read } = run({ ...good, 'about.html': '<p>About</p>' });
  expect(read('index.html')).toBe('the last good build');
  expect(printed).toMatch(/^about.html: expected a <head>/);
  expect(printed).not.toMatch(/^\s+at /m);
});

test('restores the last site when the new one cannot take its place', () => {
  // No folder can move into itself.
  const last = 'exported/pictures/last.webp';
  const exported = Object.entries(good).map(([name, content]) => [`exported/${name}`, content]);
  const { folder } = siteOf({ ...Object.fromEntries(exported), [last]: 'the last good build' });
  expect(() => finishSite(folder, 'exported/pictures')).toThrow(/rename/);
  expect(readFileSync(join(folder, last), 'utf8')).toBe('the last good build');
});

test.each(['about.rsc', '__next-tree.txt', '_next/data/x.json', 'api/feed'])(
  'stops at %s, which Next exports and no page needs',
  (name) => {
    const needed = { ...good, 'icon.svg': '', 'cards/a.jpg': '', 'pictures/a.avif': '', 'robots.txt': '' };
    const unused = { 'index.txt': '', '__next._full.txt': '', 'about/__next._tree.txt': '' };
    const site = siteOf({ ...needed, ...unused, [name]: '' });
    expect(() => removeUnusedFiles(site)).toThrow(`does not know: ${name}. Next may have changed`);
    site.remove(name);
    removeUnusedFiles(site);
    expect(site.names()).toEqual(Object.keys(needed).sort());
  },
);
