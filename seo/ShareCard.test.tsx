/** @jest-environment node */
import { getPicture } from '@/content/schema';
import { drawShareCard } from './ShareCard';

test('a character that the heading font lacks stops the build with an error that names it', async () => {
  const card = drawShareCard('A guide ✓', getPicture('social-card', ''));
  await expect(card).rejects.toThrow('The heading “A guide ✓” has “✓”');
});
