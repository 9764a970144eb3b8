import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

/** An invalid value in the environment. The message is one sentence for the operator. */
export class SettingsError extends Error {}

function integerBetween(from: number, to: number) {
  const expected = `a whole number from ${from} to ${to}`;
  // Number() alone would take spaces for 0.
  const digits = z.string().regex(/^\d+$/, expected);
  return digits.transform(Number).pipe(z.number().min(from, expected).max(to, expected));
}

const proxyAddresses = 'the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8, with commas between';
const proxy = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], proxyAddresses)
  // A range of all addresses would let visitors choose the address that is counted. The widest private one is fc00::/7;
  // IPv4 addresses written as IPv6 begin with 96 bits.
  .refine((range) => !/\/[0-6]$|^[0:]*:ffff:[^/]*\/(9[6-9]|10[0-2])$/i.test(range), proxyAddresses);

const mailServer = {
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'the URL of a mail server, such as smtps://user:password@mail.example.com:465',
};
const mailAddress = 'one mail address such as office@example.com';
const databaseUrl = {
  protocol: /^(libsql|https?)$/,
  hostname: /./,
  error: 'the URL of a libSQL server, such as libsql://db.example.com',
};
const databaseEnvironmentSchema = z
  .object({
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.url(databaseUrl).optional(),
    DATABASE_AUTH_TOKEN: z.string().optional(),
  })
  .transform(({ DATA_DIR, DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken }) =>
    url ? { url, authToken } : { file: resolve(DATA_DIR, 'requests.db') },
  );

const environmentSchema = z.object({
  PORT: integerBetween(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Valid forms per minute and address. */
  RATE_LIMIT: integerBetween(1, 100_000).default(10),
  SMTP_URL: z.url(mailServer).optional(),
  MAIL_TO: z.email(mailAddress).optional(),
  MAIL_FROM: z.email(mailAddress).optional(),
  TRUST_PROXY: z
    .string()
    .transform((addresses) => addresses.trim().split(/\s*,\s*/))
    .pipe(z.array(proxy))
    .optional(),
  // With more, Fastify would log the bytes of malformed requests.
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'silent'], 'error, warn, info or silent').optional(),
});

/** An empty value counts as unset, because that is what most people mean by `FOO=`. */
function parse<Schema extends z.ZodType>(schema: Schema, env: NodeJS.Dict<string>): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new SettingsError(`${String(issue?.path[0])} must be ${issue?.message}.`);
}

/**
 * Where the database is, and which setting says so: the environment's, else the service's (docs/deploy), else none. The
 * service's other settings may be wrong.
 * @throws SettingsError
 */
export function findDatabaseSettings(env: NodeJS.Dict<string>, serviceSettings = '/etc/appraisals.env') {
  if (env.DATA_DIR || env.DATABASE_URL)
    return { ...parse(databaseEnvironmentSchema, env), setBy: 'set in the environment' };
  if (!existsSync(serviceSettings)) return { ...parse(databaseEnvironmentSchema, {}), setBy: 'the default' };
  return {
    ...parse(databaseEnvironmentSchema, readServiceSettings(serviceSettings)),
    setBy: `set in ${serviceSettings}`,
  };
}

function readServiceSettings(file: string) {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingsError(`${file}, which says where the database is, cannot be read (${(error as Error).message}).`);
  }
}

/** @throws SettingsError, which never repeats a value, because it may be secret */
export function readSettings(env: NodeJS.Dict<string>) {
  const settings = parse(environmentSchema, env);
  const { SMTP_URL: smtpUrl, MAIL_TO: to, MAIL_FROM: from = to } = settings;
  if (Boolean(smtpUrl) !== Boolean(to)) {
    throw new SettingsError('SMTP_URL (the mail server) and MAIL_TO (who gets the mail) must be set together.');
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    rateLimit: settings.RATE_LIMIT,
    database: parse(databaseEnvironmentSchema, env),
    /** Where appraisal requests are mailed to. Without it, they are only kept. */
    mail: smtpUrl && to && from ? { smtpUrl, to, from } : undefined,
    /** The proxies whose `X-Forwarded-For` is trusted, or none. */
    trustProxy: settings.TRUST_PROXY ?? (false as const),
    logLevel: settings.LOG_LEVEL,
  };
}
