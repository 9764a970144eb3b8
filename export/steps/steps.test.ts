/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ExportedSite } from '../site';
import { addPolicy } from './addPolicy';
import { compileAhead } from './compileAhead';
import { compress } from './compress';
import { mergeInlineScripts } from './mergeInlineScripts';
import { removeNextNotFound } from './removeNextNotFound';
import { startScriptsAfterPaint } from './startScriptsAfterPaint';

const page = (body: string) => `<html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;

test('the page that Next adds is removed, with all that belongs to it', async () => {
  const site = ExportedSite.of({ '_not-found.html': '', '_not-found/x.txt': '', '404.html': '', '_next/a.js': '' });
  await removeNextNotFound(site);
  expect(site.names()).toEqual(['404.html', '_next/a.js']);
});

describe('scripts in the page', () => {
  test('those in a row become one, in their order', () => {
    expect(mergeInlineScripts(page('<script>a()</script><script>b("<p>");</script><script>c()</script>'))).toBe(
      page('<script>a();b("<p>");c()</script>'),
    );
  });

  test('data, scripts with a file and scripts apart stay as they are', () => {
    const body =
      '<script src="/a.js"></script><script>a()</script><p></p><script>b()</script><script type="application/ld+json">{}</script>';
    expect(mergeInlineScripts(page(body))).toBe(page(body));
  });
});

test('what a page starts with is compiled while it arrives, on all pages alike, and what is fetched later is not', () => {
  const site = ExportedSite.of({ '_next/a.js': 'a()', '_next/later.js': 'later()' });
  const compile = compileAhead(site);
  for (const _ of ['one page', 'another']) {
    const html = startScriptsAfterPaint(page('<script src="/_next/a.js" async=""></script>'), compile);
    expect(html).toContain('["/_next/a.js"]');
    expect(html).not.toContain('<script src');
  }
  compileAhead(site)('/_next/a.js');
  expect(site.text('_next/a.js')).toBe('//# allFunctionsCalledOnLoad\na()');
  expect(site.text('_next/later.js')).toBe('later()');
});

describe('the policy', () => {
  // echo -n 'a()' | openssl dgst -sha256 -binary | base64
  const hash = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

  test('stands first, names the hash of each script in the page, and none for data', () => {
    const html = addPolicy(page('<script>a()</script><script type="application/ld+json">{}</script>'), 'a.html');
    expect(html).toContain('<head><meta http-equiv="Content-Security-Policy" content="default-src');
    expect(html.match(/'sha256-[^']*'/g)).toEqual([hash]);
    expect(html).not.toContain('unsafe');
  });

  test('names no hash of a script with a file, and that of a style', () => {
    const html = addPolicy(page('<script src="/a.js" async=""></script><style media="print">a()</style>'), 'a.html');
    expect(html).toContain(`script-src 'self'; style-src 'self' ${hash};`);
  });

  test('is replaced, not added to, by a second run', () => {
    const once = addPolicy(page('<script>a()</script>'), 'a.html');
    expect(addPolicy(once, 'a.html')).toBe(once);
  });

  test('a page without a head stops the build', () => {
    expect(() => addPolicy('<p></p>', 'a.html')).toThrow('a.html has no <head>');
  });
});

test('each text file of some size gets a Brotli and a gzip copy that unpack to it', async () => {
  const text = 'A home is valued for a purpose and for a date. '.repeat(40);
  const site = ExportedSite.of({ 'a.html': text, 'b.txt': text, 'small.txt': 'few', 'c.webp': text });
  await compress(site);
  expect(site.names().filter((name) => /\.(br|gz)$/.test(name))).toEqual([
    'a.html.br',
    'a.html.gz',
    'b.txt.br',
    'b.txt.gz',
  ]);
  expect(brotliDecompressSync(site.bytes('a.html.br')).toString()).toBe(text);
  expect(gunzipSync(site.bytes('b.txt.gz')).toString()).toBe(text);
});
