import { fireEvent, render, screen } from '@testing-library/react';
import { visit } from '../testing/page';
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

describe('the newsletter', () => {
  const fetchMock = jest.fn();
  beforeEach(() => {
    window.fetch = fetchMock;
  });
  afterEach(() => expect(fetchMock).not.toHaveBeenCalled());

  test('without a script, the form itself opens an email to the firm', () => {
    visit(<Newsletter email={contact.email} />, (before) => {
      const form = before.querySelector('form');
      expect(form).toHaveAttribute('action', `mailto:${contact.email}`);
      expect(form).toHaveAttribute('method', 'get');
    });
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  });

  test('Subscribe sends nothing and says so; the address can be changed', () => {
    render(<Newsletter email={contact.email} />);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'jane@exmaple.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(screen.getByRole('status')).toHaveTextContent(/Nothing has been sent yet/);
    // Mail programs show a plus as a plus.
    expect(screen.getByRole<HTMLAnchorElement>('link').search).not.toContain('+');
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('jane@exmaple.com');
  });
});
