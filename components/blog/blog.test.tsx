import { render, screen } from '@testing-library/react';
import { contact } from '../testing/samples';
import { BlogCards, Newsletter } from './BlogSections';

test('without posts, one sentence says so', () => {
  render(<BlogCards posts={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('region', { name: 'Posts' })).toHaveTextContent(/published any posts yet/);
});

test('without a script, the newsletter’s form itself opens an email to the firm', () => {
  const { container } = render(<Newsletter email={contact.email} />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', `mailto:${contact.email}`);
  expect(form).toHaveAttribute('method', 'get');
});
