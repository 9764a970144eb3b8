import { getPicture, getGuide } from '@/content/loader';
import { pageMetadata } from './metadata';
import { drawShareCard } from './ShareCard';

test('a guide is shared as an article with its dates', () => {
  const guide = getGuide('step-up-basis');
  expect(pageMetadata(guide).openGraph).toMatchObject({ type: 'article', publishedTime: guide.published });
});

test('a character that the heading font lacks stops the build with an error that names it', async () => {
  const card = drawShareCard('A guide ✓', getPicture('social-card', ''));
  await expect(card).rejects.toThrow('The heading “A guide ✓” has “✓”');
});
