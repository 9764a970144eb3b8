import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { contact, relatedResources, services } from '../testing/samples';
import { RelatedResources, ServicePanel } from './ServiceSections';
import { ServiceBlocks } from './ServicesList';

const textsOf = (items: readonly HTMLElement[]) => items.map((item) => item.textContent);

test('the side panel shows the Quick Facts of the specification, and how to order', async () => {
  render(
    <ServicePanel
      service={{ icon: 'calendar', title: 'Date of Death' }}
      business={{
        ...contact,
        turnaroundText: '5-7 business days',
        areasText: 'Spokane and Vancouver, Washington',
      }}
    />,
  );
  const panel = within(screen.getByRole('complementary', { name: 'Date of Death at a glance' }));
  expect(textsOf(within(panel.getByRole('region', { name: 'Quick Facts' })).getAllByRole('listitem'))).toEqual([
    'Report typically delivered within 5-7 business days',
    'Serving Spokane and Vancouver, Washington',
    'Experienced in court testimony and legal proceedings',
    'State certified appraisers',
  ]);
  expect(panel.getByRole('link', { name: 'Request an Appraisal' })).toHaveAttribute('href', '/contact');
  expect(panel.getByRole('link', { name: contact.phone })).toHaveAttribute('href', contact.phoneLink);
  await expectNoViolations();
});

test('the Related Resources are nofollow links until their guides are written', async () => {
  render(<RelatedResources resources={relatedResources} />);
  const links = within(screen.getByRole('region', { name: 'Related Resources' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
    relatedResources.map(({ title, path, exists }) => [title, path, exists ? null : 'nofollow']),
  );
  await expectNoViolations();
});

test('each block of the list links to its service by name', async () => {
  render(<ServiceBlocks services={services} />);
  for (const { title, path } of services) {
    const block = within(screen.getByRole('region', { name: title }));
    expect(block.getByRole('link', { name: `Learn more about ${title}` })).toHaveAttribute('href', path);
  }
  await expectNoViolations();
});
