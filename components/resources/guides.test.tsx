import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture } from '../testing/samples';
import { Byline } from './Guide';
import { furtherPages, GuideList, guidesPerPage, pageNumberOf } from './GuideList';

const guides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/resources/guide-${index + 1}`,
    title: `Guide ${index + 1}`,
    summary: `What guide ${index + 1} says.`,
    picture,
  }));
test('the Resource Center shows a card for each guide', async () => {
  render(<GuideList guides={guides(3)} page={1} />);
  const cards = within(screen.getByRole('region', { name: 'Guides' })).getAllByRole('link');
  expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual(
    guides(3).map(({ title, path }) => [`Read more: ${title}`, path]),
  );
  expect(screen.queryByRole('navigation', { name: 'Pages of guides' })).toBeNull();
  await expectNoViolations();
});

test('more guides than fit on one page are paginated', async () => {
  render(<GuideList guides={guides(guidesPerPage + 1)} page={2} />);
  expect(within(screen.getByRole('region', { name: 'Guides' })).getAllByRole('article')).toHaveLength(1);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of guides' })).getAllByRole('link');
  expect(pages.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/resources', null],
    ['/resources/page-2', 'page'],
  ]);
  expect(pages[1]).toHaveAccessibleName('Page 2');
  await expectNoViolations();
});

test.each([
  [0, []],
  [24, []],
  [49, ['page-2', 'page-3']],
])('%d guides have these further pages: %j', (count, further) => {
  expect(furtherPages(count)).toEqual(further);
  expect(further.map(pageNumberOf)).toEqual(further.map((_, index) => index + 2));
});

test.each(['step-up-basis', 'page-1', 'page-02', 'page-2x'])('%s is not a page of the list', (segment) =>
  expect(pageNumberOf(segment)).toBeUndefined(),
);

const byline = { author: null, reviewer: null, published: '2026-01-01', updated: '2026-01-01', words: 60 };

test('the byline shows one date for a guide that was never updated', () => {
  const { container } = render(<Byline {...byline} publisher="Certified Appraisals" />);
  expect(container).toHaveTextContent('Published by Certified Appraisals on January 1, 2026. About 1 minute to read.');
});

test('the byline shows the update, the author and the reviewer', () => {
  const reviewer = { name: 'Ann Example', credential: 'State-Certified Residential Appraiser' };
  const { container } = render(
    <Byline {...byline} publisher="X" author="Bo Sample" reviewer={reviewer} updated="2026-02-28" words={3300} />,
  );
  expect(container).toHaveTextContent(
    'By Bo Sample, published by X on January 1, 2026, updated February 28, 2026. Reviewed by Ann Example, State-Certified Residential Appraiser. About 15 minutes to read.',
  );
});
