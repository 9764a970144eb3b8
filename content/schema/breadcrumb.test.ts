import { breadcrumbItems } from './pages';

test.each([
  ['/', undefined, []],
  ['/about', undefined, ['About']],
  ['/services/', undefined, ['Services']],
  ['/services/date-of-death', undefined, ['Services', 'Date Of Death']],
  ['/services/date-of-death', 'Date-of-Death Appraisals', ['Services', 'Date-of-Death Appraisals']],
  ['/resources/page/2', undefined, ['Resources', 'Page', '2']],
])('the crumbs of %s with the title %j are %j', (path, title, expected) => {
  expect(breadcrumbItems(path, title).map(({ label }) => label)).toEqual(expected);
});

test('each crumb leads to its part of the path', () => {
  expect(breadcrumbItems('/a-b/c/d').map(({ path }) => path)).toEqual(['/a-b', '/a-b/c', '/a-b/c/d']);
});
