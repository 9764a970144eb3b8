import { ExportedSite } from '../site';
import { bundleHeaderPages } from './bundleHeaderPages';
import { removeSegments } from './removeSegments';

const home =
  '<header><a href="/">Home</a><a href="tel:+1">Call</a><a href="/about">About</a></header><a href="/terms">';

test('the data of the pages in the header is gathered in one file', async () => {
  const site = ExportedSite.of({ 'index.html': home, 'index.txt': 'home', 'about.txt': 'about', 'terms.txt': 'terms' });
  await bundleHeaderPages(site);
  expect(JSON.parse(site.text('header-pages.json'))).toEqual({ '/': 'home', '/about': 'about' });
});

test('a header that leads nowhere, or to a page that is not there, stops the build', async () => {
  await expect(bundleHeaderPages(ExportedSite.of({ 'index.html': '<header></header>' }))).rejects.toThrow('no page');
  await expect(bundleHeaderPages(ExportedSite.of({ 'index.html': home }))).rejects.toThrow('no file index.txt');
});

test('the parts of pages that Next exports for its own prefetching are left out, the data of whole pages is not', async () => {
  const site = ExportedSite.of({
    'about.txt': '',
    'about/__next._tree.txt': '',
    '__next._full.txt': '',
    'robots.txt': '',
  });
  await removeSegments(site);
  expect(site.names()).toEqual(['about.txt', 'robots.txt']);
});
