import { amountValues, datesInWords, getAmounts } from './amounts';
import { set, withContent } from './fixture';

const file = 'amounts.yaml';
const threshold = (today: string) => amountValues(today).get('estateTaxThreshold');
const known = { from: '2027-01-01', amount: 3111000 };

test('names the amount of the day, and those before it, with their dates', () => {
  expect(threshold('2026-06-30')).toBe('$3,076,000 for a death from January through June 2026');
  expect(threshold('2026-07-01')).toBe('$3,000,000 for a death from July through December 2026');
  expect(amountValues('2026-11-24').get('annualExclusion')).toBe('$19,000 in 2026');
  expect(amountValues('2026-11-24').get('estateTaxThresholdBefore')).toBe(
    '$2,193,000 from January 2018 through June 2025, $3,000,000 from July through December 2025 ' +
      'and $3,076,000 from January through June 2026',
  );
});

test.each(['2027-01-15', '2027-07-15'])('on %s, says that the new amount was not yet published', (today) => {
  expect(threshold(today)).toBe(
    '$3,000,000 for a death from July through December 2026; for 2027, not yet published when we last checked',
  );
});

test.each(['2027-01-15', '2027-07-15'])('on %s, names the new amount once it is in the file', (today) => {
  withContent({ [file]: set('estateTaxThreshold.values.4', known) }, () => {
    expect(threshold(today)).toBe('$3,111,000 for a death in 2027');
    expect(threshold('2026-11-24')).toContain('$3,000,000');
    expect(amountValues(today).get('estateTaxThresholdBefore')).toMatch(
      /and \$3,000,000 from July through December 2026$/,
    );
  });
});

test('each amount holds until the next one, the last one until the end of its year', () => {
  expect(getAmounts().estateTaxThreshold.values.map(datesInWords)).toEqual([
    'from January 2018 through June 2025',
    'from July through December 2025',
    'from January through June 2026',
    'from July through December 2026',
  ]);
});
