import { render, screen, within } from '@testing-library/react';
import { expectNoViolations, mockMatchMedia, visit } from '../testing/page';
import { picture, services, testimonials } from '../testing/samples';
import { Hero } from './Hero';
import { ServicesTeaser } from './ServicesTeaser';
import { Strip } from './Strip';
import { Testimonials } from './Testimonials';
import { WhyChoose } from './WhyChoose';

const headline = 'Independent, defensible valuations for life’s biggest transitions';

test('the first screen says what we do and offers two ways on', async () => {
  render(<Hero headline={headline} lede="In short." picture={picture} facts={['20+ years', '5-7 business days']} />);
  const hero = within(screen.getByRole('region', { name: headline }));
  expect(hero.getByRole('heading', { level: 1 })).toHaveTextContent(headline);
  expect(hero.getByText('In short.')).toBeInTheDocument();
  expect(hero.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Request an Appraisal', '/contact'],
    ['Our Services', '/services'],
  ]);
  expect(hero.getByRole('img', { name: picture.alt })).toHaveAttribute('fetchpriority', 'high');
  expect(hero.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual(['20+ years', '5-7 business days']);
  await expectNoViolations();
});

test('the strip is one sentence', async () => {
  render(<Strip>Thousands of appraisals.</Strip>);
  expect(screen.getByText('Thousands of appraisals.').tagName).toBe('P');
  await expectNoViolations();
});

test('Why Choose gives its three reasons', async () => {
  const cards = ['Accuracy', 'Confidentiality', 'Fast Turnaround'].map((title) => ({ title, text: `On ${title}.` }));
  render(<WhyChoose title="Why Choose Us" cards={cards} />);
  const reasons = within(screen.getByRole('region', { name: 'Why Choose Us' })).getAllByRole('listitem');
  expect(reasons.map((reason) => reason.textContent)).toEqual(cards.map(({ title, text }) => title + text));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await expectNoViolations();
});

test('the teaser leads to each service by name, and to all of them', async () => {
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

test('the testimonials stand under their title', async () => {
  mockMatchMedia();
  visit(<Testimonials title="What clients say" testimonials={testimonials} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('What clients say');
  expect(screen.getByRole('region', { name: 'What clients say' })).toHaveTextContent('The first words.');
  await expectNoViolations();
});
