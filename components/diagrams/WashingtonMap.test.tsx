import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { WashingtonMap } from './WashingtonMap';

const example = {
  caption: 'Two offices',
  land: { width: 500, height: 330, state: 'M0 0h500v330H0z', borders: 'M250 0v330' },
  offices: [
    { city: 'Spokane', county: 'Spokane County', where: 'in the east', x: 460, y: 127, shape: 'M430 90h60v80h-60z' },
    { city: 'Vancouver', county: 'Clark County', where: 'in the southwest', x: 124, y: 320, shape: 'M110 280h40v50z' },
  ],
};

test('lists the offices and their locations for screen readers', () => {
  render(<WashingtonMap {...example} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Spokane, Spokane County, in the east',
    'Vancouver, Clark County, in the southwest',
  ]);
});

test('names each city and its county on the map', () => {
  render(<WashingtonMap {...example} />);
  for (const name of ['Spokane', 'Spokane County', 'Vancouver', 'Clark County'])
    expect(screen.getByText(name, { selector: 'tspan' })).toBeInTheDocument();
});

test('has no accessibility violations', async () => {
  const { container } = render(<WashingtonMap {...example} />);
  expect(await axe(container)).toHaveNoViolations();
});
