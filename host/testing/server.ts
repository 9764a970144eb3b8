import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pino from 'pino';
import { createLazyConnection, type OpenConnection } from '../appraisalRequests/connection';
import { createDatabase } from '../appraisalRequests/database';
import { createServer } from '../server';
import { openSite } from '../static/site';

type Files = Record<string, string>;

const business = { name: 'Certified Appraisals', phone: '(509) 555-0100', phoneLink: 'tel:+15095550100' };
/** What the build writes into site.json, with changes. */
export const siteFacts = (changes: Partial<typeof business> = {}) =>
  JSON.stringify({ ...business, requestRetentionMonths: 24, ...changes });

/** Some pages have a folder of the same name. */
const defaultFiles = {
  'index.html': '<title>Home</title>',
  'about.html': '<title>About</title>',
  'contact.html': '<title>Contact</title>',
  'contact/received.html': '<title>Thank you for your request!</title>',
  'services/divorce-appraisals.html': '<title>Divorce Appraisals</title>',
  'services/404.html': '<title>Service Not Found</title>',
  '404.html': '<title>Page Not Found</title>',
  'site.json': siteFacts(),
  _headers: readFileSync('public/_headers', 'utf8'),
  '_next/static/chunks/app.js': 'console.log(1)',
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Writes a small exported site into `out`, by default in a new temporary folder. Returns the folder that holds `out`. */
export function writeSite(files: Files = {}, out = join(mkdtempSync(join(tmpdir(), 'host-')), 'out')): string {
  folders.push(dirname(out));
  for (const [name, content] of Object.entries({ ...defaultFiles, ...files })) {
    const file = join(out, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return dirname(out);
}

/** Starts the server in this process on a free port, with a small exported site. Mail is stored, but nothing sends it. */
export async function startTestServer(options: Partial<Parameters<typeof createServer>[0]> = {}, files: Files = {}) {
  const folder = writeSite(files);
  const file = join(folder, 'data', 'requests.db');
  const database = createDatabase({ file }, { mayCreate: true });
  // A second connection, by which tests change what is stored.
  const { run, close } = createLazyConnection({ file });
  const transact: OpenConnection['transact'] = (...work) => run((db) => db.transact(...work));
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
  const site = openSite(join(folder, 'out'), logger);
  const outbox = { wake: () => undefined, stop: async () => undefined };
  const app = await createServer({ site, database, outbox, rateLimit: 1000, trustProxy: false, logger, ...options });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  /** Posts a form as the script does, or with other headers. */
  const send = (changes?: Record<string, string>, headers = {}) => post(`${url}/`, formBody(changes), headers);
  /** Sets columns of what is stored, by default of all. */
  const update = (assignments: string, name = '%') =>
    transact('write', [`UPDATE appraisalRequests SET ${assignments} WHERE name LIKE :name`, { name }]);
  const stop = async () => {
    await app.close();
    await Promise.all([close(), database.close()]);
  };
  return { url, folder, file, app, database, outbox, logger, log, send, transact, update, stop };
}

/** Starts a server before each test of a file and stops it afterward. */
export function testServer(files: Files = {}) {
  const server = {} as Awaited<ReturnType<typeof startTestServer>>;
  beforeEach(async () => Object.assign(server, await startTestServer({}, files)));
  afterEach(() => server.stop());
  return server;
}

export function formBody(changes: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    'form-name': 'appraisal-request',
    name: 'Jane Doe',
    email: 'jane@example.com',
    phone: '(509) 555-0123',
    service: 'divorce',
    propertyAddress: '12 Elm Street, Spokane',
    message: '',
    ...changes,
  });
}

export function post(url: string, body: URLSearchParams | string, headers: Record<string, string> = {}) {
  return fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
}

/** Nothing listens on port 1, as if the mail server were down. */
export const deadMail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'office@example.com' };

/** The headers of a browser without JavaScript. */
export const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Sends bytes and resolves to everything received until the server closes the connection. */
export function sendBytes(url: string, bytes: string): Promise<string> {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1');
  let response = '';
  socket.on('data', (text) => (response += text));
  // The server may reset the connection after its response.
  socket.on('error', () => undefined).write(bytes, 'latin1');
  return new Promise((resolve) => socket.on('close', () => resolve(response)));
}
