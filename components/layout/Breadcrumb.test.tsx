import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture } from '../testing/samples';
import { Breadcrumb } from './Breadcrumb';
import { PageHeader } from './PageHeader';

const services = { label: 'Services', path: '/services' };

test('every item is a link except the current page', async () => {
  render(<Breadcrumb items={[services, { label: 'Inheritance', path: '/services/inheritance' }]} />);
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const links = within(breadcrumb).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/services']);
  expect(links[0]).toHaveAccessibleName('Home');
  const current = within(breadcrumb).getByText('Inheritance');
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(current.closest('a')).toBeNull();
  await expectNoViolations();
});

test('the page header shows the breadcrumb, the h1, the lede and an eagerly loaded picture', async () => {
  render(
    <PageHeader title="About Us" crumbs={[{ label: 'About', path: '/about' }]} lede="Who we are." picture={picture} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Us');
  expect(screen.getByText('Who we are.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('loading', 'eager');
  expect(within(screen.getByRole('navigation')).getByText('About')).toHaveAttribute('aria-current', 'page');
  await expectNoViolations();
});

test('the page header renders nothing for a missing picture or lede', () => {
  const { container } = render(<PageHeader title="FAQ" crumbs={[{ label: 'FAQ', path: '/faq' }]} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('p')).toBeNull();
});
