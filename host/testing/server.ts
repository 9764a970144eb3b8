import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pino from 'pino';
import { openDatabase } from '../appraisalRequests/database';
import { createServer, type defaultTimeouts } from '../server';
import { followSite } from '../static/servedSite';

const page = (title: string) => `<!DOCTYPE html><title>${title}</title>`;

/** A `_headers` file like the one that the build writes. */
const headersFile = `# one policy
/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Some pages have a folder of the same name. */
const defaultFiles: Record<string, string | Buffer> = {
  'index.html': page('Home'),
  'about.html': page('About'),
  'contact.html': page('Contact'),
  'contact/received.html': page('Thank you for your request!'),
  'services.html': page('Services'),
  'services/divorce-appraisals.html': page('Divorce Appraisals'),
  'services/404.html': page('Service Not Found'),
  '404.html': page('Page Not Found'),
  'robots.txt': 'User-agent: *\n',
  'host.json': JSON.stringify({
    name: 'Certified Appraisals',
    phone: '(509) 555-0100',
    phoneLink: 'tel:+15095550100',
    requestRetentionMonths: 24,
    colors: { paper: '#f7f2ea' },
  }),
  _headers: headersFile,
  '_next/static/chunks/app.js': 'console.log(1)',
};

/** Writes a small exported site into a new temporary folder; returns the folder that holds `out`. */
export function writeSite(extra: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  writeOut(join(folder, 'out'), extra);
  return folder;
}

/** Writes the files of a small exported site. */
export function writeOut(out: string, extra: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries({ ...defaultFiles, ...extra })) {
    const file = join(out, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

interface Options {
  rateLimit?: number;
  trustProxy?: number | string[] | false;
  timeouts?: typeof defaultTimeouts;
  /** More files for `out/`. */
  files?: Record<string, string | Buffer>;
}

/** Starts the server in this process on a free port, with a small exported site. Mail is stored, but nothing sends it. */
export async function startTestServer({ rateLimit = 1000, trustProxy = false, files, timeouts }: Options = {}) {
  const folder = writeSite(files);
  const file = join(folder, 'data', 'requests.db');
  const database = openDatabase({ url: `file:${file}`, lockTimeout: 500 }, true);
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
  const app = await createServer({
    site: followSite(join(folder, 'out'), logger),
    database,
    outbox: { wake: () => undefined, stop: async () => undefined },
    rateLimit,
    trustProxy,
    logger,
    ...(timeouts && { timeouts }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    folder,
    file,
    database,
    log,
    async stop() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A valid form with every field. */
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

/** Posts a form as the script does, or with other headers, such as those of a browser without JavaScript. */
export function post(url: string, body: URLSearchParams | string, headers: Record<string, string> = {}) {
  return fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
}

/** The headers of a browser without JavaScript. */
export const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Sends bytes and resolves to everything received until the server closes the connection. */
export function raw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    // The server may reset the connection after its response.
    socket.on('error', (error) =>
      chunks.length > 0 ? resolve(Buffer.concat(chunks).toString('latin1')) : reject(error),
    );
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}
