import path from 'node:path';
import pino from 'pino';
import { composeMail, createMailer } from './requests/mail';
import { type Outbox, startOutbox } from './requests/outbox';
import { createErrorPages } from './requests/pages';
import { startRetention } from './requests/retention';
import { createSaveRequest } from './requests/saveRequest';
import { openStore, type Store } from './requests/store';
import { createServer } from './server';
import { readSettings, type Settings, SettingsError } from './settings';
import { readSiteFacts } from './siteFacts';
import { readSite, SiteMissingError } from './static/site';

/** Milliseconds that requests in flight may take after a signal to stop. */
const STOP_TIMEOUT = 9000;

/** In a terminal, logs only warnings, so that the address stays visible. */
function createLogger(level: string | undefined) {
  return pino({ level: level ?? (process.stdout.isTTY ? 'warn' : 'info'), base: null }, pino.destination(2));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function startMail(settings: Settings, store: Store, log: pino.Logger): Outbox | undefined {
  const { smtpUrl, mailTo, mailFrom, timeZone } = settings;
  if (!smtpUrl || !mailTo) {
    print('Mail is not configured (SMTP_URL, MAIL_TO): requests are kept and listed by "npm run requests".');
    return undefined;
  }
  return startOutbox({
    store,
    send: createMailer({ smtpUrl }),
    compose: (request) => composeMail(request, { to: mailTo, from: mailFrom, timeZone }),
    log,
  });
}

function listeningAt(host: string, port: number): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return `http://${local ? 'localhost' : host}:${port}`;
}

function explainListening(error: NodeJS.ErrnoException, { host, port }: Settings): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use; stop the other program or choose another port, for example PORT=${port + 1} npm run serve.`;
  }
  if (error.code === 'EACCES') return `Port ${port} needs administrator rights; choose one above 1023 with PORT.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST is "${host}", which is not an address of this machine; use 127.0.0.1 or 0.0.0.0.`;
  }
  return `The server could not listen on ${host}:${port}: ${error.message}`;
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const out = path.resolve('out');
  const site = readSite(out);
  const facts = readSiteFacts(out);
  const log = createLogger(settings.logLevel);
  if (!site.hasHeaderFile) log.warn('out/_headers is missing, so no security headers are sent; run "npm run build".');
  const store = openStore({ url: settings.databaseUrl, authToken: settings.databaseAuthToken });

  const mail = startMail(settings, store, log);
  const months = settings.retentionMonths ?? facts.requestRetentionMonths;
  if (months === undefined)
    print('out/host.json does not say how long to keep requests, so no old request is deleted.');
  const stopRetention = months ? startRetention({ store, months, log }) : undefined;
  const { rateLimit, timeZone, trustProxy } = settings;
  const saveRequest = createSaveRequest({ store, rateLimit, timeZone, onStored: () => mail?.wake() });
  const pages = createErrorPages(facts);
  const app = await createServer({ site, store, saveRequest, pages, trustProxy, logger: log });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_TIMEOUT).unref();
    stopRetention?.();
    await Promise.all([app.close(), mail?.stop(STOP_TIMEOUT - 1000)]);
    await store.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  try {
    await app.listen({ port: settings.port, host: settings.host, backlog: 1024 });
  } catch (error) {
    exitWith(explainListening(error as NodeJS.ErrnoException, settings));
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  await store.check().catch((error: Error) => print(`Requests cannot be stored now: ${error.message}`));
  if (facts.url && new URL(facts.url).hostname.endsWith('.example')) {
    print(
      `WARNING: this site was built for ${facts.url}, an example address. Build it for yours: SITE_URL=https://… npm run build`,
    );
  }
  print(`The site is at ${listeningAt(settings.host, port)}`);
}

main().catch((error: unknown) => {
  if (error instanceof SettingsError || error instanceof SiteMissingError) exitWith(error.message);
  throw error;
});
