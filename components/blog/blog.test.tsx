import { fireEvent, render, screen } from '@testing-library/react';
import { contact, picture } from '../fixture';
import { BlogCards, Newsletter } from './BlogSections';

// jsdom has no layout, so nothing comes into view.
jest.mock('./BlogBehavior', () => ({ EnteringCards: ({ children }: { children: unknown }) => children }));

test('without posts, one sentence says so', () => {
  render(<BlogCards posts={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('region', { name: 'Posts' })).toHaveTextContent(/published any posts yet/);
});

test('several posts say once that their articles are in preparation', () => {
  const post = { excerpt: '<p>Text</p>', date: '2026-11-20', readTime: '1 min', category: 'Divorce', image: picture };
  render(<BlogCards posts={['one', 'two'].map((title) => ({ ...post, id: title, title, path: `/blog/${title}` }))} />);
  expect(screen.getByText(/in preparation/)).toBeVisible();
});

test('without a script, the newsletter’s form itself opens an email to the firm', () => {
  const { container } = render(<Newsletter email={contact.email} />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', `mailto:${contact.email}`);
  expect(form).toHaveAttribute('method', 'get');
});

test('an invisible character around a pasted address is no mistake', () => {
  render(<Newsletter email={contact.email} />);
  const input = screen.getByLabelText<HTMLInputElement>('Email');
  fireEvent.input(input, { target: { value: '\u200bjane@example.com\u2060' } });
  expect(input.value).toBe('jane@example.com');
});
