import { render, screen } from '@testing-library/react';
import { Appraisers } from './AboutSections';

test('lists the appraisers that the owner names, and nothing if there are none', () => {
  const { container, rerender } = render(<Appraisers appraisers={[]} />);
  expect(container).toBeEmptyDOMElement();
  const named = { name: 'Ann Example', credential: 'State-Certified Residential Appraiser', certificate: '1234567' };
  rerender(<Appraisers appraisers={[named, { ...named, name: 'Bo Sample', certificate: null }]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Ann ExampleState-Certified Residential Appraiser, certificate number 1234567');
  expect(second).toHaveTextContent(/^Bo SampleState-Certified Residential Appraiser$/);
});
