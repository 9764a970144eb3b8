import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture, services } from '../testing/samples';
import { Hero, ServicesTeaser } from './HomeSections';
import { WhyChoose } from './WhyChoose';

test('the first screen has two links and figures that read as phrases; the teaser links to every service', async () => {
  const figures = [
    { figure: '20+ years', label: 'of experience' },
    { figure: '5-7 business days', label: 'to a report' },
  ];
  render(
    <>
      <Hero headline="Valuations" lede="In short." picture={picture} figures={figures} />
      <ServicesTeaser title="Our Services" intro="Four reasons." services={services} />
    </>,
  );
  const hero = within(screen.getByRole('region', { name: 'Valuations' }));
  expect(hero.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
    '20+ years of experience',
    '5-7 business days to a report',
  ]);
  expect(hero.getByRole('img', { name: picture.alt })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Request an Appraisal', '/contact'],
    ['Our Services', '/services'],
    ['View all services', '/services'],
    ...services.map(({ title, path }) => [`Learn more: ${title}`, path]),
  ]);
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
