import { business } from './business.derived';
import { getDiagramData } from './diagrams.derived';

test('the example rises in whole sheets of card', () => {
  const { bought, atDeath, sold } = getDiagramData()['step-up'];
  for (const { amount } of [bought, atDeath, sold]) expect(amount % 20_000).toBe(0);
  expect(bought.amount).toBeLessThan(atDeath.amount);
});

test('the process speaks of days in the words of business.ts', () => {
  const times = getDiagramData().process.steps.map(({ time }) => time);
  expect(times).toContain(`Answered within ${business.responseTime}`);
  expect(times).toContain(business.inspectionLength);
  expect(times.at(-1)).toContain(business.turnaround);
  expect(times.at(-1)).toContain(business.expeditedTurnaround);
});

test('each office of business.ts stands on the map with its county', () => {
  const { offices, land } = getDiagramData()['washington-map'];
  expect(offices.map(({ city, county }) => ({ city, county }))).toEqual(
    business.offices.map(({ city, county }) => ({ city, county })),
  );
  for (const { x, y, shape } of offices) {
    expect(x).toBeLessThan(land.width);
    expect(y).toBeLessThan(land.height);
    expect(shape).toMatch(/^M.*z$/);
  }
});

test('an amount that is not a whole number of sheets is refused in a sentence', () => {
  jest.isolateModules(() => {
    jest.doMock('./diagrams', () => {
      const { diagramsFile } = jest.requireActual('./diagrams');
      return {
        diagramsFile: { ...diagramsFile, stepUp: { ...diagramsFile.stepUp, sold: { label: 'Sold', amount: 505_000 } } },
      };
    });
    expect(require('./diagrams.derived').getDiagramData).toThrow(
      /content\/diagrams\.ts.*stepUp.*505000.*a multiple of 20,000/s,
    );
  });
});
