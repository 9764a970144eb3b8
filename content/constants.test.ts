/** @jest-environment node */

import { businessFile } from './business';
import { business } from './business.derived';
import { sourceFilesIn, typedFiles, withoutComments } from './prose';
import { markdownSources } from './testContent';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const number = '(\\d+|one|two|three|four|five|six|seven|ten)';

/** What only content/business.ts may say, as the value stands there and as people would write it otherwise. */
const constants: { what: string; pattern: RegExp; bad: string[] }[] = [
  {
    what: 'the phone number',
    pattern: new RegExp(business.phone.replace(/\D+/g, '').split('').join('\\D{0,2}')),
    bad: [business.phone, '509-555-0142', 'tel:+15095550142', '509.555.0142'],
  },
  {
    what: 'the e-mail address',
    pattern: new RegExp(escaped(business.email), 'i'),
    bad: ['orders@certified-appraisals.example'],
  },
  {
    what: 'the address of the site',
    pattern: new RegExp(escaped(new URL(businessFile.url).host)),
    bad: [businessFile.url],
  },
  {
    what: 'the fee',
    pattern: new RegExp(
      `\\$${business.fee.low}\\b|\\$${business.fee.high}\\b|\\b${business.fee.low} ?(-|to) ?\\$?${business.fee.high}\\b`,
    ),
    bad: ['$450', 'about $700', '450 to 700 dollars'],
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
    pattern: new RegExp(`\\b${escaped(business.archivePeriod)}\\b|\\b(ten|10)[- ]years?\\b`, 'i'),
    bad: ['ten years', 'a ten-year archive', '10 years'],
  },
  {
    what: 'the years of experience',
    pattern: new RegExp(`\\b(${business.experienceYears}|twenty)(\\+| or more)? ?years\\b`, 'i'),
    bad: ['20+ years', '20 years', 'twenty years'],
  },
  { what: 'the year of foundation', pattern: new RegExp(`\\b${business.founded}\\b`), bad: ['founded in 2015'] },
  {
    what: 'the hours',
    pattern: /\b\d{1,2}(:\d\d)? ?[AP]\.?M\b|\bby appointment only\b/i,
    bad: ['8:00 AM', '5 PM', 'Saturday by appointment only'],
  },
  {
    what: 'the donation threshold',
    pattern: new RegExp(`${escaped(business.donationThresholdText)}\\b`),
    bad: ['more than $5,000'],
  },
  {
    what: 'how long requests are kept',
    pattern: new RegExp(`\\b(${business.requestRetentionMonths}|twenty-four)[- ]months?\\b`, 'i'),
    bad: ['24 months', 'twenty-four months'],
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
  ...typedFiles.filter((name) => name !== 'business.ts').map((name) => `content/${name}`),
  ...['app', 'components', 'seo'].flatMap(sourceFilesIn),
];

test.each(constants.flatMap(({ what, bad }) => bad.map((text) => ({ what, text }))))(
  '"$text" is caught as $what',
  ({ what, text }) => {
    expect(constantsIn(text).map((found) => found.split(':')[0])).toContain(what);
  },
);

test.each(['{{fee}}', '{{turnaround}}', 'a few business days', '$480,000', 'the next ten days', 'nine months'])(
  '"%s" passes',
  (text) => {
    expect(constantsIn(text)).toEqual([]);
  },
);

test.each(files)('%s writes no constant out', (file) => {
  expect(constantsIn(exempted(file, withoutComments(file)))).toEqual([]);
});

test('every exemption is still needed', () => {
  for (const { file, text } of exemptions) expect(withoutComments(file)).toContain(text);
});
