import { parse, stringify } from 'yaml';
import { amountsSchema, amountValues } from './amounts';
import { filesWith, mistakesIn, set, withBody } from './testing';

const list = (scope: string | null, values: Record<string, number>) => ({
  scope,
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
const month = set('estateTaxThreshold.values.4', { from: '2026-08-01', amount: 3111000 });
afterEach(() => void jest.useRealTimers());

const unknown = /^\$3,000,000 for a death from July through December 2026; for 2027, not yet published when we last/;
const before =
  /^\$2,193,000 from January 2018 through June 2025, \$3,000,000 from July through December 2025 and \$3,076,000 from January through June 2026$/;

test.each<[name: string, day: string, says: RegExp, edit?: (source: string) => string]>([
  ['estateTaxThreshold', '2026-06-30', /^\$3,076,000 for a death from January through June 2026$/],
  ['estateTaxThreshold', '2026-07-01', /^\$3,000,000 for a death since July 1, 2026$/],
  // Where the owner is, it is still June.
  ['estateTaxThreshold', '2026-07-01T06:59:00Z', /^\$3,076,000 /],
  ['estateTaxThreshold', '2026-07-01', /^\$3,000,000 for a death in July 2026$/, month],
  ['estateTaxThreshold', '2027-01-15', unknown],
  ['estateTaxThreshold', '2027-01-15', /^\$3,111,000 for a death in 2027$/, known],
  // Before the first.
  ['annualExclusion', '2024-11-24', /^\$19,000 in 2025$/],
  ['estateTaxThresholdBefore', '2026-11-24', before],
])('names %s on %s as %s', (name, day, says, edit = (source) => source) => {
  jest.useFakeTimers({ now: new Date(day.includes('T') ? day : `${day}T20:00:00Z`) });
  expect(amountValues(amountsSchema.parse(parse(edit(fixture), { schema: 'failsafe' }))).get(name)).toMatch(says);
});

test('names nothing before the first amount, so that a text that does is a mistake', () => {
  const edits = { 'amounts.yaml': () => fixture, 'texts/terms.md': withBody('Before: {{basicExclusionBefore}}.') };
  expect(mistakesIn(filesWith(edits)).join()).toContain('"{{basicExclusionBefore}}" is not the name');
});
