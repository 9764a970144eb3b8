/** @jest-environment node */

import { getBusiness } from '../schema';
import { markdownSources, yamlFiles } from '../schema/testing';
import { sourceFilesIn, withoutComments } from './prose';
import { failWith } from './qualityMeasures';

const business = getBusiness();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const number = '(\\d+|one|two|three|four|five|six|seven|ten)';
const digits = business.phone.replace(/\D+/g, '');
const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
const [low, high] = [business.fee.low, business.fee.high].map((fee) => fee.toLocaleString('en-US'));
const kept = '(archiv\\w*|keep|kept|stor\\w+|retain\\w*)';
const period = escaped(business.archivePeriod).replace(/\s+/, '[- ]').replace(/s$/, 's?');
const founding = '(found\\w*|establish\\w*|open\\w*|business|firm|company)';

/**
 * What only content/business.yaml may say, as the value stands there and as people would write it otherwise. Both are made
 * from the value, so that it can be changed there; and an amount or a year must not be found in one that only begins so.
 */
const constants: { what: string; pattern: RegExp; bad: string[] }[] = [
  {
    what: 'the phone number',
    pattern: new RegExp(digits.split('').join('\\D{0,2}')),
    bad: [
      business.phone,
      business.phoneLink,
      `${area}-${exchange}-${line}`,
      `tel:+1${digits}`,
      `${area}.${exchange}.${line}`,
    ],
  },
  {
    what: 'the e-mail address',
    pattern: new RegExp(escaped(business.email), 'i'),
    bad: [business.email, business.emailLink],
  },
  {
    what: 'the address of the site',
    pattern: new RegExp(escaped(new URL(business.url).host)),
    bad: [business.url],
  },
  {
    what: 'the fee',
    pattern: new RegExp(
      `\\$(${low}|${high}|${business.fee.low}|${business.fee.high})(?![.,]?\\d)|\\b(${low}|${business.fee.low}) ?(-|to) ?\\$?(${high}|${business.fee.high})\\b`,
    ),
    bad: [business.feeText, `$${business.fee.low}`, `about $${high}`, `${low} to ${high} dollars`],
  },
  {
    what: 'a number of business days',
    pattern: new RegExp(`\\b${number}\\s+business\\s+days?\\b`, 'i'),
    bad: [
      '5-7 business days',
      '2 to 3 business days',
      'within 1 business day',
      'one business day',
      'five to seven business days',
    ],
  },
  {
    what: 'the length of the inspection',
    pattern: /\b\d+ ?(-|to) ?\d+[- ]minutes?\b|\ban hour\b/i,
    bad: ['30-60 minutes', '30 to 60 minutes'],
  },
  {
    what: 'how long reports are archived',
    pattern: new RegExp(`\\b${kept}\\b[^.]{0,60}\\b${period}\\b|\\b${period}\\b[^.]{0,40}\\b${kept}\\b`, 'i'),
    bad: [
      `We keep each report for ${business.archivePeriod}.`,
      `a ${business.archivePeriod.replace(' ', '-')} archive`,
      `${business.archivePeriod} in our archive`,
    ],
  },
  {
    what: 'the years of experience',
    pattern: new RegExp(
      `\\b${business.experienceYears}(\\+| or more)? ?years\\b|\\btwenty(\\+| or more)? years\\b`,
      'i',
    ),
    bad: [business.experienceText, `${business.experienceYears} years`, 'twenty years'],
  },
  {
    what: 'the year of foundation',
    pattern: new RegExp(`\\b${founding}\\b[^.]{0,40}\\b${business.founded}\\b`, 'i'),
    bad: [`founded in ${business.founded}`, `in business since ${business.founded}`],
  },
  {
    what: 'the hours',
    pattern: /\b\d{1,2}(:\d\d)? ?[AP]\.?M\b|\bby appointment only\b/i,
    bad: ['8:00 AM', '5 PM', 'Saturday by appointment only'],
  },
  {
    what: 'the donation threshold',
    pattern: new RegExp(`${escaped(business.donationThresholdText)}(?![.,]?\\d)`),
    bad: [`more than ${business.donationThresholdText}`],
  },
  {
    what: 'how long requests are kept',
    pattern: new RegExp(`\\b${business.requestRetentionMonths}[- ]months?\\b`, 'i'),
    bad: [business.requestRetentionText],
  },
  { what: 'the name of the business', pattern: new RegExp(escaped(business.name)), bad: [business.name] },
];

/** Where a constant may be written out, and why. A line that is not used any more fails the test. */
const exemptions: { file: string; text: string; reason: string }[] = [];

/** The constants that a text writes out, whatever kind of dash it uses. */
const constantsIn = (text: string) => {
  const plain = text.replace(/[‐‑‒–—]/g, '-').replace(/\u00a0/g, ' ');
  return constants.flatMap(({ what, pattern }) => {
    const found = pattern.exec(plain);
    return found
      ? [`${what}: ${plain.slice(Math.max(0, found.index - 40), found.index + 40).replace(/\s+/g, ' ')}`]
      : [];
  });
};

const exempted = (file: string, text: string) =>
  exemptions.reduce((left, exemption) => (exemption.file === file ? left.replaceAll(exemption.text, '') : left), text);

const files = [
  ...Object.keys(markdownSources()).map((name) => `content/${name}`),
  ...yamlFiles.filter((name) => name !== 'business.yaml').map((name) => `content/${name}`),
  ...['app', 'components', 'seo'].flatMap(sourceFilesIn),
];

test.each(constants.flatMap(({ what, bad }) => bad.map((text) => ({ what, text }))))(
  '"$text" is caught as $what',
  ({ what, text }) => {
    expect(constantsIn(text).map((found) => found.split(':')[0])).toContain(what);
  },
);

test.each([
  '{{fee}}',
  '{{turnaround}}',
  'a few business days',
  `$${low},999,999`,
  'the next several days',
  'some months',
])('"%s" passes', (text) => {
  expect(constantsIn(text)).toEqual([]);
});

test.each(files)('%s writes no constant out', (file) => {
  failWith(
    constantsIn(exempted(file, withoutComments(file))).map(
      (found) => `${file} writes out ${found}: use the value of content/business.yaml instead, such as {{turnaround}}.`,
    ),
  );
});

test('every exemption is still needed', () => {
  for (const { file, text } of exemptions) expect(withoutComments(file)).toContain(text);
});
