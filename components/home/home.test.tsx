import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture, services } from '../testing/samples';
import { Hero, ServicesTeaser } from './HomeSections';
import { WhyChoose } from './WhyChoose';

const headline = 'Independent, defensible valuations for life’s biggest transitions';

const facts = [
  { figure: '20+ years', label: 'of experience' },
  { figure: '5-7 business days', label: 'to a report' },
];

test('the hero shows the headline, two links, the picture and the facts', async () => {
  render(<Hero headline={headline} lede="In short." picture={picture} facts={facts} />);
  const hero = within(screen.getByRole('region', { name: headline }));
  expect(hero.getByRole('heading', { level: 1 })).toHaveTextContent(headline);
  expect(hero.getByText('In short.')).toBeInTheDocument();
  expect(hero.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Request an Appraisal', '/contact'],
    ['Our Services', '/services'],
  ]);
  expect(hero.getByRole('img', { name: picture.alt })).toHaveAttribute('fetchpriority', 'high');
  expect(hero.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
    '20+ years of experience',
    '5-7 business days to a report',
  ]);
  await expectNoViolations();
});

test('Why Choose shows its three cards, and hides the drawings from screen readers', async () => {
  const cards = ['Accuracy', 'Confidentiality', 'Fast Turnaround'].map((title) => ({ title, text: `On ${title}.` }));
  render(
    <WhyChoose title="Why Choose Us" cards={cards} turnaround="5-7 business days" picture={{ ...picture, alt: '' }} />,
  );
  const reasons = within(screen.getByRole('region', { name: 'Why Choose Us' })).getAllByRole('listitem');
  for (const [index, { title, text }] of cards.entries()) expect(reasons[index]).toHaveTextContent(title + text);
  for (const drawing of document.querySelectorAll('svg')) expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await expectNoViolations();
});

test('the services teaser links to each service and to the list', async () => {
  render(<ServicesTeaser title="Our Services" intro="Four reasons to ask." services={services} />);
  const teaser = within(screen.getByRole('region', { name: 'Our Services' }));
  expect(teaser.getByRole('link', { name: 'View all services' })).toHaveAttribute('href', '/services');
  const cards = teaser.getAllByRole('article').map((card) => {
    const link = within(card).getByRole('link');
    return [within(card).getByRole('heading').textContent, link.textContent, link.getAttribute('href')];
  });
  expect(cards).toEqual(services.map(({ title, path }) => [title, `Learn more: ${title}`, path]));
  await expectNoViolations();
});

test.each([
  ['5-7 business days', [5, 6, 7]],
  ['4 business days', [4]],
  ['about a week', []],
])('the calendar fills the days of "%s"', (turnaround, days) => {
  const cards = ['Accuracy', 'Confidentiality', 'Fast Turnaround'].map((title) => ({ title, text: `On ${title}.` }));
  const { container } = render(<WhyChoose title="Why" cards={cards} turnaround={turnaround} picture={picture} />);
  const filled = [...container.querySelectorAll('rect')].flatMap((day, index) =>
    day.classList.contains('fill-spruce') ? [index + 1] : [],
  );
  expect(filled).toEqual(days);
});
