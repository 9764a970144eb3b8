import { addPolicy, inlineStylesheet, type Rewrite, rewritePage, startScriptsAfterPaint } from './rewrites';
import { nextPage, siteOf } from './testing';

const site = siteOf({
  '_next/static/chunks/x.css': "@font-face{src:url(../media/a.woff2)}b{background:url('/c.svg');fill:url(#d)}\n",
});

const applyOnly = (rewrite: Rewrite) => (html: string) => rewritePage(html, 'about.html', [rewrite]);
const inline = applyOnly(inlineStylesheet(site));
const start = applyOnly(startScriptsAfterPaint);
const policy = applyOnly(addPolicy);

/** The page with one text replaced. Fails if the page doesn't contain the text. */
function changed(search: string, replacement: string): string {
  expect(nextPage).toContain(search);
  return nextPage.replace(search, replacement);
}

describe('the stylesheet', () => {
  const link = '<link rel="stylesheet" href="/_next/static/chunks/x.css" data-precedence="next"/>';

  test('is inlined behind title and description, with addresses that work from any page, and its link stays for React but loads nothing', () => {
    const style =
      "<style>@font-face{src:url(/_next/static/media/a.woff2)}b{background:url('/c.svg');fill:url(#d)}</style>";
    expect(inline(nextPage)).toBe(
      changed(link, link.replace('<link', '<link disabled=""')).replace('</head>', `${style}</head>`),
    );
  });

  test.each([
    ['is missing', link, '', /^about.html: expected one stylesheet link, found 0. Next may have changed/],
    ['appears twice', '<title>', '<link rel="stylesheet" href="/y.css"/><title>', /one stylesheet link, found 2/],
    ['applies only to some media', 'data-precedence="next"', 'media="print"', /unexpected attribute: media/],
    ['is on another site', 'href="/_next', 'href="//cdn.example', /found “\/\/cdn.example/],
  ])('stops the build when it %s', (_, search, replacement, message) => {
    expect(() => inline(changed(search, replacement))).toThrow(message);
  });
});

describe('the scripts', () => {
  test('are listed with all their attributes, in order, in one script at the end of the head', () => {
    const page = changed(
      '<script src="/_next/static/chunks/a.js" async="">',
      `<script async crossorigin="anonymous" src="/_next/static/chunks/a.js?v=1&amp;b=</script>">`,
    );
    const html = start(page);
    const [, list = ''] = /\((\[[^(]*)\)<\/script><\/head>/.exec(html) ?? [];
    expect(JSON.parse(list)).toEqual([
      { async: '', crossorigin: 'anonymous', src: '/_next/static/chunks/a.js?v=1&b=</script>' },
      { src: '/_next/static/chunks/main.js', async: '' },
    ]);
    // It would end the script.
    expect(list).not.toContain('<');
    expect(html).not.toMatch(/as="script"|<script[^>]* async/);
    expect(html).toContain('<link rel="preload" as="font" href="/_next/static/media/a.woff2"/><title>');
    expect(html).toContain('<script src="/_next/static/chunks/polyfills.js" noModule=""></script>');
  });

  test.each([
    ['there is none', nextPage.replaceAll('async=""', 'noModule=""'), /at least one async script/],
    ['one is not async', changed('chunks/a.js" async=""', 'chunks/a.js"'), /a.js to be async/],
  ])('stop the build when %s', (_, page, message) => {
    expect(() => start(page)).toThrow(message);
  });
});

test('the stylesheet comes after the script that starts the others, at the very end of the head', () => {
  const html = rewritePage(nextPage, 'about.html', [inlineStylesheet(site), startScriptsAfterPaint]);
  expect(html).toMatch(/<script>\(async function startScripts.*<\/script><style>.*<\/style><\/head>/s);
});

describe('the security policy', () => {
  // printf 'boot()' | openssl dgst -sha256 -binary | base64
  const boot = "'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='";

  test('comes directly after the character set and lists the hash of each inline script and style, but not of data', () => {
    const html = policy(inline(nextPage));
    const [, content = ''] =
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const others = "img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self' mailto:; base-uri 'none'";
    expect(content).toContain(`default-src 'none'; script-src 'self' ${boot}; style-src 'self' 'sha256-`);
    expect(content.replace(/.*style-src 'self' 'sha256-[^' ]*'; /, '')).toBe(others);
  });

  test.each([
    ['the character set is missing', changed('<meta charSet="utf-8"/>', ''), /expected <meta charset/],
    ['anything comes before it', changed('<head>', '<head><script>a()</script>'), /expected <meta charset/],
    ['an element has a style', changed('<p>', '<p style="opacity:0">'), /code in attributes \(p style\)/],
    ['an element has code', changed('<p>', '<p onclick="a()">'), /code in attributes \(p onclick\)/],
  ])('stops the build when %s', (_, page, message) => {
    expect(() => policy(page)).toThrow(message);
  });
});
