import { ExportedSite } from '../site';
import { removeSegments } from './removeSegments';

test('removes the segments that Next exports for prefetching, and keeps every other text file', async () => {
  const site = ExportedSite.of({
    'about.txt': '',
    'about/__next._tree.txt': '',
    '__next._full.txt': '',
    'robots.txt': '',
  });
  await removeSegments(site);
  expect(site.names()).toEqual(['about.txt', 'robots.txt']);
});
