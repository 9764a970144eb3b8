import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { contact, relatedResources, services } from '../testing/samples';
import { ForProfessionals } from './ForProfessionals';
import { ServiceBlocks } from './ServiceBlocks';
import { Benefits, Process } from './ServiceDetails';
import { ServicePanel } from './ServicePanel';

const textsOf = (items: readonly HTMLElement[]) => items.map((item) => item.textContent);

describe('the side panel', () => {
  beforeEach(() => {
    render(
      <ServicePanel
        icon="calendar"
        title="Date of Death"
        facts={{ turnaround: '5-7 business days', areas: 'Spokane and Vancouver, Washington' }}
        relatedResources={relatedResources}
        contact={contact}
      />,
    );
  });
  const panel = () => within(screen.getByRole('complementary', { name: 'Date of Death at a glance' }));

  test('shows the Quick Facts of the specification', async () => {
    const facts = within(panel().getByRole('region', { name: 'Quick Facts' })).getAllByRole('listitem');
    expect(textsOf(facts)).toEqual([
      'Report typically delivered within 5-7 business days',
      'Serving Spokane and Vancouver, Washington',
      'Experienced in court testimony and legal proceedings',
      'State certified appraisers',
    ]);
    await expectNoViolations();
  });

  test('links to the Related Resources, with nofollow for those not written yet', () => {
    const links = within(panel().getByRole('region', { name: 'Related Resources' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
      relatedResources.map(({ title, path, exists }) => [title, path, exists ? null : 'nofollow']),
    );
  });

  test('links to the request form and the phone', () => {
    expect(panel().getByText('Date of Death')).toBeInTheDocument();
    expect(panel().getByRole('link', { name: 'Request an Appraisal' })).toHaveAttribute('href', '/contact');
    expect(panel().getByRole('link', { name: contact.phone })).toHaveAttribute('href', contact.phoneLink);
  });
});

test('the blocks alternate sides, and each links to its service by name', async () => {
  render(<ServiceBlocks services={services} />);
  for (const [index, { title, summary, path, benefits }] of services.entries()) {
    const region = screen.getByRole('region', { name: title });
    const block = within(region);
    expect(block.getByRole('heading', { level: 2 })).toHaveTextContent(title);
    expect(block.getByText(summary)).toBeInTheDocument();
    expect(textsOf(block.getAllByRole('listitem'))).toEqual(benefits.slice(0, 3));
    expect(block.getByRole('link', { name: `Learn more about ${title}` })).toHaveAttribute('href', path);
    expect(block.getByRole('img')).toHaveAttribute('loading', index === 0 ? 'eager' : 'lazy');
    expect(region.querySelector('picture')?.parentElement?.classList.contains('md:order-2')).toBe(index % 2 === 1);
  }
  await expectNoViolations();
});

test('Our Process is an ordered list, with the drawn numbers hidden from screen readers', async () => {
  render(<Process steps={['Call', 'Visit', 'Report']} />);
  const list = within(screen.getByRole('region', { name: 'Our Process' })).getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(textsOf(within(list).getAllByRole('listitem'))).toEqual(['1Call', '2Visit', '3Report']);
  for (const number of ['1', '2', '3']) expect(screen.getByText(number)).toHaveAttribute('aria-hidden', 'true');
  await expectNoViolations();
});

test('shows the benefits as a list', async () => {
  render(<Benefits benefits={['Neutral', 'On time']} />);
  const items = within(screen.getByRole('region', { name: 'Benefits' })).getAllByRole('listitem');
  expect(textsOf(items)).toEqual(['Neutral', 'On time']);
  await expectNoViolations();
});

test('the section for professionals pairs each point with its title and can be linked to', async () => {
  render(
    <ForProfessionals title="For attorneys" intro="In short." points={[{ title: 'Billing', text: 'By firm.' }]} />,
  );
  expect(screen.getByRole('region', { name: 'For attorneys' })).toHaveAttribute('id', 'professionals');
  expect(screen.getByRole('term')).toHaveTextContent('Billing');
  expect(screen.getByRole('definition')).toHaveTextContent('By firm.');
  await expectNoViolations();
});
