import fs from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { createFormErrorPage } from './requests/formErrorPages';
import { createMailer } from './requests/mail';
import { type Outbox, startOutbox } from './requests/outbox';
import { createSaver } from './requests/saveRequest';
import { NOW, selectOld } from './requests/schema';
import { openStore, type Store } from './requests/store';
import { createServer } from './server';
import { readSettings, SettingsError } from './settings';
import { readSite, readSiteFacts, SiteMissingError } from './static/servedSite';

/** Milliseconds that requests in flight may take after a signal to stop. */
const STOP_TIMEOUT = 9000;

/** In a terminal, logs only warnings, so that the address stays visible. */
function createLogger(level: string | undefined) {
  const destination = {
    write(line: string) {
      try {
        fs.writeSync(2, line);
      } catch {
        // A full disk or a closed pipe loses the line and nothing else.
      }
    },
  };
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level: level ?? (process.stdout.isTTY ? 'warn' : 'info'), base: null, timestamp }, destination);
}

process.stdout.on('error', () => undefined);
function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The server itself deletes nothing. */
async function logOld(store: Store, months: number, log: pino.Logger): Promise<void> {
  const [row] = await store.read(`SELECT count(*) AS old FROM (${selectOld(months)})`);
  const old = Number(row?.old);
  if (old > 0) log.warn({ old, months }, 'requests are due to be deleted: "npm run requests -- delete-old" lists them');
}

async function main(): Promise<void> {
  // Only this user may read what the process creates.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const { mail, rateLimit, trustProxy } = settings;
  const out = path.resolve('out');
  const site = readSite(out);
  const facts = readSiteFacts(out);
  const log = createLogger(settings.logLevel);
  if (!mail) print('Mail is not configured (SMTP_URL, MAIL_TO): requests are kept and listed by "npm run requests".');

  const store = openStore({ url: settings.databaseUrl, authToken: settings.databaseAuthToken });
  let outbox: Outbox | undefined;
  const saver = createSaver({ store, onMail: mail && (() => outbox?.wake()) });
  const errorPage = createFormErrorPage(facts);
  const app = await createServer({ site, store, saver, errorPage, rateLimit, trustProxy, logger: log });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_TIMEOUT).unref();
    await Promise.all([app.close(), outbox?.stop()]);
    await store.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  const address = await app
    .listen({ port: settings.port, host: settings.host, backlog: 1024 })
    .catch((error: Error) => exitWith(`The server cannot start: ${error.message}`));
  await store
    .write([`INSERT OR REPLACE INTO meta VALUES ('checked', ${NOW})`])
    .then(() => logOld(store, facts.requestRetentionMonths, log))
    .catch((error: Error) => print(`Requests cannot be stored now: ${error.message}`));
  if (mail) outbox = startOutbox({ store, send: await createMailer(mail), log });
  print(`The site is at ${address.replace('127.0.0.1', 'localhost')}`);
}

main().catch((error: unknown) => {
  if (error instanceof SettingsError || error instanceof SiteMissingError) exitWith(error.message);
  throw error;
});
