import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

/** An invalid value in the environment. The message is one sentence for the operator. */
export class SettingsError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DATABASE_SCHEMES = ['file:', 'libsql:', 'https:', 'http:'];
const SMTP_SCHEMES = ['smtp:', 'smtps:'];

function wholeNumber(from: number, to: number) {
  const expected = `a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= from && value <= to, expected);
}

function urlWith(schemes: string[]) {
  const expected = `a URL that starts with ${schemes.join(' or ')}`;
  return z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), expected);
}

/**
 * Reads TRUST_PROXY. No value trusts everyone, because visitors could then choose the address that is counted.
 * @returns hops (`2`), addresses (`127.0.0.1,10.0.0.0/8`), or undefined when the text is neither
 */
function parseTrustProxy(value: string): number | string[] | undefined {
  if (/^[1-9]$/.test(value)) return Number(value);
  const addresses = value.split(',').map((part) => part.trim());
  const isAddress = (text: string) => {
    const [address = '', bits, ...more] = text.split('/');
    const longest = isIP(address) === 6 ? 128 : 32;
    return (
      isIP(address) > 0 && more.length === 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && +bits <= longest))
    );
  };
  return addresses.every(isAddress) ? addresses : undefined;
}

const mailbox = z
  .string()
  .regex(/^([^<>\r\n]*<)?[^\s<>@,]+@[^\s<>@,]+>?$/, 'one mail address such as office@example.com');

const environment = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an address to listen on, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  /** Valid forms per minute and address. */
  RATE_LIMIT: wholeNumber(1, 100_000).default(10),
  DATABASE_URL: urlWith(DATABASE_SCHEMES).optional(),
  DATABASE_AUTH_TOKEN: z.string().optional(),
  SMTP_URL: urlWith(SMTP_SCHEMES).optional(),
  MAIL_TO: mailbox.optional(),
  MAIL_FROM: mailbox.optional(),
  TRUST_PROXY: z
    .string()
    .transform((value, context) => {
      const parsed = parseTrustProxy(value);
      if (parsed !== undefined) return parsed;
      context.addIssue('a number of hops (1 to 9), or addresses such as 127.0.0.1 or 10.0.0.0/8 with commas between');
      return z.NEVER;
    })
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).optional(),
});

const SECRET = new Set(['SMTP_URL', 'DATABASE_URL', 'DATABASE_AUTH_TOKEN']);

/**
 * Reads the environment. An empty value counts as unset, because that is what `FOO=` in a unit file means to most people.
 * @returns the settings with every default filled in; relative folders are resolved in the working directory
 * @throws SettingsError naming the variable, its value and what was expected; secrets are not repeated
 */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0]);
    const shown = SECRET.has(name) ? 'the value given (not shown here)' : JSON.stringify(given[name]);
    throw new SettingsError(`${name} is ${shown}, but must be ${issue?.message}.`);
  }
  const value = result.data;
  const { SMTP_URL: smtpUrl, MAIL_TO: to, MAIL_FROM: from } = value;
  if (smtpUrl && !to) {
    throw new SettingsError('SMTP_URL is set but MAIL_TO is not; set MAIL_TO to the address that gets the requests.');
  }
  if (to && !smtpUrl) {
    throw new SettingsError('MAIL_TO is set but SMTP_URL is not; set SMTP_URL to the mail server, or remove MAIL_TO.');
  }
  const trustProxy: number | string[] | false = value.TRUST_PROXY ?? false;
  const file = path.join(path.resolve(value.DATA_DIR), 'requests.db');
  return {
    port: value.PORT,
    host: value.HOST,
    rateLimit: value.RATE_LIMIT,
    /** A `file:` URL for the embedded store, otherwise the URL of a libSQL server. */
    databaseUrl: value.DATABASE_URL ?? `file:${encodeURI(file)}`,
    databaseAuthToken: value.DATABASE_AUTH_TOKEN,
    /** Where requests are mailed to. Without it, they are only kept. */
    mail: smtpUrl && to ? { smtpUrl, to, from } : undefined,
    /** The proxies whose `X-Forwarded-For` is trusted: a number of hops, addresses, or none. */
    trustProxy,
    logLevel: value.LOG_LEVEL,
  };
}

/** The operator's settings. The defaults suit one machine without a mail server. */
export type Settings = ReturnType<typeof readSettings>;
