import { render, screen } from '@testing-library/react';
import { asHtml, picture } from '../testing';
import { BlogCards } from './BlogSections';

test('without posts, one sentence says so', () => {
  render(<BlogCards posts={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('region', { name: 'Posts' })).toHaveTextContent(/published any posts yet/);
});

test('posts lead to articles that are said once to be in preparation, and their pictures reserve their space, of which only the first loads at once', () => {
  const post = {
    excerpt: asHtml('<p>Text</p>'),
    date: '2026-11-20',
    readTime: '1 min',
    category: 'Divorce',
    image: picture,
  };
  render(<BlogCards posts={['one', 'two'].map((title) => ({ ...post, id: title, title, path: `/blog/${title}` }))} />);
  expect(screen.getByText(/in preparation/)).toBeVisible();
  expect(screen.getAllByRole('link')).toMatchObject([{ rel: 'nofollow' }, { pathname: '/blog/two' }]);
  const pictures = screen.getAllByRole('img');
  const hints = ['loading', 'fetchpriority', 'decoding'];
  expect(pictures.map((image) => hints.map((name) => image.getAttribute(name)))).toEqual([
    ['eager', 'high', null],
    ['lazy', null, 'async'],
  ]);
  for (const image of pictures) expect(image).toMatchObject({ width: 1600, height: 1000 });
});
