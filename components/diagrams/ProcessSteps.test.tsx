import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ProcessSteps } from './ProcessSteps';

const example = {
  caption: 'From the first call to the signed report',
  steps: [
    { title: 'You get in touch', text: 'Send a request or call.', time: 'Answered within 1 business day' },
    { title: 'We agree in writing', text: 'On purpose, date and fee.' },
  ],
};

test('lists the steps in order, each with its own time', () => {
  render(<ProcessSteps {...example} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('You get in touch');
  expect(first).toHaveTextContent('Answered within 1 business day');
  expect(second).toHaveTextContent('We agree in writing');
  expect(second).not.toHaveTextContent('day');
});

test('has no accessibility violations', async () => {
  const { container } = render(<ProcessSteps {...example} />);
  expect(await axe(container)).toHaveNoViolations();
});
