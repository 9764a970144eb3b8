import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture } from '../testing/samples';
import { LinkCards } from './Card';
import { Picture } from './Picture';

test('a picture offers AVIF and WebP in all widths, and reserves its space', () => {
  const { container } = render(<Picture picture={picture} slot="half" />);
  const files = (type: string) => [480, 960, 1600].map((width) => `/pictures/house-${width}.abc123.${type} ${width}w`);
  expect(container.querySelector('source[type="image/avif"]')).toHaveAttribute('srcset', files('avif').join(', '));
  const image = screen.getByRole('img', { name: picture.alt });
  expect(image).toHaveAttribute('srcset', files('webp').join(', '));
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '1000']);
  expect(image).toHaveAttribute('loading', 'lazy');
});

test.each([
  [true, null],
  [false, 'nofollow'],
])('each card has one link that names its target; with havePages=%s its rel is %s', async (havePages, rel) => {
  const card = { path: '/resources/step-up-basis', title: 'Step-Up Basis', picture, summary: 'A few words.' };
  render(
    <>
      <h1>Guides</h1>
      <LinkCards
        cards={[card, { ...card, path: '/resources/x', title: 'X' }]}
        slot="third"
        linkText="Read more"
        headingLevel={2}
        havePages={havePages}
      />
    </>,
  );
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Step-Up BasisA few words.Read more');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Read more: Step-Up Basis', 'Read more: X']);
  expect(links[0]).toHaveAttribute('href', card.path);
  expect(links[0]?.getAttribute('rel')).toBe(rel);
  await expectNoViolations();
});
