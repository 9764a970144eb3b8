import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture } from '../testing/samples';
import { Breadcrumb } from './Breadcrumb';
import { PageHeader } from './PageHeader';

const services = { label: 'Services', path: '/services' };

test('home is a link, the last crumb is the page itself and no link', async () => {
  render(<Breadcrumb items={[services, { label: 'Inheritance', path: '/services/inheritance' }]} />);
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
  render(
    <PageHeader title="About Us" crumbs={[{ label: 'About', path: '/about' }]} lede="Who we are." picture={picture} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Us');
  expect(screen.getByText('Who we are.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('loading', 'eager');
  expect(within(screen.getByRole('navigation')).getByText('About')).toHaveAttribute('aria-current', 'page');
  await expectNoViolations();
});

test('a page without a picture or sentence leaves no gap for them', () => {
  const { container } = render(<PageHeader title="FAQ" crumbs={[{ label: 'FAQ', path: '/faq' }]} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('p')).toBeNull();
});
