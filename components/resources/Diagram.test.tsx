import { render, screen } from '@testing-library/react';
// biome-ignore lint/style/noRestrictedImports: with the real content, every diagram that a guide can name is tested.
import { diagramNames, getDiagramData } from '@/content/loader';
import { Diagram } from './Diagram';

const data = getDiagramData();

test.each(diagramNames)('draws "%s" under the caption of the guide', (name) => {
  render(<Diagram name={name} caption="What the guide says of it" data={data} />);
  expect(screen.getByRole('figure')).toHaveTextContent('What the guide says of it');
});

test('throws an error that lists the diagrams for an unknown name', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Diagram name="step-down" caption="" data={data} />)).toThrow(
    `No diagram is called "step-down". There are ${diagramNames.join(', ')}.`,
  );
});
