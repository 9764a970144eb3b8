import { business } from './business.derived';
import { ContentError } from './contentError';

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
 * @throws ContentError when a token is not one of {@link tokens}
 */
export function fillTokens(file: string, text: string): string {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, key: string) => {
    const value = tokens[key];
    if (value === undefined) {
      throw new ContentError(
        file,
        `"${whole}" is not a known value.`,
        `one of ${Object.keys(tokens).join(', ')}; for example {{turnaround}}.`,
      );
    }
    return value;
  });
}

/** Replaces the tokens in every text of a list or an object, however deep; the rest is handed back as it is. */
export function fillTokensDeep<Value>(file: string, value: Value): Value {
  if (typeof value === 'string') return fillTokens(file, value) as Value;
  if (Array.isArray(value)) return value.map((item) => fillTokensDeep(file, item)) as Value;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [key, fillTokensDeep(file, item)]);
  return Object.fromEntries(entries) as Value;
}
