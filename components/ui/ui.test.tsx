import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture } from '../testing/samples';
import { Card } from './Card';
import { Email } from './Contact';
import { DimensionLine } from './DimensionLine';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { ArticleParts, Prose } from './Prose';
import { Section, SectionHeading } from './Section';

describe('a picture', () => {
  const files = (type: string) => [480, 960, 1600].map((width) => `/pictures/house-${width}.abc123.${type} ${width}w`);

  test('offers AVIF and WebP in all widths, and reserves its space', async () => {
    const { container } = render(<Picture picture={picture} place="half" className="extra" />);
    const image = screen.getByRole('img', { name: picture.alt });
    const source = container.querySelector('source');
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source?.getAttribute('srcset')).toBe(files('avif').join(', '));
    expect(image.getAttribute('srcset')).toBe(files('webp').join(', '));
    expect(image).toHaveAttribute('src', '/pictures/house-960.abc123.webp');
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '1000');
    expect(image).toHaveClass('extra');
    expect([source?.getAttribute('sizes'), image.getAttribute('sizes')]).toEqual(
      Array(2).fill('(min-width: 64rem) 36rem, 100vw'),
    );
    await expectNoViolations();
  });

  test.each([
    [false, 'lazy', null, 'async'],
    [true, 'eager', 'high', null],
  ])(
    'with priority=%s has loading=%s, fetchpriority=%s and decoding=%s',
    (priority, loading, fetchPriority, decoding) => {
      render(<Picture picture={picture} place="wide" priority={priority} />);
      const image = screen.getByRole('img');
      const hints = ['loading', 'fetchpriority', 'decoding'].map((name) => image.getAttribute(name));
      expect(hints).toEqual([loading, fetchPriority, decoding]);
    },
  );

  test('that is decorative is hidden from screen readers, and can have a single width', () => {
    render(<Picture picture={{ ...picture, alt: '', widths: [480] }} place="quarter" />);
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/pictures/house-480.abc123.webp');
  });
});

test('a section labeled by its heading is a landmark', async () => {
  render(
    <Section surface="shade" space="tight" aria-labelledby="why" id="here">
      <SectionHeading id="why" intro="In short.">
        Why
      </SectionHeading>
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Why' });
  expect(section).toHaveAttribute('id', 'here');
  expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent('Why');
  expect(within(section).getByText('In short.')).toBeInTheDocument();
  await expectNoViolations();
});

test('running text keeps its markup', () => {
  const { container } = render(<Prose html="<p>One <em>word</em>.</p>" className="extra" id="text" />);
  expect(container.firstElementChild).toHaveClass('prose', 'extra');
  expect(screen.getByText('word').tagName).toBe('EM');
});

test('an article shows its texts and diagrams in order', () => {
  const { container } = render(
    <ArticleParts
      parts={[
        { type: 'html', html: '<p>Before</p>' },
        { type: 'diagram', name: 'step-up', caption: 'How it steps up' },
        { type: 'html', html: '<p>After</p>' },
      ]}
      diagram={(name, caption) => <figure>{`${name}: ${caption}`}</figure>}
    />,
  );
  expect(container).toHaveTextContent('Beforestep-up: How it steps upAfter');
});

test('an email address can break after the @', () => {
  const { container } = render(<Email address="orders@appraisals.example" />);
  expect(container).toContainHTML('orders@<wbr>appraisals.example');
});

test('icons and dimension lines are hidden from screen readers', () => {
  const { container } = render(
    <Card className="extra">
      <Icon name="clock" className="size-5" />
      <DimensionLine />
    </Card>,
  );
  const [card] = container.children;
  expect(card).toHaveClass('extra', 'bg-card');
  for (const part of card?.children ?? []) expect(part).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('svg')).toHaveAttribute('focusable', 'false');
});
