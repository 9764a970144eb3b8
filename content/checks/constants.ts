import { getBusiness } from '../loader';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/**
 * Patterns for the values that only content/business.yaml may write, in every usual spelling. They are made from the
 * values, so an owner can change these. `bad` are texts that must be caught.
 */
export function constants(): { what: string; pattern: RegExp; bad: string[] }[] {
  const business = getBusiness();
  const number = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
  const digits = business.phone.replace(/\D+/g, '');
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const [low, high] = [business.fee.low, business.fee.high].map((fee) => fee.toLocaleString('en-US'));
  const kept = '(archiv\\w*|keep|kept|stor\\w+|retain\\w*)';
  const period = escaped(business.archivePeriod).replace(/\s+/, '[- ]').replace(/s$/, 's?');
  const charged = '(fees?|costs?|charges?|charged|prices?|quotes?|starts? at|starting at)';
  const founding = '(found\\w*|establish\\w*|open\\w*|business|firm|company)';

  return [
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
      what: 'the email address',
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
      // One end alone may be an amount in an example, unless the text says that it is charged.
      pattern: new RegExp(
        `\\b(${low}|${business.fee.low}) ?(-|to|and) ?\\$?(${high}|${business.fee.high})(?![.,]?\\d)|` +
          `\\b${charged}\\b[^.|]{0,40}\\$(${low}|${business.fee.low}|${high}|${business.fee.high})(?![.,]?\\d)`,
        'i',
      ),
      bad: [
        business.feeText,
        `${low} to ${high} dollars`,
        `between $${business.fee.low} and $${business.fee.high}`,
        `Fees start at $${low}.`,
        `a cost of up to $${business.fee.high}`,
      ],
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
        `\\b(${business.experienceYears}|twenty)(\\+| or more)? ?years\\b.{0,30}\\bexperience\\b`,
        'i',
      ),
      bad: [`${business.experienceText} of experience`, 'twenty years of court experience'],
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
      pattern: new RegExp(
        `\\b(${kept.slice(1, -1)}|delet\\w*)\\b[^.]{0,60}\\b${business.requestRetentionMonths}[- ]months?\\b`,
        'i',
      ),
      bad: [`we keep it for ${business.requestRetentionText}`, `deleted after ${business.requestRetentionText}`],
    },
    { what: 'the name of the business', pattern: new RegExp(escaped(business.name)), bad: [business.name] },
  ];
}

/** The constants that a text writes out, whatever kind of dash it uses, each with the words around it. */
export function constantsIn(text: string): string[] {
  const plain = text.replace(/[‐‑‒–—]/g, '-').replace(/\u00a0/g, ' ');
  return constants().flatMap(({ what, pattern }) => {
    const found = pattern.exec(plain);
    return found
      ? [`${what}: ${plain.slice(Math.max(0, found.index - 40), found.index + 40).replace(/\s+/g, ' ')}`]
      : [];
  });
}
