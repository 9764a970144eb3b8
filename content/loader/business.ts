import type { z } from 'zod';
import { ContentError } from './errors';
import { memoize, readYamlFile, stampOf } from './files';
import { businessSchema } from './schemas';
import { validate } from './validate';
import washington from './washington.json';

/** A street address in one line; `null` if the owner has not filled it in. */
function addressOf({ street, city, state, postalCode }: z.infer<typeof businessSchema>['offices'][number]) {
  return street ? `${street}, ${city}, ${state}${postalCode ? ` ${postalCode}` : ''}` : null;
}

type MapCity = (typeof washington.cities)['Spokane'];

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/**
 * The values of `content/business.yaml` and the texts and links derived from them.
 *
 * @throws ContentError when the file is wrong
 */
export const getBusiness = memoize(
  () => `${stampOf('business.yaml')} ${process.env.SITE_URL}`,
  () => {
    const source = readYamlFile('business');
    const values = validate(businessSchema, source, source.file);
    const cities: Readonly<Record<string, MapCity | undefined>> = washington.cities;
    const counties: Readonly<Record<string, string | undefined>> = washington.counties;
    const offices = values.offices.map((office, index) => {
      const place = cities[office.city];
      if (place) {
        const { x, y, county } = place;
        return { ...office, county, address: addressOf(office), map: { x, y, shape: counties[county] ?? '' } };
      }
      throw new ContentError(
        source.file,
        source.lineOf(['offices', index, 'city']),
        `the map does not know the city "${office.city}"`,
        `one of ${Object.keys(cities).join(', ')}; for another city, a developer adds it to content/loader/washington.json`,
      );
    });
    const names = offices.map(({ city }) => city);
    const digits = values.phone.replace(/\D/g, '');
    return {
      ...values,
      /** Each with its county and its coordinates on the map. */
      offices,
      /** The street addresses that are filled in, each in one line. */
      addresses: offices.flatMap(({ address }) => address ?? []),
      /** Absolute address of the site without a closing slash; `SITE_URL` overrides it for one build. */
      url: (process.env.SITE_URL || values.url).replace(/\/$/, ''),
      /** `tel:` link in E.164, from the digits of the phone number. */
      phoneLink: `tel:+1${digits}`,
      /** E.164, for structured data. */
      phoneE164: `+1${digits}`,
      emailLink: `mailto:${values.email}`,
      /** For example `$450-$700`. */
      feeText: `${dollars(values.fee.low)}-${dollars(values.fee.high)}`,
      /** For example `20+ years`. */
      experienceText: `${values.experienceYears}+ years`,
      /** For example `$5,000`. */
      donationThresholdText: dollars(values.donationThreshold),
      /** For example `24 months`. */
      requestRetentionText: `${values.requestRetentionMonths} months`,
      /** For example `Spokane and Vancouver`. */
      citiesText: names.join(' and '),
      /** For example `Spokane and Vancouver, Washington`. */
      areasText: `${names.join(' and ')}, ${values.offices[0]?.state}`,
      /** For example `5-7 business days`, or `5-7 business days from the visit` with `turnaroundStarts`. */
      turnaroundText: values.turnaroundStarts
        ? `${values.turnaround} from ${values.turnaroundStarts}`
        : values.turnaround,
    };
  },
);

export type Business = ReturnType<typeof getBusiness>;
