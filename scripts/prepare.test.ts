import { isSame, wantedBuild } from './prepare.mjs';

const last = { sources: 'abc', siteUrl: 'https://firm.com' };

test('does not repeat a build that is up to date', () => {
  expect(isSame(last, wantedBuild(last, 'abc', undefined))).toBe(true);
  expect(isSame(last, wantedBuild(last, 'abc', 'https://firm.com'))).toBe(true);
});

test('builds changed sources for the address of the last build', () => {
  const wanted = wantedBuild(last, 'abd', undefined);
  expect(isSame(last, wanted)).toBe(false);
  expect(wanted.siteUrl).toBe('https://firm.com');
});

test('builds again for another SITE_URL', () => {
  const wanted = wantedBuild(last, 'abc', 'https://other.com');
  expect(isSame(last, wanted)).toBe(false);
  expect(wanted.siteUrl).toBe('https://other.com');
});

test('uses the address in the content for the first build', () => {
  expect(isSame(undefined, wantedBuild(undefined, 'abc', undefined))).toBe(false);
  expect(wantedBuild(undefined, 'abc', undefined).siteUrl).toBe('');
});
