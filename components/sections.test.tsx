import { render, screen } from '@testing-library/react';
import { Appraisers } from './about/AboutSections';
import { BlogCards } from './blog/BlogSections';
import { Byline } from './resources/GuideArticle';
import { asHtml, picture } from './testing';
import { keepTogether } from './ui/keepTogether';

const person = { name: 'Ann Example', credential: 'State-Certified Residential Appraiser' };

test('the about page lists the appraisers that the owner names, and nothing if there are none', () => {
  const { container, rerender } = render(<Appraisers appraisers={[]} />);
  expect(container).toBeEmptyDOMElement();
  const other = { ...person, name: 'Bo Sample', certificate: null };
  rerender(<Appraisers appraisers={[{ ...person, certificate: '1234567' }, other]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Ann ExampleState-Certified Residential Appraiser, certificate number 1234567');
  expect(second).toHaveTextContent(/^Bo SampleState-Certified Residential Appraiser$/);
});

test('without posts, one sentence says so', () => {
  render(<BlogCards posts={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('region', { name: 'Posts' })).toHaveTextContent(/published any posts yet/);
});

test('posts lead to articles that are said once to be in preparation, and their pictures reserve their space, of which only the first loads at once', () => {
  const post = { excerpt: asHtml('Text'), date: '2026-11-20', readTime: '1 min', category: 'Divorce', image: picture };
  render(<BlogCards posts={['one', 'two'].map((title) => ({ ...post, id: title, title, path: `/blog/${title}` }))} />);
  expect(screen.getByText(/in preparation/)).toBeVisible();
  expect(screen.getAllByRole('link')).toMatchObject([{ rel: 'nofollow' }, { pathname: '/blog/two' }]);
  const pictures = screen.getAllByRole('img');
  const hints = ['loading', 'fetchpriority', 'decoding'];
  expect(pictures.map((image) => hints.map((name) => image.getAttribute(name)))).toEqual([
    ['eager', 'high', null],
    ['lazy', null, 'async'],
  ]);
  for (const image of pictures) expect(image).toMatchObject({ width: 1600, height: 1000 });
});

const byline = { author: null, reviewer: null, published: '2026-01-01', updated: '2026-01-01', wordCount: 60 };

test('the byline shows one date for a guide that was never updated, and who wrote and reviewed it if the owner says so', () => {
  const { container, rerender } = render(<Byline {...byline} />);
  expect(container).toHaveTextContent('Published January 1, 2026. About 1 minute to read.');
  const updated = { ...byline, updated: '2026-02-28', wordCount: 3300 };
  rerender(<Byline {...updated} author="Bo Sample" reviewer={person} />);
  expect(container).toHaveTextContent(
    'By Bo Sample, published January 1, 2026, updated February 28, 2026. Reviewed by Ann Example, State-Certified Residential Appraiser. About 15 minutes to read.',
  );
});

test('ranges, compounds, forms and phone numbers stay whole, but nothing that could be wider than a phone', () => {
  const said =
    '$450-$700 (in 5-7 business days, or (2-3 days)), state-certified; Form 709, July 1, 2026, RCW 11.02 (509) 555-0142; a Date of Death; write to orders@certified-appraisals.example';
  const { container, rerender } = render(<p>{keepTogether(said)}</p>);
  const whole = () => Array.from(container.querySelectorAll('span'), ({ textContent }) => textContent).join(' | ');
  expect(container).toHaveTextContent(said);
  expect(whole()).toBe(
    '$450-$700 | 5-7 business | 2-3 days | state-certified; | Form 709 | July 1, | RCW 11.02 | (509) 555-0142 | Date of Death',
  );
  rerender(<p>{keepTogether('certified-person certified-persons')}</p>);
  expect(whole()).toBe('certified-person');
});
