import { getGuide } from '@/content/loader';
import { pageMetadata } from './metadata';

test('a guide is shared as an article with its dates', () => {
  const guide = getGuide('step-up-basis');
  expect(pageMetadata(guide).openGraph).toMatchObject({ type: 'article', publishedTime: guide.published });
});
