import { render, screen } from '@testing-library/react';
import { contact, posts } from '../testing/samples';
import { BlogCards, Newsletter } from './BlogSections';

describe('the posts', () => {
  test('show their dates, the same in every time zone', () => {
    render(<BlogCards posts={posts} />);
    expect(screen.getAllByRole('time').map((time) => [time.getAttribute('datetime'), time.textContent])).toEqual([
      ['2024-03-15', 'March 15, 2024'],
      ['2024-02-28', 'February 28, 2024'],
      ['2024-02-01', 'February 1, 2024'],
    ]);
  });

  test('without posts, one sentence says so', () => {
    render(<BlogCards posts={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('region', { name: 'Posts' })).toHaveTextContent(/published any posts yet/);
  });
});

test('without a script, the newsletter’s form itself opens an email to the firm', () => {
  const { container } = render(<Newsletter email={contact.email} />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', `mailto:${contact.email}`);
  expect(form).toHaveAttribute('method', 'get');
});
