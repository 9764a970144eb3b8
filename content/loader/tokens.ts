import { getBusiness } from './business';
import { ContentError } from './errors';
import { fieldName } from './validate';
import type { ParsedYaml, Path } from './yaml';

/** The sentences of the privacy policy for each host: where requests go, and what the server keeps about visits. */
const privacy = {
  netlify: {
    requestStorage: 'This site runs on Netlify, which stores your answers for us and emails them to us.',
    serverLogs: 'Netlify keeps technical logs of visits, such as network addresses, under its own privacy policy.',
  },
  'own-server': {
    requestStorage: 'Your answers are stored on our own server and emailed to us.',
    serverLogs:
      'Our server’s logs contain no personal data. To stop abuse of the form, the server may keep a short code made ' +
      'from the sender’s network address. The code is made with a secret key and can’t be turned back into the ' +
      'address. It’s only used for a few minutes, and it’s deleted when a later request comes in.',
  },
};

/**
 * The tokens that a text may use, such as `{{turnaround}}`, with their values. They let a text name a fee, a promise or
 * the phone number that is written only in `business.yaml`.
 */
export function getTokens(): Readonly<Record<string, string>> {
  const business = getBusiness();
  return {
    name: business.name,
    phone: business.phone,
    phoneLink: business.phoneLink,
    email: business.email,
    founded: String(business.founded),
    experienceYears: business.experienceText,
    experienceBadge: business.experienceText.replace('years', 'Years'),
    serviceArea: business.serviceArea,
    cities: business.citiesText,
    citiesOr: business.offices.map(({ city }) => city).join(' or '),
    city1: business.offices[0]?.city ?? '',
    city2: business.offices[1]?.city ?? '',
    counties: business.offices.map(({ county }) => county).join(' and '),
    hours: business.hours.map(({ days, text }) => `${days} ${text.charAt(0).toLowerCase()}${text.slice(1)}`).join(', '),
    turnaround: business.turnaround,
    expeditedTurnaround: business.expeditedTurnaround,
    fee: business.feeText,
    inspectionLength: business.inspectionLength,
    archivePeriod: business.archivePeriod,
    responseTime: business.responseTime,
    donationThreshold: business.donationThresholdText,
    ...privacy[business.host],
    requestRetention: business.requestRetentionText,
  };
}

/** The place of a text, for error messages. */
export interface TextPlace {
  file: string;
  /** Line of the file on which the text begins. */
  line: number;
  /** The field that has the text, as {@link fieldName} writes it; none for the body of a Markdown file. */
  field?: string;
}

/**
 * Replaces every `{{token}}` in a text.
 *
 * @throws ContentError when a token is unknown, or does not have two braces on each side
 */
export function fillTokens(text: string, { file, line, field = 'the text' }: TextPlace): string {
  const tokens = getTokens();
  return text.replace(
    /\{\{\s*([^{}]*?)\s*\}\}|\{\{|\}\}|\{\s*\w+\s*\}/g,
    (whole, key: string | undefined, at: number) => {
      const value = key === undefined ? undefined : tokens[key];
      if (value !== undefined) return value;
      const found = line + text.slice(0, at).split('\n').length - 1;
      if (key === undefined) {
        const problem = `${field} has "${whole}", which needs two braces on each side`;
        throw new ContentError(file, found, problem, 'a name in double braces, such as {{turnaround}}');
      }
      const known = `one of ${Object.keys(tokens).join(', ')}; for example {{turnaround}}`;
      throw new ContentError(file, found, `${field} has "${whole}", which is not a known token`, known);
    },
  );
}

/** A copy of a file's content with the tokens replaced in every string. */
export function withTokens<File extends ParsedYaml & { file: string }>(source: File): File {
  const { file, value, textLineOf } = source;
  const fill = (at: unknown, path: Path): unknown => {
    if (typeof at === 'string') {
      return at.includes('{') || at.includes('}')
        ? fillTokens(at, { file, line: textLineOf(path), field: fieldName(value, path) })
        : at;
    }
    if (Array.isArray(at)) return at.map((item, index) => fill(item, [...path, index]));
    if (at === null || typeof at !== 'object') return at;
    return Object.fromEntries(Object.entries(at).map(([key, item]) => [key, fill(item, [...path, key])]));
  };
  return { ...source, value: fill(value, []) };
}
