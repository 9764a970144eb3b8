import { ExportError } from './exportedSite';
import { next16, siteOf } from './fixture';
import { addPolicy, inlineStylesheet, type Rewrite, rewritePage, startScriptsAfterPaint } from './rewrites';

const site = siteOf({
  '_next/static/chunks/x.css': "@font-face{src:url(../media/a.woff2)}b{background:url('/c.svg')}\n",
});

const applyOnly = (rewrite: Rewrite) => (html: string) => rewritePage(html, 'about.html', [rewrite]);
const inline = applyOnly(inlineStylesheet(site));
const start = applyOnly(startScriptsAfterPaint('start()'));
const policy = applyOnly(addPolicy);
const rewriteAll = (html: string) => policy(start(inline(html)));

/** The page with one text replaced. Fails if the page doesn't contain the text. */
function changed(search: string, replacement: string, html = next16): string {
  expect(html).toContain(search);
  return html.replace(search, replacement);
}

describe('the stylesheet', () => {
  test('is inlined, with addresses that work from any page', () => {
    expect(inline(next16)).toContain(
      "<style>@font-face{src:url(/_next/static/media/a.woff2)}b{background:url('/c.svg')}</style>",
    );
  });

  test('keeps its link for React, disabled so that it loads nothing', () => {
    expect(inline(next16)).toContain(
      '<link rel="stylesheet" href="/_next/static/chunks/x.css" data-precedence="next" disabled=""/>',
    );
  });

  test.each([
    [
      'is missing',
      '<link rel="stylesheet" href="/_next/static/chunks/x.css" data-precedence="next"/>',
      '',
      /one stylesheet link, found 0/,
    ],
    ['appears twice', '<title>', '<link rel="stylesheet" href="/y.css"/><title>', /one stylesheet link, found 2/],
    ['applies only to some media', 'data-precedence="next"', 'media="print"', /unexpected attribute: media/],
    [
      'is on another site',
      'href="/_next/static/chunks/x.css"',
      'href="//cdn.example/x.css"',
      /found “\/\/cdn.example\/x.css”/,
    ],
    ['has no file', 'chunks/x.css', 'chunks/z.css', /no file _next\/static\/chunks\/z.css/],
  ])('stops the build when it %s', (_, search, replacement, message) => {
    expect(() => inline(changed(search, replacement))).toThrow(message);
  });
});

describe('the scripts', () => {
  const listOf = (html: string) =>
    JSON.parse((/data-scripts='([^']*)'/.exec(html)?.[1] ?? '').replaceAll('&#39;', "'").replaceAll('&amp;', '&'));

  test('are listed in one script in the head, in order', () => {
    const html = start(next16);
    expect(listOf(html)).toEqual([
      { src: '/_next/static/chunks/a.js', async: '' },
      { src: '/_next/static/chunks/main.js', async: '' },
    ]);
    expect(html).toContain('>start()</script></head>');
    expect(html).not.toMatch(/as="script"|<script src="[^"]*" async/);
  });

  test('keep all their attributes, in any order', () => {
    const page = changed(
      '<script src="/_next/static/chunks/a.js" async="">',
      `<script async crossorigin="anonymous" src="/_next/static/chunks/a.js?v=1&amp;b='">`,
    );
    expect(listOf(start(page))[0]).toEqual({
      async: '',
      crossorigin: 'anonymous',
      src: "/_next/static/chunks/a.js?v=1&b='",
    });
  });

  test.each([
    [
      'there is none',
      next16.replaceAll(/<script src="[^"]*" async=""><\/script>/g, '').replace(/<link rel="preload"[^>]*>/, ''),
      /at least one async script/,
    ],
    ['one is not async', changed('chunks/a.js" async=""', 'chunks/a.js"'), /a.js to be async/],
  ])('stop the build when %s', (_, page, message) => {
    expect(() => start(page)).toThrow(message);
  });
});

describe('the security policy', () => {
  // printf 'boot()' | openssl dgst -sha256 -binary | base64
  const boot = "'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='";

  test('comes directly after the character set and lists the hash of each inline script and style, but not of data', () => {
    const html = rewriteAll(next16);
    const [, content = ''] =
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const [, scripts = '', styles = ''] = /script-src ([^;]*); style-src ([^;]*);/.exec(content) ?? [];
    expect(scripts.split(' ')).toEqual(["'self'", expect.any(String), boot, expect.any(String)]);
    expect(styles).toMatch(/^'self' 'sha256-[^']*'$/);
    expect(content).not.toContain('unsafe');
  });

  test.each([
    ['the character set is missing', changed('<meta charSet="utf-8"/>', ''), /expected <meta charset/],
    [
      'something comes before the character set',
      changed('<head>', '<head><script>a()</script>'),
      /expected <meta charset/,
    ],
    [
      'an element has code in an attribute',
      changed('<p>', '<p style="opacity:0">'),
      /forbids code in attributes \(p style\)/,
    ],
  ])('stops the build when %s', (_, page, message) => {
    expect(() => policy(page)).toThrow(message);
  });
});

test('everything else in the page stays the same, byte for byte', () => {
  const html = rewriteAll(next16);
  expect(html).toContain('<body><p>About us &amp; you</p><script type="application/ld+json">{"a":1}</script>');
  expect(html).toContain(
    '<script id="_R_">boot()</script><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>',
  );
});

test('an error names the page and what was expected in it', () => {
  const fault = () => rewriteAll(changed('rel="stylesheet"', 'rel="x"'));
  expect(fault).toThrow(ExportError);
  expect(fault).toThrow(/^about.html: expected one stylesheet link, found 0. Next may have changed/);
});
