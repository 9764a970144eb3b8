import { z } from 'zod';
import { memoize, readSource, validate } from './read';
import washington from './washington.json';

/** A text without markup. Line breaks become spaces, so that the owner can write it on several lines. */
export const plainText = z
  .string()
  .overwrite((value) => value.replace(/\s+/g, ' ').trim())
  .min(1, 'write a text');

/** A field that may be empty or missing; both become `null`. */
export const nullable = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

const cities: Readonly<Record<string, (typeof washington.cities)['Spokane'] | undefined>> = washington.cities;
const counties: Readonly<Record<string, string | undefined>> = washington.counties;
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The days of `Monday-Friday` or of `Saturday`; none when the text is neither. */
export function daysOf(text: string): (typeof week)[number][] {
  const [first = -1, last = first, ...others] = text
    .split(/[-–]/)
    .map((day) => (week as readonly string[]).indexOf(day.trim()));
  return first < 0 || last < first || others.length > 0 ? [] : week.slice(first, last + 1);
}

/** The times in a text such as `8:00 AM-5:00 PM`, on a 24-hour clock: `['08:00', '17:00']`. */
function clockTimes(text: string): string[] {
  return Array.from(text.matchAll(/(\d{1,2})(?::(\d\d))? ?([AP])\.?M\b/gi), ([, hour, minutes = '00', half]) => {
    const hours = (Number(hour) % 12) + (half?.toUpperCase() === 'P' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}:${minutes}`;
  });
}

const wholeNumber = (example: string) => {
  const message = `write a whole number in digits only, such as ${example}`;
  return z.int(message).positive(message);
};

const phoneMessage = 'write a US phone number, such as (509) 555-0142';
/** The usual ways to write a US number, printed in one. YAML reads digits alone as a number. */
const phone = z
  .union([z.string(), z.number()], phoneMessage)
  .transform((value) => String(value).replace(/^\+?1(?=\D*\d{3}\D*\d{3}\D*\d{4}$)|\D/g, ''))
  .pipe(z.string().regex(/^[2-9]\d{9}$/, phoneMessage))
  .transform((digits) => digits.replace(/(...)(...)(....)/, '($1) $2-$3'));

const hoursMessage = 'make "text" agree with "opens" and "closes", such as 8:00 AM-5:00 PM with 08:00 and 17:00';
const time = nullable(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time such as 08:00'));
const hours = z
  .strictObject({
    days: z.string().refine((days) => daysOf(days).length > 0, 'write days such as Monday-Friday or Saturday'),
    text: plainText,
    opens: time,
    closes: time,
  })
  .refine(
    ({ text, opens, closes }) => clockTimes(text).join() === [opens, closes].filter(Boolean).join(),
    hoursMessage,
  );

const thisYear = new Date().getFullYear();

/** `content/business.yaml`. */
const businessSchema = z
  .strictObject({
    name: plainText,
    url: z.string().regex(/^https?:\/\/[^/\s]+$/, 'write an address with no slash at the end'),
    phone,
    email: z.email(),
    socialProfile: nullable(z.url({ protocol: /^https$/, hostname: z.regexes.domain })),
    founded: z.int().min(1900).max(thisYear, `write a year no later than ${thisYear}`),
    experienceYears: wholeNumber('20'),
    offices: z
      .array(
        z.strictObject({
          city: plainText.refine((city) => city in cities, {
            error: `the map knows ${Object.keys(cities).join(', ')}; a developer adds others to content/loader/washington.json`,
          }),
          state: plainText,
          where: plainText,
          street: nullable(plainText),
          postalCode: nullable(z.string('put quotes around the ZIP code, such as "99201"').regex(/^\d{5}(-\d{4})?$/)),
        }),
      )
      .length(2),
    serviceArea: plainText,
    hours: z.array(hours).min(1),
    turnaround: plainText,
    turnaroundStarts: nullable(plainText),
    expeditedTurnaround: plainText,
    fee: z
      .strictObject({
        low: wholeNumber('450'),
        high: wholeNumber('700'),
        covers: plainText.refine((text) => !/[{}]/.test(text.replaceAll('{{cities}}', '')), {
          error: 'the only value that can be named here is {{cities}}',
        }),
      })
      .refine(({ low, high }) => low < high, 'the low fee must be below the high one'),
    inspectionLength: plainText,
    archivePeriod: plainText,
    responseTime: plainText,
    host: z.enum(['netlify', 'own-server']),
    upload: z.strictObject({ maxMegabytes: wholeNumber('5'), types: z.array(plainText).min(1) }),
    donationThreshold: wholeNumber('5000'),
    requestRetentionMonths: z.int().min(12, 'write a number of months, at least 12'),
    appraisers: nullable(
      z.array(
        z.strictObject({
          name: plainText,
          credential: plainText,
          certificate: nullable(z.string('put quotes around the number, such as "1234567"')),
        }),
      ),
    ).transform((list) => list ?? []),
    /** Empty or missing once everything is real. */
    placeholders: nullable(z.array(z.enum(['url', 'phone', 'email', 'host']))).transform((list) => list ?? []),
  })
  .refine(({ offices, serviceArea }) => offices.every(({ city }) => serviceArea.includes(city)), {
    error: 'name the city of each office',
    path: ['serviceArea'],
  });

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The values of `content/business.yaml` and the texts and links derived from them. */
export const getBusiness = memoize(() => {
  const values = validate(businessSchema, readSource('business.yaml'));
  const offices = values.offices.map((office) => {
    const { city, state, street, postalCode } = office;
    const { x = 0, y = 0, county = '' } = cities[city] ?? {};
    return {
      ...office,
      county,
      /** In one line; `null` until the owner fills in the street. */
      address: street && `${street}, ${city}, ${state}${postalCode ? ` ${postalCode}` : ''}`,
      /** Its place and its county's shape on the map. */
      map: { x, y, shape: counties[county] ?? '' },
    };
  });
  const citiesText = offices.map(({ city }) => city).join(' and ');
  const { phone, fee, turnaround, turnaroundStarts } = values;
  const phoneE164 = `+1${phone.replace(/\D/g, '')}`;
  return {
    ...values,
    offices,
    addresses: offices.flatMap(({ address }) => address ?? []),
    /** Absolute address of the site without a closing slash; `SITE_URL` overrides it for one build. */
    url: (process.env.SITE_URL || values.url).replace(/\/$/, ''),
    phoneE164,
    phoneLink: `tel:${phoneE164}`,
    emailLink: `mailto:${values.email}`,
    /** Such as `$450-$700`. */
    feeText: `${dollars(fee.low)}-${dollars(fee.high)}`,
    /** Such as `a standard single-family home in the Spokane and Vancouver areas`. */
    feeCovers: fee.covers.replaceAll('{{cities}}', citiesText),
    /** Such as `20+ years`. */
    experienceText: `${values.experienceYears}+ years`,
    /** Such as `Spokane and Vancouver, Washington`. */
    areasText: `${citiesText}, ${offices[0]?.state}`,
    citiesText,
    /** Such as `5-7 business days`, or `5-7 business days from the visit` with `turnaroundStarts`. */
    turnaroundText: turnaroundStarts ? `${turnaround} from ${turnaroundStarts}` : turnaround,
  };
});

export type Business = ReturnType<typeof getBusiness>;

/** The sentences of the privacy policy for each host: where requests go, and what the server keeps about visits. */
const privacy = {
  netlify: {
    requestStorage: 'This site runs on Netlify, which stores your answers for us and emails them to us.',
    serverLogs: 'Netlify keeps technical logs of visits, such as network addresses, under its own privacy policy.',
  },
  'own-server': {
    requestStorage: 'Your answers are stored on our own server and emailed to us.',
    serverLogs:
      'Our server’s logs contain no personal data. To stop abuse of the form, the server counts requests by network ' +
      'address. It keeps these counts in memory for a while and never stores the address.',
  },
};

/** The values that a text may name, such as `{{turnaround}}`. */
export const getTokens = memoize((): Readonly<Record<string, string>> => {
  const business = getBusiness();
  const { offices, hours, experienceText } = business;
  const cityNames = offices.map(({ city }) => city);
  return {
    name: business.name,
    phone: business.phone,
    phoneLink: business.phoneLink,
    email: business.email,
    founded: String(business.founded),
    experienceYears: experienceText,
    experienceBadge: experienceText.replace('years', 'Years'),
    serviceArea: business.serviceArea,
    cities: business.citiesText,
    citiesOr: cityNames.join(' or '),
    city1: cityNames[0] ?? '',
    city2: cityNames[1] ?? '',
    counties: offices.map(({ county }) => county).join(' and '),
    hours: hours.map(({ days, text }) => `${days} ${text.charAt(0).toLowerCase()}${text.slice(1)}`).join(', '),
    turnaround: business.turnaround,
    expeditedTurnaround: business.expeditedTurnaround,
    fee: business.feeText,
    typicalFee: `${business.feeText} for ${business.feeCovers}`,
    inspectionLength: business.inspectionLength,
    archivePeriod: business.archivePeriod,
    responseTime: business.responseTime,
    donationThreshold: dollars(business.donationThreshold),
    requestRetention: `${business.requestRetentionMonths} months`,
    ...privacy[business.host],
  };
});
