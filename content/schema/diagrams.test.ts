/** @jest-environment node */
import { getBusiness } from './business';
import { getDiagramData } from './pages';
import { edited, expectMistake, withContent } from './testing';

const business = getBusiness();

test('the example rises in whole sheets of card', () => {
  const { bought, atDeath, sold } = getDiagramData()['step-up'];
  for (const { amount } of [bought, atDeath, sold]) expect(amount % 20_000).toBe(0);
  expect(bought.amount).toBeLessThan(atDeath.amount);
});

test('the process speaks of days in the words of business.yaml', () => {
  const times = getDiagramData().process.steps.map(({ time }) => time);
  expect(times).toContain(`Answered within ${business.responseTime}`);
  expect(times).toContain(business.inspectionLength);
  expect(times.at(-1)).toContain(business.turnaround);
  expect(times.at(-1)).toContain(business.expeditedTurnaround);
});

test('each office of business.yaml stands on the map with its county', () => {
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
  const change = edited((value: { stepUp: { sold: { amount: number } } }) => {
    value.stepUp.sold.amount = 505_000;
  });
  const read = () => withContent({ 'diagrams.yaml': change }, getDiagramData);
  expectMistake(read, 'diagrams.yaml', /"stepUp\.sold\.amount" is 505000/, /a multiple of 20,000, such as/);
});
