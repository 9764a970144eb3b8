import { isSame, wantedBuild } from './prepare.mjs';

const last = { sources: 'abc', siteUrl: 'https://firm.com' };

test('a build that is up to date is not repeated, and keeps its address', () => {
  expect(isSame(last, wantedBuild(last, 'abc', undefined))).toBe(true);
  expect(isSame(last, wantedBuild(last, 'abc', 'https://firm.com'))).toBe(true);
});

test('changed sources are built for the address of the last build', () => {
  const wanted = wantedBuild(last, 'abd', undefined);
  expect(isSame(last, wanted)).toBe(false);
  expect(wanted.siteUrl).toBe('https://firm.com');
});

test('another address in SITE_URL is built for', () => {
  const wanted = wantedBuild(last, 'abc', 'https://other.com');
  expect(isSame(last, wanted)).toBe(false);
  expect(wanted.siteUrl).toBe('https://other.com');
});

test('a first build is for the address in the content', () => {
  expect(isSame(undefined, wantedBuild(undefined, 'abc', undefined))).toBe(false);
  expect(wantedBuild(undefined, 'abc', undefined).siteUrl).toBe('');
});
