import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { formBody, post, startTestServer } from '../testing/server';

/** A store as release 1.0 wrote it. Never edit this. */
const RELEASE_1 = `
CREATE TABLE requests (
      id TEXT PRIMARY KEY,
      received_at TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      service TEXT NOT NULL,
      property_address TEXT NOT NULL,
      message TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      handled_at TEXT
    );
CREATE INDEX requests_by_time ON requests (received_at);
CREATE INDEX requests_by_fingerprint ON requests (fingerprint, received_at);
CREATE TABLE outbox (
      request_id TEXT PRIMARY KEY,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_attempt_at TEXT NOT NULL,
      sent_at TEXT,
      last_error TEXT
    );
CREATE INDEX outbox_unsent ON outbox (next_attempt_at) WHERE sent_at IS NULL;
CREATE TABLE accepted (address TEXT NOT NULL, at TEXT NOT NULL);
CREATE INDEX accepted_by_address ON accepted (address, at);
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO meta VALUES ('salt', '00112233445566778899aabbccddeeff');
INSERT INTO requests VALUES ('AR-20250101-ABCDEFG', '2025-01-01T20:00:00.000Z', 'From Release One', 'one@example.com', '1',
  'divorce', '1 Elm Street', '', 'print', NULL);
INSERT INTO outbox VALUES ('AR-20250101-ABCDEFG', 1, '2025-01-01T20:00:00.000Z', '2025-01-01T20:00:01.000Z', NULL);
PRAGMA user_version = 1;`;

const tablesOf = (db: Database.Database) => db.prepare('SELECT name, sql FROM sqlite_master ORDER BY name').all();

test('upgrades a store of release 1.0, which that release can still use', async () => {
  const server = await startTestServer();
  fs.mkdirSync(path.dirname(server.file), { recursive: true, mode: 0o755 });
  const old = new Database(server.file);
  old.exec('PRAGMA journal_mode = WAL');
  old.exec(RELEASE_1);
  const before = tablesOf(old);
  old.close();
  fs.chmodSync(server.file, 0o644);

  expect((await post(`${server.url}/`, formBody({ name: 'From this release' }))).status).toBe(200);
  const names = (await server.store.read('SELECT name FROM requests ORDER BY received_at')).map((row) => row.name);
  expect(names).toEqual(['From Release One', 'From this release']);
  expect(fs.statSync(server.file).mode & 0o777).toBe(0o600);
  await server.store.close();

  const after = new Database(server.file);
  // Release 1.0 refuses a version above 1, and writes these columns.
  expect(after.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 1 });
  expect(tablesOf(after)).toEqual(before);
  after.close();
  await server.stop();
});
