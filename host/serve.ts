import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from './appraisalRequests/database';
import { createMailer } from './appraisalRequests/mail';
import { startOutbox } from './appraisalRequests/outbox';
import { createLogger } from './log';
import { createServer } from './server';
import { readSettings, SettingsError } from './settings';
import { openSite, SiteError } from './static/site';

/** Milliseconds that requests in flight may take after a signal to stop. */
const stopTimeout = 9000;

// A terminal or pipe that is gone must not end the server.
process.stdout.on('error', () => undefined);
function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function exitWithMessage(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  // Only this user may read what the process creates.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const { mail, rateLimit, trustProxy } = settings;
  const log = createLogger(settings.logLevel);
  const site = openSite(resolve('out'), log);
  const database = createDatabase(settings.database, { mayCreate: true });
  const outbox = mail && startOutbox({ database, send: createMailer(mail), log });
  if (!mail) print('Mail is not configured (SMTP_URL, MAIL_TO): "npm run requests" lists the appraisal requests.');
  const server = await createServer({ site, database, outbox, rateLimit, trustProxy, logger: log });

  const connections = new Set<Socket>();
  server.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const closeUnused = () => {
    server.server.closeIdleConnections();
    // Browsers open connections in advance, which aren't idle for Node before their first request.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
  const stop = async () => {
    setTimeout(() => process.exit(1), stopTimeout).unref();
    // close() ends the connections that are idle now, but not those that become idle later.
    setInterval(closeUnused, 100).unref();
    await server.close();
    // A mail that is still being sent is sent again after the next start.
    await Promise.race([outbox?.stop(), pause(2000)]);
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  const address = await server
    .listen({ port: settings.port, host: settings.host, backlog: 1024 })
    .catch((error: Error) => exitWithMessage(`The server cannot start: ${error.message}`));
  await database.probeAndCountLateMails().catch(({ message }: Error) => {
    print(`Appraisal requests cannot be stored now: ${message}`);
  });
  print(`The site is at ${address.replace('127.0.0.1', 'localhost')}`);
}

main().catch((error: unknown) => {
  if (error instanceof SettingsError || error instanceof SiteError) exitWithMessage(error.message);
  throw error;
});
