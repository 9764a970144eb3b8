import { parse } from 'yaml';
import { amountsSchema, amountValues } from './amounts';
import { filesWith, mistakesIn, withBody } from './testing';

const fixture = `
basicExclusion: { scope: , source: A law, values: [{ from: 2026-01-01, amount: 15000000 }] }
annualExclusion:
  { scope: , source: A law, values: [{ from: 2025-01-01, amount: 19000 }, { from: 2026-01-01, amount: 19000 }] }
estateTaxThreshold:
  scope: for a death
  source: A law
  values:
    - { from: 2018-01-01, amount: 2193000 }
    - { from: 2025-07-01, amount: 3000000 }
    - { from: 2026-01-01, amount: 3076000 }
    - { from: 2026-07-01, amount: 3000000 }
`;
/** As a later line of the threshold. */
const [month, known] = ['2026-08-01', '2027-01-01'].map((from) => `    - { from: ${from}, amount: 3111000 }`);
afterEach(() => void jest.useRealTimers());

const unknown = /^\$3,000,000 for a death from July through December 2026; for 2027, not yet published when we last/;
const before =
  /^\$2,193,000 from January 2018 through June 2025, \$3,000,000 from July through December 2025 and \$3,076,000 from January through June 2026$/;

test.each<[name: string, day: string, says: RegExp, later?: string]>([
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
])('names %s on %s as %s', (name, day, says, later = '') => {
  jest.useFakeTimers({ now: new Date(day.includes('T') ? day : `${day}T20:00:00Z`) });
  expect(amountValues(amountsSchema.parse(parse(fixture + later, { schema: 'failsafe' }))).get(name)).toMatch(says);
});

test('names nothing before the first amount, so that a text that does is a mistake', () => {
  const edits = { 'amounts.yaml': () => fixture, 'texts/terms.md': withBody('Before: {{basicExclusionBefore}}.') };
  expect(mistakesIn(filesWith(edits)).join()).toContain('"{{basicExclusionBefore}}" is not the name');
});
