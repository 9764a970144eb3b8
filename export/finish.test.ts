import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress';
import { next16, siteOf } from './fixture';
import { removeUnusedFiles } from './hostFiles';

const good = {
  'host.json': JSON.stringify({ url: 'https://firm.example' }),
  'index.html': next16,
  '_next/static/chunks/x.css': 'b{color:red}',
  '_next/static/chunks/a.js': 'a();'.repeat(20_000),
  '_next/static/chunks/main.js': 'main()',
  '_next/static/chunks/polyfills.js': 'polyfills()',
};

/** Runs the export on these files, beside an earlier site. Returns its error output and reads from the new site. */
function run(files: Record<string, string>) {
  const exported = Object.entries(files).map(([name, content]) => [`exported/${name}`, content]);
  const { folder } = siteOf({ 'out/index.html': 'the last good build', ...Object.fromEntries(exported) });
  const args = ['--import', 'tsx', 'export/finish.ts', join(folder, 'exported'), join(folder, 'out')];
  let printed = '';
  try {
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
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
});

test.each([
  ['a link leads nowhere', next16.replace('<p>', '<p><a href="/abuot">About</a>'), /\/abuot/],
  ['a page has unexpected HTML', '<p>About</p>', /^about.html: expected a <head>/],
])('keeps the last site when %s, and says so without a stack trace', (_, about, message) => {
  const { printed, read } = run({ ...good, 'about.html': about });
  expect(read('index.html')).toBe('the last good build');
  expect(printed).toMatch(message);
  expect(printed).not.toMatch(/^\s+at /m);
});

test('removes what Next exports for client-side navigation, and the folders left empty', () => {
  const site = siteOf({
    'about.html': '',
    'about.txt': '',
    'about/__next._tree.txt': '',
    '__next._full.txt': '',
    '_not-found.html': '',
    '_not-found/__next._tree.txt': '',
    'robots.txt': '',
  });
  removeUnusedFiles(site);
  expect(site.names()).toEqual(['about.html', 'robots.txt']);
  expect(existsSync(join(site.folder, 'about'))).toBe(false);
});

test('writes Brotli and gzip copies of text files that are worth compressing', async () => {
  const text = 'A home is valued for a purpose and for a date. '.repeat(40);
  const site = siteOf({ 'a.html': text, 'small.txt': 'few', 'c.webp': text });
  await compress(site);
  expect(site.names().filter((name) => /\.(br|gz)$/.test(name))).toEqual(['a.html.br', 'a.html.gz']);
  expect(brotliDecompressSync(site.bytes('a.html.br')).toString()).toBe(text);
  expect(gunzipSync(site.bytes('a.html.gz')).toString()).toBe(text);
});
