import { addPolicy, deferScripts, inlineStylesheet, type Rewrite, rewritePage } from './rewrites';
import { folderWith, nextPage } from './testing';

const site = folderWith({
  '_next/static/chunks/x.css': "@font-face{src:url(../media/a.woff2)}b{background:url('/c.svg');fill:url(#d)}\n",
});

const applyOnly = (rewrite: Rewrite) => (html: string) => rewritePage(html, 'about.html', [rewrite]);
const inline = applyOnly(inlineStylesheet(site));
const start = applyOnly(deferScripts);
const policy = applyOnly(addPolicy);

/** The page with one text replaced, which it must contain. */
function changed(search: string, replacement: string): string {
  const page = nextPage.replace(search, replacement);
  if (page === nextPage) throw new Error(`no ${search}`);
  return page;
}

const link = '<link rel="stylesheet" href="/_next/static/chunks/x.css" data-precedence="next"/>';

test('the stylesheet is inlined behind title and description, with addresses that work from any page, and its link stays for React but loads nothing', () => {
  const style =
    "<style>@font-face{src:url(/_next/static/media/a.woff2)}b{background:url('/c.svg');fill:url(#d)}</style>";
  const disabled = link.replace('<link', '<link disabled=""');
  expect(inline(nextPage)).toBe(changed(link, disabled).replace('</head>', `${style}</head>`));
});

test('the scripts are listed with all their attributes, in order, in one script at the end of the head', () => {
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

test('the policy comes directly after the character set and lists the hash of each inline script and style, but not of data', () => {
  // printf 'boot()' | openssl dgst -sha256 -binary | base64, and of 'a()'
  const scripts =
    "'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY=' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
  const html = policy(inline(changed('boot()</script>', 'boot()</script><script>a()</script>')));
  const [, content = ''] =
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const others = "img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self' mailto:; base-uri 'none'";
  expect(content).toContain(`default-src 'none'; script-src 'self' ${scripts}; style-src 'self' 'sha256-`);
  expect(content.replace(/.*style-src 'self' 'sha256-[^' ]*'; /, '')).toBe(others);
});

const asynchronous = 'chunks/a.js" async=""';
test.each([
  ['no head', policy, '<p>About</p>', /^about.html: expected a <head> with both tags. Next may have/],
  ['two stylesheets', inline, changed(link, link + link), /expected one stylesheet link, found 2/],
  ['a stylesheet for some media', inline, changed('data-precedence="next"', 'media="print"'), /attribute: media/],
  ['a stylesheet of another site', inline, changed('href="/_next', 'href="//a.example'), /found “\/\/a.example/],
  ['no async script', start, nextPage.replaceAll('async=""', 'noModule=""'), /at least one async script/],
  ['a script that is not async', start, changed(asynchronous, 'chunks/a.js"'), /a.js to be async/],
  ['no character set', policy, changed('<meta charSet="utf-8"/>', ''), /expected <meta charset/],
  ['a style attribute', policy, changed('<p>', '<p style="opacity:0">'), /code in attributes \(p style\)/],
  ['code in an attribute', policy, changed('<p>', '<p onclick="a()">'), /code in attributes \(p onclick\)/],
])('%s stops the build', (_what, rewrite, page, message) => expect(() => rewrite(page)).toThrow(message));
