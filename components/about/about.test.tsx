import { render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../testing/page';
import { picture } from '../testing/samples';
import { Appraisers, Approach, Badges, Coverage, Story } from './AboutSections';

const badges = [
  { title: 'State Certified', text: 'By the state.' },
  { title: '20+ Years', text: 'In the field.' },
];

test('the story shows its text and both badges', async () => {
  render(
    <Story title="Our story" html="<p>Founded in <strong>2015</strong>.</p>">
      <Badges badges={badges} />
    </Story>,
  );
  const story = within(screen.getByRole('region', { name: 'Our story' }));
  expect(story.getByText('2015').tagName).toBe('STRONG');
  expect(story.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual(
    badges.map(({ title, text }) => title + text),
  );
  await expectNoViolations();
});

test('the approach lists each step under its title', async () => {
  render(<Approach title="Our approach" intro="In short." steps={[{ title: 'We listen', text: 'First.' }]} />);
  const approach = within(screen.getByRole('region', { name: 'Our approach' }));
  expect(approach.getByRole('heading', { level: 3 })).toHaveTextContent('We listen');
  expect(approach.getByRole('listitem')).toHaveTextContent('We listenFirst.');
  await expectNoViolations();
});

test('the coverage section shows the map and both offices', async () => {
  const offices = ['Spokane', 'Vancouver'].map((city) => ({
    city,
    address: `1 Main Street, ${city}`,
    text: `Around ${city}.`,
    picture,
  }));
  render(
    <Coverage title="Where we work" intro="In short." offices={offices}>
      <p>The map</p>
    </Coverage>,
  );
  const coverage = within(screen.getByRole('region', { name: 'Where we work' }));
  expect(coverage.getByText('The map')).toBeInTheDocument();
  expect(coverage.getAllByRole('heading', { level: 3 }).map((city) => city.textContent)).toEqual([
    'Spokane, Washington',
    'Vancouver, Washington',
  ]);
  expect(coverage.getByText('Around Vancouver.')).toBeInTheDocument();
  await expectNoViolations();
});

test('lists the appraisers that the owner names, and nothing if there are none', () => {
  const { container, rerender } = render(<Appraisers appraisers={[]} />);
  expect(container).toBeEmptyDOMElement();
  const named = { name: 'Ann Example', credential: 'State-Certified Residential Appraiser', certificate: '1234567' };
  rerender(<Appraisers appraisers={[named, { ...named, name: 'Bo Sample', certificate: null }]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Ann ExampleState-Certified Residential Appraiser, certificate number 1234567');
  expect(second).toHaveTextContent(/^Bo SampleState-Certified Residential Appraiser$/);
});
