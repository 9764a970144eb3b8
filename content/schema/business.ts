import { readYamlFile, stampOf } from './files';
import { memoize } from './memoize';
import { businessSchema } from './schemas';
import { validate } from './validate';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/**
 * The business as pages use it: the values of `content/business.yaml`, with the forms derived from them.
 *
 * @throws ContentError when the file is wrong
 */
export const getBusiness = memoize(
  () => stampOf('business.yaml') && `${stampOf('business.yaml')} ${process.env.SITE_URL}`,
  () => {
    const source = readYamlFile('business');
    const values = validate(businessSchema, source, source.file);
    const digits = values.phone.replace(/\D/g, '');
    return {
      ...values,
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
      /** For example `Spokane and Vancouver, Washington`. */
      areasText: `${values.offices.map((office) => office.city).join(' and ')}, ${values.offices[0]?.state}`,
    };
  },
);

export type Business = ReturnType<typeof getBusiness>;
