import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress';
import { removeUnusedFiles } from './hostFiles';
import { siteOf } from './siteFixture';

test('removes what Next exports for client-side navigation, and the folders left empty', () => {
  const site = siteOf({
    'about.html': '',
    'about.txt': '',
    'about/__next._tree.txt': '',
    '__next._full.txt': '',
    '_not-found.html': '',
    '_not-found/x.txt': '',
    '_not-found/__next._tree.txt': '',
    'robots.txt': '',
  });
  removeUnusedFiles(site);
  expect(site.names()).toEqual(['about.html', 'robots.txt']);
  expect(existsSync(join(site.folder, 'about'))).toBe(false);
});

test('writes Brotli and gzip copies of text files that are worth compressing', async () => {
  const text = 'A home is valued for a purpose and for a date. '.repeat(40);
  const site = siteOf({ 'a.html': text, 'b.txt': text, 'small.txt': 'few', 'c.webp': text });
  await compress(site);
  const copies = site.names().filter((name) => /\.(br|gz)$/.test(name));
  expect(copies).toEqual(['a.html.br', 'a.html.gz', 'b.txt.br', 'b.txt.gz']);
  expect(brotliDecompressSync(site.bytes('a.html.br')).toString()).toBe(text);
  expect(gunzipSync(site.bytes('b.txt.gz')).toString()).toBe(text);
});
