import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { FileTree } from './fileTree';
import { expectKnownFiles, finishSite, removeNavigationFiles } from './finishSite';
import { rewriteSite } from './rewrites';
import { folderWith, nextPage } from './testing';

const good = {
  'index.html': nextPage,
  'page-not-found.html': nextPage,
  'site.json': '{}',
  '_next/static/chunks/x.css': 'b{color:red}',
  '_next/static/chunks/a.js': 'a();'.repeat(20_000),
  '_next/static/chunks/short.js': 'b();',
};

const finish = (folder: string, to = 'out') => finishSite(join(folder, 'exported'), join(folder, to));

/** Files as `next build` writes them. */
const exported = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`exported/${name}`, content]));

/** These files, beside an earlier site. */
const exportedWith = (files: Record<string, string>) =>
  folderWith({ 'out/index.html': 'the last good build', ...exported(files) });

test('replaces the last site with the pages, without what Next exports for client-side navigation, and compresses texts', async () => {
  const unused = ['index.txt', '__next._full.txt', 'about/__next._tree.txt', '404.html', '_not-found.html'];
  const short = { 'robots.txt': 'few', 'icon.svg': 'few', 'cards/a.jpg': '', 'pictures/a.avif': '' };
  const files = { ...good, ...short, 'pictures/a.webp': 'p'.repeat(1000) };
  const after = exportedWith({ ...Object.fromEntries(unused.map((name) => [name, 'Next’s'])), ...files });
  const read = (name: string) => after.text(`out/${name}`);
  await finish(after.path);
  const script = '_next/static/chunks/a.js';
  const compressed = ['404.html', script, 'index.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]);
  const others = ['_next/static/chunks/short.js', '_next/static/chunks/x.css', 'pictures/a.webp'];
  const names = ['404.html', 'site.json', 'index.html', script, ...others, ...Object.keys(short)];
  const expected = [...names, ...compressed].map((name) => `out/${name}`);
  expect(after.names()).toEqual(expected.sort());
  expect([after.has('exported'), after.has('out/about')]).toEqual([false, false]);
  expect(read('index.html')).toContain('<p>About us &amp; you</p>');
  expect(read('404.html')).toBe(read('index.html'));
  expect(read('index.html')).toMatch(
    /Policy".*<script>\(async function loadScriptsAfterPaint.*<\/script><style>.*<\/head>/s,
  );
  // Browsers compile a long script while it loads.
  expect(read(script)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(read('_next/static/chunks/short.js')).toBe('b();');
});

test('keeps the scripts and pictures of open pages: those of the last build, and of the last week', async () => {
  const pictures = ['last', 'of-this-week', 'old'].map((name) => `pictures/${name}.webp`);
  const hashed = ['_next/static/chunks/last.js', ...pictures];
  const all = [...hashed, 'about.html', 'cards/last.jpg'];
  const site = folderWith(Object.fromEntries(all.map((name) => [`out/${name}`, name])));
  // One time, as a build gives all of its files.
  const now = Date.now();
  const age = (name: string, days: number) => {
    const time = new Date(now - days * 24 * 3600 * 1000);
    utimesSync(join(site.path, 'out', name), time, time);
  };
  for (const name of hashed) age(name, 40);
  age('pictures/old.webp', 50);
  const build = async () => {
    for (const [name, content] of Object.entries(exported(good))) site.write(name, content);
    await finish(site.path);
    return all.filter((name) => site.has(`out/${name}`));
  };
  expect(await build()).toEqual(hashed.slice(0, 3));
  age('pictures/of-this-week.webp', 6.9);
  expect(await build()).toEqual(['pictures/of-this-week.webp']);
  age('pictures/of-this-week.webp', 7.1);
  expect(await build()).toEqual([]);
});

test('keeps the last site when a page has unexpected HTML, and says so', async () => {
  const site = exportedWith({ ...good, 'about.html': '<p>About</p>' });
  await expect(finish(site.path)).rejects.toThrow(/^about.html: expected a <head>/);
  expect(site.text('out/index.html')).toBe('the last good build');
});

test('restores the last site when the new one cannot take its place', async () => {
  // No folder can move into itself.
  const last = 'exported/pictures/last.webp';
  const site = folderWith({ ...exported(good), [last]: 'the last good build' });
  await expect(finish(site.path, 'exported/pictures')).rejects.toThrow(/rename/);
  expect(site.text(last)).toBe('the last good build');
});

test.each(['about.rsc', '__next-tree.txt', '_next/data/x.json', 'api/feed'])(
  'stops at %s, which Next exports and no page needs',
  (name) => {
    const site = folderWith({ ...good, [name]: '' });
    expect(() => expectKnownFiles(site)).toThrow(`does not know: ${name}. Next may have changed`);
  },
);

test('keeps what the owner puts into public/: a text with the name of a page, and HTML that Next didn’t write', () => {
  const home = process.cwd();
  const project = folderWith({
    'public/about.txt': 'Of the owner',
    'public/proof.html': 'proof-of-ownership: 1',
    'new/proof.html': 'proof-of-ownership: 1',
    'new/_next/static/chunks/x.css': 'b{color:red}',
    'new/about.txt': 'Next’s',
    'new/about.html': nextPage,
  });
  process.chdir(project.path);
  removeNavigationFiles(new FileTree('new'));
  rewriteSite(new FileTree('new'));
  process.chdir(home);
  expect(project.text('new/proof.html')).toBe('proof-of-ownership: 1');
  expect(project.text('new/about.txt')).toBe('Of the owner');
});
