/** @jest-environment node */
import { getBusiness } from './business';
import { breadcrumbItems, getDiagramData } from './pages';
import { edited, expectMistake, withContent } from './testing';

const business = getBusiness();

test('the map shows each office of business.yaml with its county', () => {
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

test('an amount that is not a multiple of 20,000 is reported', () => {
  const change = edited((value: { stepUp: { sold: { amount: number } } }) => {
    value.stepUp.sold.amount = 505_000;
  });
  const read = () => withContent({ 'diagrams.yaml': change }, getDiagramData);
  expectMistake(read, 'diagrams.yaml', /"stepUp\.sold\.amount" is 505000/, /a multiple of 20,000, such as/);
});

test.each([
  ['/', undefined, []],
  ['/about', undefined, ['About']],
  ['/services/', undefined, ['Services']],
  ['/services/date-of-death', undefined, ['Services', 'Date Of Death']],
  ['/services/date-of-death', 'Date-of-Death Appraisals', ['Services', 'Date-of-Death Appraisals']],
  ['/resources/page/2', undefined, ['Resources', 'Page', '2']],
])('the breadcrumb of %s with the title %j is %j', (path, title, expected) => {
  expect(breadcrumbItems(path, title).map(({ label }) => label)).toEqual(expected);
});

test('each item of a breadcrumb links to its part of the path', () => {
  expect(breadcrumbItems('/a-b/c/d').map(({ path }) => path)).toEqual(['/a-b', '/a-b/c', '/a-b/c/d']);
});
