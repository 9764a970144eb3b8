import { render, screen, within } from '@testing-library/react';
import { contact } from '../testing/samples';
import { ServicePanel } from './ServiceSections';

test('the side panel shows the Quick Facts of the specification, and how to order', () => {
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
  const facts = within(panel.getByRole('region', { name: 'Quick Facts' })).getAllByRole('listitem');
  expect(facts.map((fact) => fact.textContent)).toEqual([
    'Report typically delivered within 5-7 business days',
    'Serving Spokane and Vancouver, Washington',
    'Experienced in court testimony and legal proceedings',
    'State certified appraisers',
  ]);
  expect(panel.getByRole('link', { name: 'Request an Appraisal' })).toHaveAttribute('href', '/contact');
  expect(panel.getByRole('link', { name: contact.phone })).toHaveAttribute('href', contact.phoneLink);
});
