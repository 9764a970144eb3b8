import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture } from '../testing/samples';
import { PageHeader } from './PageHeader';

test('the page header shows its breadcrumb, title, lede and picture; every crumb is a link but the current page', async () => {
  const crumbs = [
    { label: 'Services', path: '/services' },
    { label: 'Inheritance', path: '/services/inheritance' },
  ];
  render(<PageHeader title="Inheritance" crumbs={crumbs} lede="What it is for." picture={picture} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inheritance');
  expect(screen.getByText('What it is for.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('loading', 'eager');
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const links = breadcrumb.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/services']);
  expect(links[0]).toHaveAccessibleName('Home');
  expect(breadcrumb.getByText('Inheritance')).toHaveAttribute('aria-current', 'page');
  await expectNoViolations();
});
