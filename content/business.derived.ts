import { z } from 'zod';
import { businessFile } from './business';
import { check } from './check';

const profile = 'the address of a profile, such as "https://www.linkedin.com/company/certified-appraisals", or null';
const words = (what: string) => z.string(what).trim().min(1, what);
const time = z.string('a time such as "08:00", or null').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "08:00"');

const businessSchema = z.strictObject({
  name: words('the name of the business, such as "Certified Appraisals"'),
  url: z
    .string('an address such as "https://www.example.com"')
    .regex(/^https?:\/\/[^/\s]+$/, 'an address with no slash at the end, such as "https://www.example.com"'),
  phone: z
    .string('a phone number such as "(509) 555-0142"')
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'a phone number such as "(509) 555-0142"'),
  email: z.email('an e-mail address such as "orders@example.com"'),
  socialProfile: z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: profile }).nullable(),
  founded: z.int('a year such as 2015').min(1900, 'a year such as 2015').max(2100, 'a year such as 2015'),
  experienceYears: z.int('a whole number of years, such as 20').min(1, 'a whole number of years, such as 20'),
  offices: z
    .array(
      z.strictObject({
        city: words('a city, such as "Spokane"'),
        county: words('a county, such as "Spokane County"'),
        state: words('a state, such as "Washington"'),
      }),
    )
    .length(2, 'two offices, such as Spokane and Vancouver'),
  serviceArea: words('a short text such as "Throughout Washington State"'),
  hours: z
    .array(
      z
        .strictObject({
          days: words('days, such as "Monday-Friday"'),
          text: words('a text such as "8:00 AM-5:00 PM"'),
          opens: time.nullable(),
          closes: time.nullable(),
        })
        .refine(
          ({ opens, closes }) => (opens === null) === (closes === null) && (opens ?? '') <= (closes ?? ''),
          'a time to open and a later one to close, such as opens: "08:00", closes: "17:00", or null for both',
        ),
    )
    .min(1, 'at least one line of hours, such as the one for "Monday-Friday"'),
  turnaround: words('a text such as "5-7 business days"'),
  expeditedTurnaround: words('a text such as "2-3 business days"'),
  fee: z
    .strictObject({
      low: z.number('a number such as 450').positive('a number such as 450'),
      high: z.number('a number such as 700').positive('a number such as 700'),
    })
    .refine((fee) => fee.low < fee.high, 'a low fee that is below the high one, such as { low: 450, high: 700 }'),
  inspectionLength: words('a text such as "30-60 minutes"'),
  archivePeriod: words('a text such as "ten years"'),
  responseTime: words('a text such as "1 business day"'),
  upload: z.strictObject({
    maxMegabytes: z.number('a number such as 5').positive('a number such as 5'),
    types: z.array(z.string().min(1)).min(1, 'a list such as ["PDF", "JPG", "PNG"]'),
  }),
  donationThreshold: z.number('a number such as 5000').positive('a number such as 5000'),
  requestRetentionMonths: z
    .int('a whole number of months, such as 24')
    .positive('a whole number of months, such as 24'),
  placeholders: z.array(z.enum(['url', 'phone', 'email'], 'one of "url", "phone", "email"')),
});

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const checked = check(businessSchema, businessFile, 'content/business.ts');
const digits = checked.phone.replace(/\D/g, '');

/** The business as pages use it: the values of `content/business.ts`, checked, with the forms derived from them. */
export const business = {
  ...checked,
  /** Absolute address of the site without a closing slash; `SITE_URL` overrides it for one build. */
  url: (process.env.SITE_URL || checked.url).replace(/\/$/, ''),
  /** `tel:` link in E.164, from the digits of the phone number. */
  phoneLink: `tel:+1${digits}`,
  /** E.164, for structured data. */
  phoneE164: `+1${digits}`,
  emailLink: `mailto:${checked.email}`,
  /** For example `$450-$700`. */
  feeText: `${dollars(checked.fee.low)}-${dollars(checked.fee.high)}`,
  /** For example `20+ years`. */
  experienceText: `${checked.experienceYears}+ years`,
  /** For example `$5,000`. */
  donationThresholdText: dollars(checked.donationThreshold),
  /** For example `24 months`. */
  requestRetentionText: `${checked.requestRetentionMonths} months`,
  /** For example `Spokane and Vancouver, Washington`. */
  areasText: `${checked.offices.map((office) => office.city).join(' and ')}, ${checked.offices[0]?.state}`,
};

export type Business = typeof business;
