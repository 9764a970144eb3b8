import { z } from 'zod';
import { dollars } from '../shared/format';
import { emptyAsNull, listOf, listOrNone, oneLine, textWithoutValues, wholeNumber, year } from './fieldTypes';
import { uploadTypes } from './fixedContent';
import { getPicture, pictureName } from './pictures';

/** The ten digits of a US phone number, without the country's, and words around them. */
const digitsOf = (phone: string) => phone.replace(/[^\p{L}\d]/gu, '').replace(/^1/, '');
/** The usual ways to write a US number, printed in one. */
const phone = z
  .string()
  .refine((value) => /^[2-9]\d{9}$/.test(digitsOf(value)), 'write a US phone number, such as (509) 555-0142')
  .transform((value) => digitsOf(value).replace(/(...)(...)(....)/, '($1) $2-$3'));

const isOrigin = (url: string) => URL.canParse(url) && /^https?:\/\/[^/?#@]+\/$/.test(new URL(url).href);

/** A text that Markdown texts name, where signs such as * would become markup. */
const noMarkup = [/^[^<>*_`[\]\\]+$/, 'write it without < > * _ ` [ ] and \\'] as const;
const unmarkedText = textWithoutValues.regex(...noMarkup);

/** Where requests go, and what the server keeps about visits. */
const hostingSentences = z.strictObject({ requestStorage: textWithoutValues, serverLogs: textWithoutValues });

const office = z
  .strictObject({
    city: unmarkedText,
    covers: textWithoutValues,
    text: textWithoutValues,
    image: pictureName,
    imageAlt: textWithoutValues,
    street: emptyAsNull(textWithoutValues),
    postalCode: emptyAsNull(z.string().regex(/^\d{5}(-\d{4})?$/, 'write a ZIP code, such as 99201')),
  })
  .transform(({ city, image, imageAlt, street, postalCode, ...fields }) => ({
    ...fields,
    city,
    image: getPicture(image, imageAlt),
    street,
    postalCode,
    /** In one line; `null` until the owner fills in the street. */
    address: street && `${street}, ${city}, Washington${postalCode ? ` ${postalCode}` : ''}`,
  }));

const businessFields = z.strictObject({
  name: unmarkedText.max(40, 'the header of a phone has room for 40 characters: shorten it'),
  url: z
    .string()
    .refine(isOrigin, 'write an address such as https://www.example.com')
    .transform((url) => new URL(url).origin),
  phone,
  email: z.email('write an email address, such as orders@example.com'),
  socialProfile: emptyAsNull(
    z.url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'write an address such as https://www.linkedin.com/company/certified-appraisals',
    }),
  ),
  founded: year,
  experienceYears: wholeNumber('20'),
  offices: z.tuple([office, office]),
  hours: listOf({ days: textWithoutValues, text: textWithoutValues }, 'days'),
  turnaround: unmarkedText,
  turnaroundStarts: emptyAsNull(unmarkedText),
  expeditedTurnaround: unmarkedText,
  fee: z
    .strictObject({
      low: wholeNumber('450'),
      high: wholeNumber('700'),
      covers: oneLine.regex(...noMarkup).refine((covers) => !/[{}]/.test(covers.replaceAll('{{cities}}', '')), {
        error: 'the only value that can be named here is {{cities}}',
      }),
    })
    .refine(({ low, high }) => low < high, 'the low fee must be below the high one'),
  inspectionLength: unmarkedText,
  archivePeriod: unmarkedText,
  responseTime: unmarkedText,
  confidentiality: unmarkedText,
  confidentialityExceptions: unmarkedText,
  hosting: z.enum(['netlify', 'own-server']),
  privacy: z.strictObject({ netlify: hostingSentences, 'own-server': hostingSentences }),
  upload: z.strictObject({ maxMegabytes: wholeNumber('5') }),
  donationThreshold: wholeNumber('5000'),
  requestRetentionMonths: wholeNumber('24').refine((months) => months >= 12, 'write a number of months, at least 12'),
  appraisers: listOrNone({
    name: textWithoutValues,
    credential: textWithoutValues,
    certificate: emptyAsNull(textWithoutValues),
  }),
});

/** The values of `content/business.yaml`, and the texts and links derived from them. */
export const businessSchema = businessFields.transform((fields) => {
  const citiesText = fields.offices.map(({ city }) => city).join(' and ');
  const { name, phone, email, fee, turnaround, turnaroundStarts, expeditedTurnaround } = fields;
  const { inspectionLength, archivePeriod, responseTime, confidentiality, confidentialityExceptions } = fields;
  const phoneE164 = `+1${phone.replace(/\D/g, '')}`;
  const phoneLink = `tel:${phoneE164}`;
  const feeText = `${dollars(fee.low)}-${dollars(fee.high)}`;
  // Not with `interpolate`: it needs all values, of which this is one.
  const feeCovers = fee.covers.replaceAll('{{cities}}', citiesText);
  const experienceText = `${fields.experienceYears}+ years`;
  return {
    ...fields,
    upload: { ...fields.upload, types: uploadTypes },
    addresses: fields.offices.flatMap(({ address }) => address ?? []),
    phoneE164,
    phoneLink,
    emailLink: `mailto:${email}`,
    serviceArea: `Throughout Washington State, with offices in ${citiesText}`,
    feeText,
    feeCovers,
    experienceText,
    areasText: `${citiesText}, Washington`,
    /** Such as `5-7 business days`, or `5-7 business days from the visit` with `turnaroundStarts`. */
    turnaroundText: turnaroundStarts ? `${turnaround} from ${turnaroundStarts}` : turnaround,
    /** The values that a text may name, such as `{{turnaround}}`. */
    namedValues: new Map(
      Object.entries({
        name,
        phone,
        phoneLink,
        email,
        turnaround,
        expeditedTurnaround,
        inspectionLength,
        archivePeriod,
        responseTime,
        confidentiality,
        confidentialityExceptions,
        founded: String(fields.founded),
        experienceYears: experienceText,
        cities: citiesText,
        citiesOr: fields.offices.map(({ city }) => city).join(' or '),
        fee: feeText,
        feeCovers,
        typicalFee: `${feeText} for ${feeCovers}`,
        donationThreshold: dollars(fields.donationThreshold),
        requestRetention: `${fields.requestRetentionMonths} months`,
        ...fields.privacy[fields.hosting],
      }),
    ),
  };
});

/** Name, contact details, fee and promises of the business. */
export type Business = z.output<typeof businessSchema>;
