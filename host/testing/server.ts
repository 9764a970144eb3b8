import { rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { openDatabase } from '../appraisalRequests/database';
import { createServer, defaultLimits } from '../server';
import { followSite } from '../static/servedSite';
import { writeSite } from './fixtureSite';

interface Options {
  rateLimit?: number;
  trustProxy?: number | string[] | false;
  limits?: Partial<typeof defaultLimits>;
  /** More files for `out/`. */
  files?: Record<string, string | Buffer>;
}

/** Starts the server in this process on a free port, with a small exported site. Mail is stored, but nothing sends it. */
export async function startTestServer({ rateLimit = 1000, trustProxy = false, files, limits }: Options = {}) {
  const folder = writeSite(files);
  const file = join(folder, 'data', 'requests.db');
  const database = openDatabase({ url: `file:${file}`, lockTimeout: 500 }, true);
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
  const app = await createServer({
    getSite: followSite(join(folder, 'out'), logger),
    database,
    outbox: { wake: () => undefined, stop: async () => undefined },
    rateLimit,
    trustProxy,
    logger,
    // Each health check writes to the database.
    limits: { ...defaultLimits, healthMaxAge: -1, ...limits },
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
