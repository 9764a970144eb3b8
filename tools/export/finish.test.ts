import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ExportedSite } from './exportedSite';
import { compress, placeNotFoundPage, removeUnusedFiles } from './siteFiles';
import { nextPage, siteOf } from './testing';

const good = {
  'index.html': nextPage,
  'page-not-found.html': nextPage,
  'host.json': '{}',
  '_next/static/chunks/x.css': 'b{color:red}',
  '_next/static/chunks/a.js': 'a();'.repeat(20_000),
};

function finish(folder: string, to = 'out'): void {
  const args = ['--import', 'tsx', 'tools/export/finish.ts', join(folder, 'exported'), join(folder, to), '100'];
  execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
}

/** Runs the export on these files, beside an earlier site. Returns its error output and reads from the new site. */
function run(files: Record<string, string>) {
  const exported = Object.entries(files).map(([name, content]) => [`exported/${name}`, content]);
  const { folder } = siteOf({ 'out/index.html': 'the last good build', ...Object.fromEntries(exported) });
  let printed = '';
  try {
    finish(folder);
  } catch (error) {
    printed = (error as { stderr: string }).stderr;
  }
  return { printed, folder, read: (name: string) => readFileSync(join(folder, 'out', name), 'utf8') };
}

test('replaces the last site, and asks browsers to compile a long script while it loads', () => {
  const { printed, folder, read } = run(good);
  expect(printed).toBe('');
  expect(read('index.html')).toContain('<p>About us &amp; you</p>');
  expect(read('_next/static/chunks/a.js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(existsSync(join(folder, 'out/_next/static/chunks/a.js.br'))).toBe(true);
  expect(existsSync(join(folder, 'exported'))).toBe(false);
  // When the build began: an edit during a build makes it old.
  expect(statSync(join(folder, 'out/host.json')).mtimeMs).toBe(100_000);
  // For Netlify, which finds no 404.html in a folder by itself.
  expect(read('_redirects')).toBe('/services/* /services/404.html 404\n/resources/* /resources/404.html 404\n');
  expect([read('404.html'), existsSync(join(folder, 'out/page-not-found.html'))]).toEqual([read('index.html'), false]);
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
    finish(folder);
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
  expect(() => finish(folder, 'exported/pictures')).toThrow(/rename/);
  expect(readFileSync(join(folder, last), 'utf8')).toBe('the last good build');
});

test('removes what Next exports for client-side navigation, and puts the site’s own not-found page in its place', () => {
  const site = siteOf({
    'about.html': '',
    'about.txt': '',
    'about/__next._tree.txt': '',
    '__next._full.txt': '',
    '404.html': 'Next’s',
    'page-not-found.html': 'ours',
    '_not-found.html': '',
    '_not-found/__next._tree.txt': '',
    'robots.txt': '',
  });
  removeUnusedFiles(site);
  placeNotFoundPage(site);
  expect(site.names()).toEqual(['404.html', 'about.html', 'robots.txt']);
  expect(site.text('404.html')).toBe('ours');
  expect(existsSync(join(site.folder, 'about'))).toBe(false);
});

test.each(['about.rsc', '__next-tree.txt', '_next/data/x.json', 'api/feed'])(
  'stops at %s, which Next exports and no page needs',
  (name) => {
    const site = siteOf({ ...good, [name]: '', 'icon.svg': '', 'cards/a.jpg': '', 'pictures/a.avif': '' });
    expect(() => removeUnusedFiles(site)).toThrow(`does not know: ${name}. Next may have changed`);
  },
);

test('writes Brotli and gzip copies of text files that are worth compressing', async () => {
  const text = 'A home is valued for a purpose and for a date. '.repeat(40);
  const site = siteOf({ 'a.html': text, 'small.txt': 'few', 'c.webp': text });
  await compress(site);
  expect(site.names().filter((name) => /\.(br|gz)$/.test(name))).toEqual(['a.html.br', 'a.html.gz']);
  expect(brotliDecompressSync(site.bytes('a.html.br')).toString()).toBe(text);
  expect(gunzipSync(site.bytes('a.html.gz')).toString()).toBe(text);
});
