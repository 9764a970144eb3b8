import { render, screen, within } from '@testing-library/react';
import { PageHeader } from './PageHeader';

test('every crumb is a link but the current page', () => {
  const crumbs = [
    { label: 'Services', path: '/services' },
    { label: 'Inheritance', path: '/services/inheritance' },
  ];
  render(<PageHeader title="Inheritance" crumbs={crumbs} />);
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const links = breadcrumb.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/services']);
  expect(links[0]).toHaveAccessibleName('Home');
  expect(breadcrumb.getByText('Inheritance')).toHaveAttribute('aria-current', 'page');
});
