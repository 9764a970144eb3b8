import fs from 'node:fs';
import path from 'node:path';
import { writeSite } from '../testing/fixtureSite';
import { compile, startServer } from '../testing/process';
import { formBody, post, startTestServer } from '../testing/server';
import { startRetention } from './retention';
import { openStore } from './store';

const monthsAgo = (months: number) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${months} months', '-1 day')`;

/** Stores three requests: from 30 months ago, from 20 months ago and from today. */
async function writeRequests(folder: string): Promise<void> {
  const server = await startTestServer({ databaseUrl: `file:${path.join(folder, 'data', 'requests.db')}` });
  for (const [name, age] of [
    ['Old', 30],
    ['Younger', 20],
  ] as const) {
    await post(`${server.url}/`, formBody({ name }));
    const sql = `UPDATE requests SET received_at = ${monthsAgo(age)} WHERE name = ?`;
    await server.store.write([{ sql, args: [name] }]);
  }
  await post(`${server.url}/`, formBody({ name: 'New' }));
  await server.stop();
}

let folder: string;
let serve: string;
beforeAll(() => {
  serve = compile('serve');
});
beforeEach(async () => {
  folder = writeSite();
  await writeRequests(folder);
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function namesAfterServing(env: Record<string, string>): Promise<{ names: unknown[]; output: string }> {
  const server = await startServer(serve, folder, { LOG_LEVEL: 'info', ...env });
  const store = openStore({ url: `file:${path.join(folder, 'data', 'requests.db')}`, existing: true });
  // The server deletes before it stores this request.
  await post(`${server.url}/`, formBody({ name: 'During' }));
  const rows = await store.read('SELECT name FROM requests ORDER BY received_at');
  const mails = await store.read('SELECT request_id FROM outbox');
  expect(mails).toHaveLength(rows.length);
  await store.close();
  server.child.kill('SIGTERM');
  await server.ended;
  return { names: rows.map((row) => row.name), output: server.output() };
}

test('deletes requests older than the privacy policy allows, and logs only how many', async () => {
  const { names, output } = await namesAfterServing({});
  expect(names).toEqual(['Younger', 'New', 'During']);
  expect(output).toContain('"deleted":1');
  expect(output).not.toContain('Old');
});

test('follows RETENTION_MONTHS when it is set', async () => {
  expect((await namesAfterServing({ RETENTION_MONTHS: '6' })).names).toEqual(['New', 'During']);
});

test('deletes nothing with RETENTION_MONTHS=off', async () => {
  expect((await namesAfterServing({ RETENTION_MONTHS: 'off' })).names).toEqual(['Old', 'Younger', 'New', 'During']);
});

test('deletes nothing when host.json does not say how long to keep requests, and says so', async () => {
  fs.rmSync(path.join(folder, 'out', 'host.json'));
  const { names, output } = await namesAfterServing({});
  expect(names).toContain('Old');
  expect(output).toContain('no old request is deleted');
});

test('deletes again after a day', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const write = jest.fn(async () => [[], [{ id: 'AR-1' }]]);
  const log = { info: jest.fn(), error: jest.fn() };
  const stop = startRetention({ store: { write } as never, months: 24, log });
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(write).toHaveBeenCalledTimes(2);
  expect(log.info).toHaveBeenCalledWith({ deleted: 1, months: 24 }, 'old requests deleted');
  stop();
  jest.useRealTimers();
});
