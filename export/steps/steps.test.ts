/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ExportedSite } from '../site';
import { addPolicy } from './addPolicy';
import { compileAhead } from './compileAhead';
import { compress } from './compress';
import { mergeInlineScripts } from './mergeInlineScripts';
import { removeNextNotFound } from './removeNextNotFound';
import { startScriptsAfterPaint } from './startScriptsAfterPaint';
import { takeDataOut } from './takeDataOut';

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

describe('the data for React', () => {
  const part = (text: string) =>
    `<script>self.__next_f.push([1,${JSON.stringify(text).replace('<', '\\u003c')}])</script>`;
  const handedOver = `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${part('1:"<p')}${part('>"')}`;
  const body = `<p>About</p><script id="_R_">enter()</script><script src="/_next/a.js" async=""></script>${handedOver}`;
  const files = { 'about.txt': '1:"<p>"' };

  test('is fetched with the scripts, checked by its hash, and starts the page once it is there', () => {
    const { page: about, data } = takeDataOut(page(body), 'about.html', ExportedSite.of(files));
    expect(about).toBe(page('<p>About</p><script src="/_next/a.js" async=""></script>'));
    const html = startScriptsAfterPaint(about, () => undefined, data);
    // echo -n '1:"<p>"' | openssl dgst -sha256 -binary | base64
    expect(html).toContain(
      'fetch("/about.txt",{cache:c,integrity:"sha256-Qojasw6c9HuRmBKUooK4jYw+r+v660tDoS/92L4NR3Y="})',
    );
    expect(html).toContain('.push([0],[1,t]);enter()},');
  });

  test.each([
    ['in a file that says something else', { 'about.txt': '1:"<b>"' }],
    ['in no file', {}],
  ])('stays in the page if it stands %s', (_, there: Record<string, string>) => {
    expect(takeDataOut(page(body), 'about.html', ExportedSite.of(there))).toEqual({ page: page(body) });
  });
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
