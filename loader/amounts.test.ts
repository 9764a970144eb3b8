import { stringify } from 'yaml';
import { amountsSchema, amountValues } from './amounts';
import { parseYaml } from './read';
import { changed, mistakesIn, set, withBody } from './testing';

const list = (what: string | null, values: Record<string, number>) => ({
  what,
  source: 'A law',
  values: Object.entries(values).map(([from, amount]) => ({ from, amount })),
});
const fixture = stringify(
  {
    estateTaxThreshold: list('for a death', {
      '2018-01-01': 2193000,
      '2025-07-01': 3000000,
      '2026-01-01': 3076000,
      '2026-07-01': 3000000,
    }),
    basicExclusion: list(null, { '2026-01-01': 15000000 }),
    annualExclusion: list(null, { '2025-01-01': 19000, '2026-01-01': 19000 }),
  },
  { nullStr: '' },
);
const known = set('estateTaxThreshold.values.4', { from: '2027-01-01', amount: 3111000 });
/** A value that texts name, at noon of a day in Washington. */
function named(name: string, day: string, edit = (source: string) => source) {
  jest.useFakeTimers({ now: new Date(day.includes('T') ? day : `${day}T20:00:00Z`) });
  return amountValues(amountsSchema.parse(parseYaml(edit(fixture)).value)).get(name);
}
afterEach(() => {
  jest.useRealTimers();
});

test('names the amount of the day, and those before it, with their dates', () => {
  expect(named('estateTaxThreshold', '2026-06-30')).toBe('$3,076,000 for a death from January through June 2026');
  expect(named('estateTaxThreshold', '2026-07-01')).toBe('$3,000,000 for a death since July 1, 2026');
  expect(named('estateTaxThreshold', '2026-07-01', known)).toBe(
    '$3,000,000 for a death from July through December 2026',
  );
  expect(named('annualExclusion', '2026-11-24')).toBe('$19,000 in 2026');
  expect(named('estateTaxThresholdBefore', '2026-11-24')).toBe(
    '$2,193,000 from January 2018 through June 2025, $3,000,000 from July through December 2025 ' +
      'and $3,076,000 from January through June 2026',
  );
});

test('names an amount that holds for one month', () => {
  const next = set('estateTaxThreshold.values.4', { from: '2026-08-01', amount: 3111000 });
  expect(named('estateTaxThreshold', '2026-07-01', next)).toBe('$3,000,000 for a death in July 2026');
});

test('takes the day from where the owner is, not from the clock of the machine that builds', () => {
  expect(named('estateTaxThreshold', '2026-07-01T06:59:00Z')).toContain('$3,076,000');
});

test('names nothing before the first amount, so that a text that does is a mistake', () => {
  const edits = { 'amounts.yaml': () => fixture, 'texts/terms.md': withBody('Before: {{basicExclusionBefore}}.') };
  expect(mistakesIn(changed(edits)).join()).toContain('"{{basicExclusionBefore}}" is not the name');
});

test.each(['2027-01-15', '2027-07-15'])('on %s, says that the new amount was not yet published', (today) => {
  expect(named('estateTaxThreshold', today)).toBe(
    '$3,000,000 for a death from July through December 2026; for 2027, not yet published when we last checked',
  );
});

test.each(['2027-01-15', '2027-07-15'])('on %s, names the new amount once it is in the file', (today) => {
  expect(named('estateTaxThreshold', today, known)).toBe('$3,111,000 for a death in 2027');
  expect(named('estateTaxThreshold', '2026-11-24', known)).toContain('$3,000,000');
  expect(named('estateTaxThresholdBefore', today, known)).toMatch(/and \$3,000,000 from July through December 2026$/);
});
