import { render, screen, within } from '@testing-library/react';
import { contact } from '../testing/samples';
import { SampleReport } from './SampleReport';
import { ServicePanel } from './ServiceSections';

const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

test('the side panel shows the Quick Facts of the specification, and how to order', () => {
  const business = { ...contact, turnaroundText: '5-7 business days', areasText: 'Spokane and Vancouver, Washington' };
  render(<ServicePanel service={{ icon: 'calendar', title: 'Date of Death' }} business={business} />);
  const panel = within(screen.getByRole('complementary', { name: 'Date of Death at a glance' }));
  const facts = within(panel.getByRole('region', { name: 'Quick Facts' })).getAllByRole('listitem');
  expect(textsOf(facts)).toEqual([
    'Report typically delivered within 5-7 business days',
    'Serving Spokane and Vancouver, Washington',
    'Experienced in court testimony and legal proceedings',
    'State certified appraisers',
  ]);
  expect(panel.getByRole('link', { name: 'Request an Appraisal' })).toHaveAttribute('href', '/contact');
  expect(panel.getByRole('link', { name: `Call ${contact.phone}` })).toHaveAttribute('href', contact.phoneLink);
});

test('the sample report is marked as a sample, and says its measurements and sums', () => {
  const words = { heading: 'A page', caption: 'Made up.', stamp: 'Sample', title: 'Appraisal', notes: ['First.'] };
  const sale = { name: 'One', sold: 'May', price: 500_000, adjustments: [-12_000, 5000] };
  const rows = { title: 'Sales', sold: 'Sold', price: 'Price', adjusted: 'Adjusted' };
  render(
    <SampleReport
      {...words}
      details={[{ label: 'Property', text: 'A house' }]}
      plan={{ title: 'The plan', width: 42, depth: 28 }}
      comparison={{ ...rows, adjustments: ['Size', 'Garage'], sales: [sale] }}
      value={{ title: 'The value', amount: 493_000, reason: 'Because.', signature: 'Signed' }}
    />,
  );
  expect(screen.getByText('Sample')).toBeVisible();
  expect(screen.getByText('42 by 28 feet')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Size −$12,000' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Garage +$5,000' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Adjusted $493,000' })).toBeInTheDocument();
});
