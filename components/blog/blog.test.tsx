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

  const subscribe = (address: string) => {
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: address } });
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  };
  const mail = () => new URL(screen.getByRole<HTMLAnchorElement>('link').href);

  test('without a script, the form itself opens an email to the firm', () => {
    visit(<Newsletter email={contact.email} />, (before) => {
      const form = before.querySelector('form');
      expect(form).toHaveAttribute('action', `mailto:${contact.email}`);
      expect(form).toHaveAttribute('method', 'get');
    });
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  });

  test('Subscribe sends nothing, says so, and offers a ready-made email with an address that can be changed', () => {
    render(<Newsletter email={contact.email} />);
    subscribe('jane+news@exmaple.com');
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('jane+news@exmaple.com');
    subscribe('jane+news@example.com');
    const panel = screen.getByRole('status');
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent('Nothing has been sent yet, and you aren’t subscribed until we get it.');
    expect(mail().protocol + mail().pathname).toBe(contact.emailLink);
    expect(mail().searchParams.get('subject')).toBe('Please add me to your newsletter');
    expect(mail().searchParams.get('body')).toBe('My email address: jane+news@example.com');
    expect(mail().search).not.toMatch(/subject=[^&]*\+/);
  });
});
