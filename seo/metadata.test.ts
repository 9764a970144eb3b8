import { getGuide } from '@/content/loader';
import { pageMetadata } from './metadata';
import { drawable } from './ShareCard';

test('a guide is shared as an article with its dates', () => {
  const guide = getGuide('step-up-basis');
  expect(pageMetadata(guide).openGraph).toMatchObject({ type: 'article', publishedTime: guide.published });
});

test('a share card shows names with accents, and leaves out what its font cannot draw', () => {
  expect(drawable("Róisín Łukasz & Nguyễn's guide ✓")).toBe('Róisín Łukasz & Nguyễn’s guide');
});
