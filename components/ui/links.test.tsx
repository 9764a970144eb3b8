import { fireEvent, render, screen } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture } from '../testing/samples';
import { Button, ButtonLink } from './Button';
import { LinkCard } from './Card';

describe('buttons', () => {
  test('a button does not submit a form by default', () => {
    render(<Button>Do it</Button>);
    expect(screen.getByRole('button', { name: 'Do it' })).toHaveAttribute('type', 'button');
  });

  test('a button passes its props on', () => {
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

  test('links that look like buttons are links', async () => {
    render(
      <>
        <ButtonLink href="/contact" look="secondary" className="extra">
          Request
        </ButtonLink>
        <ButtonLink href="tel:+1">Call</ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Request' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Request' })).toHaveClass('extra', 'min-h-11');
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+1');
    await expectNoViolations();
  });
});

describe('a card', () => {
  const card = { picture, place: 'third', title: 'Step-Up Basis', href: '/resources/step-up-basis' } as const;

  test('has a picture, a heading, a text, and one link that names its target', async () => {
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
    [true, null],
    [false, 'nofollow'],
  ])('with hasPage=%s has a link with rel=%s', (hasPage, rel) => {
    render(
      <LinkCard {...card} linkText="Read more" hasPage={hasPage}>
        A few words.
      </LinkCard>,
    );
    expect(screen.getByRole('link').getAttribute('rel')).toBe(rel);
    expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
  });
});
