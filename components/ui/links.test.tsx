import { fireEvent, render, screen } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture } from '../testing/samples';
import { Button, ButtonAnchor, ButtonLink } from './Button';
import { LinkCard } from './LinkCard';
import { PageLink } from './PageLink';

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...link }: { prefetch?: boolean | null }) => <a data-prefetch={String(prefetch)} {...link} />,
}));

/** `false`: nothing is fetched. `null`: fetched as Next does by itself. */
const expectPrefetch = (name: string, prefetch: 'false' | 'null') =>
  expect(screen.getByRole('link', { name })).toHaveAttribute('data-prefetch', prefetch);

describe('a link to a page', () => {
  test('fetches nothing only because it is in view', () => {
    render(<PageLink href="/about">About</PageLink>);
    expectPrefetch('About', 'false');
  });

  test.each([
    ['a pointer', fireEvent.pointerEnter],
    ['a finger', fireEvent.touchStart],
    ['the focus', fireEvent.focus],
  ])('fetches its page when %s reaches it, and still tells its owner', (_what, reach) => {
    const owner = jest.fn();
    render(
      <PageLink href="/about" onPointerEnter={owner} onTouchStart={owner} onFocus={owner}>
        About
      </PageLink>,
    );
    reach(screen.getByRole('link'));
    expectPrefetch('About', 'null');
    expect(owner).toHaveBeenCalledTimes(1);
  });

  test('fetches for itself alone', () => {
    render(
      <>
        <PageLink href="/about">About</PageLink>
        <PageLink href="/faq">FAQ</PageLink>
      </>,
    );
    fireEvent.focus(screen.getByRole('link', { name: 'FAQ' }));
    expectPrefetch('About', 'false');
    expectPrefetch('FAQ', 'null');
  });
});

describe('buttons', () => {
  test('a button submits nothing unless told to', () => {
    render(<Button>Do it</Button>);
    expect(screen.getByRole('button', { name: 'Do it' })).toHaveAttribute('type', 'button');
  });

  test('it passes on what it is given', () => {
    const onClick = jest.fn();
    render(
      <>
        <Button onClick={onClick}>One</Button>
        <Button type="submit" disabled onClick={onClick}>
          Two
        </Button>
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'One' }));
    fireEvent.click(screen.getByRole('button', { name: 'Two' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Two' })).toHaveAttribute('type', 'submit');
  });

  test('links that look like buttons are links; only those to pages may fetch ahead', async () => {
    render(
      <>
        <ButtonLink href="/contact" look="secondary" className="extra">
          Request
        </ButtonLink>
        <ButtonAnchor href="tel:+1">Call</ButtonAnchor>
      </>,
    );
    expectPrefetch('Request', 'false');
    expect(screen.getByRole('link', { name: 'Request' })).toHaveClass('extra', 'min-h-11');
    expect(screen.getByRole('link', { name: 'Call' })).not.toHaveAttribute('data-prefetch');
    await expectNoViolations();
  });
});

describe('a card', () => {
  const card = { picture, place: 'third', title: 'Step-Up Basis', href: '/resources/step-up-basis' } as const;

  test('has a picture, a heading, words, and one link that says where it leads', async () => {
    render(
      <>
        <h1>Guides</h1>
        <LinkCard {...card} linkText="Read more" headingLevel={2} meta={<p>June 1</p>}>
          A few words.
        </LinkCard>
      </>,
    );
    expect(screen.getByRole('img', { name: picture.alt })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Step-Up Basis');
    const link = screen.getByRole('link');
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Read more: Step-Up Basis', card.href]);
    expect(screen.getByRole('article')).toHaveTextContent('June 1Step-Up BasisA few words.Read more');
    await expectNoViolations();
  });

  test.each([
    [true, 'false'],
    [false, null],
  ])('with a page behind it: %s', (hasPage, prefetch) => {
    render(
      <LinkCard {...card} linkText="Read more" hasPage={hasPage}>
        A few words.
      </LinkCard>,
    );
    expect(screen.getByRole('link').getAttribute('data-prefetch')).toBe(prefetch);
    expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
  });
});
