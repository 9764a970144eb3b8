import { render, screen } from '@testing-library/react';
import { contact, picture } from '../testing';
import { BlogCards, Newsletter } from './BlogSections';

test('without posts, one sentence says so', () => {
  render(<BlogCards posts={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('region', { name: 'Posts' })).toHaveTextContent(/published any posts yet/);
});

test('posts that come into view together enter 0.2 s apart unless motion is reduced, and their articles are said once to be in preparation', () => {
  const animate = jest.fn();
  let report = (_inView: boolean[]) => {};
  Object.assign(Element.prototype, { animate });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  window.IntersectionObserver = class {
    constructor(callback: (changes: object[]) => void) {
      const cards = () => screen.getAllByRole('listitem');
      report = (inView) =>
        callback(inView.map((isIntersecting, index) => ({ target: cards()[index], isIntersecting })));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const post = { excerpt: '<p>Text</p>', date: '2026-11-20', readTime: '1 min', category: 'Divorce', image: picture };
  const posts = ['one', 'two', 'three'].map((title) => ({ ...post, id: title, title, path: `/blog/${title}` }));
  const { unmount } = render(<BlogCards posts={posts} />);
  expect(screen.getByText(/in preparation/)).toBeVisible();
  // What the first screen shows enters by the stylesheet.
  report([true, false, false]);
  expect(animate).not.toHaveBeenCalled();
  report([true, true, true]);
  expect(animate.mock.calls.map(([, { delay }]) => delay)).toEqual([0, 200]);
  unmount();
  const unobserved = () => {};
  report = unobserved;
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  render(<BlogCards posts={posts} />);
  expect(report).toBe(unobserved);
});

test('without a script, the newsletter’s form itself opens an email to the firm', () => {
  const { container } = render(<Newsletter email={contact.email} />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', `mailto:${contact.email}`);
  expect(form).toHaveAttribute('method', 'get');
});
