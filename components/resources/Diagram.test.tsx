import { render, screen } from '@testing-library/react';
// biome-ignore lint/style/noRestrictedImports: the real content shows that each diagram a guide may name is drawn.
import { diagramNames, getDiagramData } from '@/content/schema';
import { Diagram } from './Diagram';

const data = getDiagramData();

test.each(diagramNames)('draws "%s" under the caption of the guide', (name) => {
  render(<Diagram name={name} caption="What the guide says of it" data={data} />);
  expect(screen.getByRole('figure')).toHaveTextContent('What the guide says of it');
});

test('draws the real example: $380,000 against $20,000', () => {
  render(<Diagram name="step-up" caption="" data={data} />);
  expect(screen.getByRole('figure')).toHaveTextContent('a gain of $380,000.');
  expect(screen.getByRole('figure')).toHaveTextContent('a gain of $20,000.');
});

test('does not say when the days of a report begin', () => {
  render(<Diagram name="process" caption="" data={data} />);
  expect(screen.getByRole('figure')).not.toHaveTextContent(/days (from|after|of) /);
});

test('names the diagrams that exist when asked for another', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Diagram name="step-down" caption="" data={data} />)).toThrow(
    `No diagram is called "step-down". Drawn are ${diagramNames.join(', ')}.`,
  );
});
