import { getPicture, getResource, getResources } from '@/content/loader';
import { atomFeed } from './feed';
import { pageMetadata } from './metadata';
import { drawShareCard } from './ShareCard';

test('a guide is shared as an article with its dates', () => {
  const guide = getResource('step-up-basis');
  expect(pageMetadata(guide).openGraph).toMatchObject({ type: 'article', publishedTime: guide.published });
});

test('a character that the heading font lacks stops the build with an error that names it', async () => {
  const card = drawShareCard('A guide ✓', getPicture('social-card', ''));
  await expect(card).rejects.toThrow('The heading “A guide ✓” has “✓”');
});

describe('the feed', () => {
  const [guide] = getResources();

  test('has at most thirty guides, last updated first', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...(guide as NonNullable<typeof guide>),
      title: `Guide ${index}`,
      updated: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
    }));
    const feed = atomFeed(many);
    expect(feed.match(/<entry>/g)).toHaveLength(30);
    expect(feed).toContain('<updated>2026-01-28T00:00:00Z</updated>');
  });

  test('escapes the characters that XML reserves', () => {
    const feed = atomFeed([{ ...(guide as NonNullable<typeof guide>), title: 'Gifts & <basis>' }]);
    expect(feed).toContain('<title>Gifts &amp; &lt;basis&gt;</title>');
  });
});
