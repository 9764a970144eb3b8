import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { contact, picture } from '../testing/samples';
import { Byline, Guide } from './Guide';
import { furtherPages, guidesOnPage, guidesPerPage, pageCount, pageNumberOf, pathOfPage } from './paging';
import { ResourceCenter } from './ResourceCenter';

const guide = (number: number) => ({
  id: `guide-${number}`,
  path: `/resources/guide-${number}`,
  title: `Guide ${number}`,
  summary: `What guide ${number} says.`,
  picture,
});
const noPeople = { author: null, reviewer: null };
const guides = (count: number) => Array.from({ length: count }, (_, index) => guide(index + 1));
const center = (count: number, page = 1) => (
  <ResourceCenter
    title="Resource Center"
    crumbs={[{ label: 'Resources', path: '/resources' }]}
    resources={guides(count)}
    call="Ask us."
    page={page}
    contact={contact}
  />
);

test('the Resource Center shows a card for each guide, then the call to action', async () => {
  render(center(3));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Resource Center');
  const cards = within(screen.getByRole('region', { name: 'Guides' })).getAllByRole('article');
  expect(
    cards.map((card) => {
      const link = within(card).getByRole('link');
      return [within(card).getByRole('img').getAttribute('alt'), link.textContent, link.getAttribute('href')];
    }),
  ).toEqual(guides(3).map(({ title, path }) => [picture.alt, `Read more: ${title}`, path]));
  expect(screen.getByText('What guide 1 says.')).toBeInTheDocument();
  const end = within(screen.getByRole('complementary', { name: 'Need a professional appraisal?' }));
  expect(end.getByRole('link', { name: 'Request an Appraisal' })).toHaveAttribute('href', '/contact');
  expect(end.getByRole('link', { name: `Call ${contact.phone}` })).toHaveAttribute('href', contact.phoneLink);
  expect(screen.queryByRole('navigation', { name: 'Pages of guides' })).toBeNull();
  await expectNoViolations();
});

test('more guides than fit on one page are paginated', async () => {
  render(center(guidesPerPage + 1, 2));
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
  [0, 1, []],
  [1, 1, []],
  [24, 1, []],
  [25, 2, ['page-2']],
  [49, 3, ['page-2', 'page-3']],
])('%d guides make %d pages, at %j', (count, pages, further) => {
  expect(pageCount(count)).toBe(pages);
  expect(furtherPages(count)).toEqual(further);
  const shown = Array.from({ length: pages }, (_, index) => guidesOnPage(guides(count), index + 1)).flat();
  expect(shown).toEqual(guides(count));
  for (const segment of further) expect(pathOfPage(pageNumberOf(segment) ?? 0)).toBe(`/resources/${segment}`);
});

test.each(['step-up-basis', 'page-1', 'page-0', 'page-02', 'page-2x', 'page-'])(
  '%s is not a page of the list',
  (segment) => expect(pageNumberOf(segment)).toBeUndefined(),
);

test('a guide shows the short answer, then the table of contents, then its text', async () => {
  const headings = [
    { id: 'which-date', text: 'Which date' },
    { id: 'who', text: 'Who may do it' },
  ];
  const html = headings.map(({ id, text }) => `<h2 id="${id}">${text}</h2><p>Words.</p>`).join('');
  render(
    <Guide
      resource={{
        ...guide(1),
        headings,
        published: '2026-01-01',
        updated: '2026-01-01',
        words: 600,
        ...noPeople,
        shortAnswer: '<p>It <strong>depends</strong>.</p>',
        content: [{ type: 'html', html }],
      }}
      crumbs={[{ label: 'Resources', path: '/resources' }]}
      publisher={contact.name}
      diagrams={{} as never}
    />,
  );
  const answer = screen.getByRole('region', { name: 'The short answer' });
  expect(within(answer).getByText('depends').tagName).toBe('STRONG');
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    headings.map(({ id, text }) => [`#${id}`, text]),
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'The short answer',
    'On this page',
    ...headings.map(({ text }) => text),
  ]);
  await expectNoViolations();
});

test('the byline shows the publisher, the dates and the reading time, the same in every time zone', () => {
  const { container } = render(
    <Byline {...noPeople} publisher="Certified Appraisals" published="2026-01-01" updated="2026-02-28" words={3300} />,
  );
  expect(container).toHaveTextContent(
    'Published by Certified Appraisals on January 1, 2026, updated February 28, 2026. About 15 minutes to read.',
  );
  expect(screen.getAllByRole('time')[0]).toHaveAttribute('datetime', '2026-01-01');
});

test('the byline shows one date for a guide that was never updated', () => {
  render(<Byline {...noPeople} publisher="X" published="2026-01-01" updated="2026-01-01" words={3300} />);
  expect(screen.getAllByRole('time')).toHaveLength(1);
});

test.each([
  [0, 1],
  [60, 1],
  [320, 1],
])('a guide of %d words takes about %d minute', (words, minutes) => {
  const { container } = render(
    <Byline {...noPeople} publisher="X" published="2026-01-01" updated="2026-01-01" words={words} />,
  );
  expect(container).toHaveTextContent(`About ${minutes} minute to read.`);
});

test('the byline names the author and the reviewer once the owner names them', () => {
  const reviewer = { name: 'Ann Example', credential: 'State-Certified Residential Appraiser' };
  const { container } = render(
    <Byline
      publisher="X"
      author="Bo Sample"
      reviewer={reviewer}
      published="2026-01-01"
      updated="2026-01-01"
      words={9}
    />,
  );
  expect(container).toHaveTextContent('By Bo Sample, published by X on January 1, 2026.');
  expect(container).toHaveTextContent('Reviewed by Ann Example, State-Certified Residential Appraiser.');
});
