import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture } from '../testing/samples';
import { Breadcrumb, breadcrumbItems } from './Breadcrumb';
import { PageHeader } from './PageHeader';

const labels = (path: string, title?: string) => breadcrumbItems(path, title).map(({ label }) => label);

test.each([
  ['/', undefined, []],
  ['/about', undefined, ['About']],
  ['/services/', undefined, ['Services']],
  ['/services/date-of-death', undefined, ['Services', 'Date Of Death']],
  ['/services/date-of-death', 'Date-of-Death Appraisals', ['Services', 'Date-of-Death Appraisals']],
  ['/resources/page/2', undefined, ['Resources', 'Page', '2']],
])('%s with the title %j reads %j', (path, title, expected) => {
  expect(labels(path, title)).toEqual(expected);
});

test('each crumb leads to its part of the path', () => {
  expect(breadcrumbItems('/a-b/c/d').map(({ path }) => path)).toEqual(['/a-b', '/a-b/c', '/a-b/c/d']);
});

test('home is a link, the last crumb is the page itself and no link', async () => {
  render(<Breadcrumb items={breadcrumbItems('/services/inheritance', 'Inheritance')} />);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const links = within(trail).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/services']);
  expect(links[0]).toHaveAccessibleName('Home');
  const current = within(trail).getByText('Inheritance');
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(current.closest('a')).toBeNull();
  await expectNoViolations();
});

test('a page begins with its trail, its one h1, a sentence and its picture at once', async () => {
  render(<PageHeader title="About Us" crumbs={breadcrumbItems('/about')} lede="Who we are." picture={picture} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Us');
  expect(screen.getByText('Who we are.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('loading', 'eager');
  expect(within(screen.getByRole('navigation')).getByText('About')).toHaveAttribute('aria-current', 'page');
  await expectNoViolations();
});

test('a page without a picture or sentence leaves no gap for them', () => {
  const { container } = render(<PageHeader title="FAQ" crumbs={breadcrumbItems('/faq')} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('p')).toBeNull();
});
