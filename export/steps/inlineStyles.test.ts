import { ExportedSite } from '../site';
import { inlineStyles } from './inlineStyles';

const css = "@font-face{src:url(../media/a.woff2)}b{background:url('/c.svg')}";
const site = ExportedSite.of({ '_next/static/chunks/x.css': css });
const html = '<head><link rel="stylesheet" href="/_next/static/chunks/x.css" data-precedence="next"/></head>';

test('a page holds its style sheet, with addresses that lead from anywhere', () => {
  const page = inlineStyles(site)(html);
  expect(page).toContain('<style>@font-face{src:url(/_next/static/media/a.woff2)}');
  expect(page).toContain("url('/c.svg')");
});

test('the link stays for React, and fetches nothing', () => {
  const page = inlineStyles(site)(html);
  expect(page).toContain(
    '<link rel="stylesheet" href="/_next/static/chunks/x.css" data-precedence="next" disabled=""/>',
  );
});

test('a style sheet that is not there stops the build', () => {
  expect(() => inlineStyles(ExportedSite.of({}))(html)).toThrow('no file _next/static/chunks/x.css');
});
