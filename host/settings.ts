import path from 'node:path';
import { z } from 'zod';
import { parseTrustProxy } from './requests/clientAddress';

/** The operator's settings. The defaults suit one machine without a mail server. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** Accepted requests per minute and address. */
  rateLimit: number;
  /** A `file:` URL for the embedded store, otherwise the URL of a libSQL server. */
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  smtpUrl: string | undefined;
  mailTo: string | undefined;
  mailFrom: string | undefined;
  /** The proxies whose `X-Forwarded-For` is trusted: a number of hops, addresses, or none. */
  trustProxy: number | string[] | false;
  logLevel: string | undefined;
  timeZone: string;
  /** Requests older than this are deleted; 0 keeps all. If undefined, the privacy policy of the site applies. */
  retentionMonths: number | undefined;
}

/** An invalid value in the environment. The message is one sentence for the operator. */
export class SettingsError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DATABASE_SCHEMES = ['file:', 'libsql:', 'https:', 'http:', 'wss:', 'ws:'];
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

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value });
    return true;
  } catch {
    return false;
  }
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
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'a time zone name such as America/Los_Angeles')
    .default('America/Los_Angeles'),
  RETENTION_MONTHS: z
    .string()
    .regex(/^(off|[1-9]\d{0,2})$/, 'a number of months, or off to delete nothing')
    .transform((value) => (value === 'off' ? 0 : Number(value)))
    .optional(),
});

const SECRET = new Set(['SMTP_URL', 'DATABASE_URL', 'DATABASE_AUTH_TOKEN']);

/**
 * Reads the environment. An empty value counts as unset, because that is what `FOO=` in a unit file means to most people.
 * @returns the settings with every default filled in; relative folders are resolved in the working directory
 * @throws SettingsError naming the variable, its value and what was expected; secrets are not repeated
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0]);
    const shown = SECRET.has(name) ? 'the value given (not shown here)' : JSON.stringify(given[name]);
    throw new SettingsError(`${name} is ${shown}, but must be ${issue?.message}.`);
  }
  const value = result.data;
  if (value.SMTP_URL && !value.MAIL_TO) {
    throw new SettingsError(
      'SMTP_URL is set but MAIL_TO is not; set MAIL_TO to the address that should get the requests.',
    );
  }
  const dataDir = path.resolve(value.DATA_DIR);
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir,
    rateLimit: value.RATE_LIMIT,
    databaseUrl: value.DATABASE_URL ?? `file:${encodeURI(path.join(dataDir, 'requests.db'))}`,
    databaseAuthToken: value.DATABASE_AUTH_TOKEN,
    smtpUrl: value.SMTP_URL,
    mailTo: value.MAIL_TO,
    mailFrom: value.MAIL_FROM,
    trustProxy: value.TRUST_PROXY ?? false,
    logLevel: value.LOG_LEVEL,
    timeZone: value.TIME_ZONE,
    retentionMonths: value.RETENTION_MONTHS,
  };
}
