import { business } from './business.derived';
import { ContentError } from './contentError';
import { fieldName } from './fieldName';

/**
 * The names that may stand in double braces in a content file, such as `{{turnaround}}`, and what they become.
 * They are how a fee, a promise or the phone number gets into running text while being written in one place only.
 */
export const tokens: Readonly<Record<string, string>> = {
  name: business.name,
  phone: business.phone,
  phoneLink: business.phoneLink,
  email: business.email,
  founded: String(business.founded),
  experienceYears: business.experienceText,
  experienceBadge: business.experienceText.replace('years', 'Years'),
  serviceArea: business.serviceArea,
  hours: business.hours.map(({ days, text }) => `${days} ${text.charAt(0).toLowerCase()}${text.slice(1)}`).join(', '),
  turnaround: business.turnaround,
  expeditedTurnaround: business.expeditedTurnaround,
  fee: business.feeText,
  inspectionLength: business.inspectionLength,
  archivePeriod: business.archivePeriod,
  responseTime: business.responseTime,
  donationThreshold: business.donationThresholdText,
  requestRetention: business.requestRetentionText,
};

/**
 * Replaces every `{{token}}` in a content file's text.
 *
 * @param field where the text stands, for the message; the line is named when it is left out
 * @throws ContentError when a token is not one of {@link tokens}, or its braces are not two and two
 */
export function fillTokens(file: string, text: string, field?: string): string {
  const place = (offset: number) => field ?? `line ${text.slice(0, offset).split('\n').length}`;
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}|\{\{|\}\}/g, (whole, key: string | undefined, offset: number) => {
    if (key === undefined) {
      throw new ContentError(
        file,
        `${place(offset)} has "${whole}" without its other half.`,
        'two braces on each side of the name, such as {{turnaround}}.',
      );
    }
    const value = tokens[key];
    if (value === undefined) {
      throw new ContentError(
        file,
        `${place(offset)} has "${whole}", which is not a known value.`,
        `one of ${Object.keys(tokens).join(', ')}; for example {{turnaround}}.`,
      );
    }
    return value;
  });
}

/** Replaces the tokens in every text of a list or an object, however deep; the rest is handed back as it is. */
export function fillTokensDeep<Value>(file: string, value: Value): Value {
  const fill = (at: unknown, path: PropertyKey[]): unknown => {
    if (typeof at === 'string') return fillTokens(file, at, fieldName(value, path));
    if (Array.isArray(at)) return at.map((item, index) => fill(item, [...path, index]));
    if (at === null || typeof at !== 'object') return at;
    return Object.fromEntries(Object.entries(at).map(([key, item]) => [key, fill(item, [...path, key])]));
  };
  return fill(value, []) as Value;
}
