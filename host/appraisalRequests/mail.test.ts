import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { mapFields } from '../../shared/appraisalRequest';
import { until } from '../testing/process';
import { testServer } from '../testing/server';
import { timeSql } from './database';
import { createMailer, defaultTimeLimit, withTlsRules } from './mail';
import { startOutbox } from './outbox';

const owner = { to: 'office@example.com', from: 'site@example.com' };
/** What is stopped after each test, in this order. */
const started: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const { stop } of started.splice(0)) await stop();
});
// Stopped after the outboxes, which use its database.
const server = testServer();

/** Starts a mail server, which hangs on any mail about "Hanging". Returns its port and what it receives. */
async function startMailServer(startTls = false) {
  /** Each mail, unfolded, and its recipients. */
  const received: string[][] = [];
  const smtp = new SMTPServer({
    closeTimeout: 100,
    // With STARTTLS, it has a certificate of its own.
    disabledCommands: ['AUTH', ...(startTls ? [] : ['STARTTLS'])],
    async onData(stream, session, done) {
      // On a slow machine, the time limit ends a connection in the middle of a mail.
      const mail = await text(stream).catch(() => undefined);
      if (mail === undefined || mail.includes('Hanging')) return;
      received.push([mail.replace(/\r\n[ \t]+/g, ' '), ...session.envelope.rcptTo.map(({ address }) => address)]);
      done();
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  started.push({ stop: () => new Promise((resolve) => smtp.close(() => resolve())) });
  const { port } = (smtp as unknown as { server: Server }).server.address() as AddressInfo;
  return { port, received };
}

function deliverWith(send: ReturnType<typeof createMailer>, interval = 30) {
  const outbox = startOutbox({ database: server.database, send, log: server.logger, interval });
  started.push(outbox);
  return outbox;
}
const mailerFor = (port: number, options = {}) =>
  createMailer({ ...owner, smtpUrl: `smtp://127.0.0.1:${port}`, ...options });

const mails = async () => (await server.database.list()).map(({ mail }) => mail);
const sent = async () => (await mails())[0]?.kind === 'sent';

test('mails each appraisal request to the owner, with the visitor as the address to reply to', async () => {
  const { port, received } = await startMailServer();
  deliverWith(mailerFor(port));
  // Without its signs, which could make a second address.
  await server.send({ name: 'Jane (of) Doe', message: 'Court date is\r\nin May.' });
  await until(sent);
  const [{ id } = { id: '' }] = await server.database.list();
  expect(received).toEqual([[expect.any(String), 'office@example.com']]);
  for (const part of [
    'From: site@example.com',
    'Auto-Submitted: auto-generated',
    'Reply-To: Jane of Doe <jane@example.com>',
    `Subject: Appraisal request from Jane (of) Doe (${id})`,
    `Message-ID: <${id.toLowerCase()}@example.com>`,
    `\r\n\r\nReference: ${id}\r\nReceived: `,
    'Service Needed: Divorce Appraisal\r\n',
    'Additional Information: \r\nCourt date is\r\nin May.\r\n',
  ])
    expect(received[0]?.[0]).toContain(part);
});

test('what is refused is tried again after the times that operators read', async () => {
  // The mail server's words are in the database only.
  const words = 'Jane Doe cannot write. '.repeat(30);
  let tries = 0;
  deliverWith(async () => {
    tries += 1;
    if (tries < 8) throw tries === 1 ? words : Object.assign(new Error(words), { responseCode: 550 });
  });
  await server.send();
  const logged = () => server.log.filter((line) => line.includes('mail not sent yet'));
  for (let attempts = 1; attempts < 8; attempts += 1) {
    await until(() => logged().length === attempts);
    expect(await mails()).toMatchObject([{ attempts, lastFailure: words.slice(0, 500) }]);
    await server.update('mailDueAt = receivedAt');
  }
  await until(async () => (await sent()) && server.log.some((line) => /"attempts":8,.*mail sent/.test(line)));
  const delays = logged().map((line) => JSON.parse(line).nextTryInSeconds);
  expect(delays).toEqual([15, 60, 300, 900, 3600, 3 * 3600, 3 * 3600]);
  expect(logged()[1]).toContain('"responseCode":550');
  expect(server.log.join('')).not.toContain('Jane');
  // A failure of the database is logged, too, and ends nothing.
  await server.transact('write', ['DROP TABLE appraisalRequests']);
  await until(() => server.log.some((line) => line.includes('no such table')));
});

test('sends four mails at a time, each as soon as one is sent, which no server claims meanwhile, and stops when those are', async () => {
  for (const name of ['1', '2', '3', '4', '5']) await server.send({ name });
  let [sending, accepted] = [0, 0];
  const accept = (number: number) => until(() => accepted >= number);
  const outbox = deliverWith(() => accept(++sending), 3_600_000);
  // As when several forms come in at the same moment.
  for (let count = 0; count < 10; count += 1) outbox.wake();
  await until(() => sending >= 4);
  const claimed = (await mails()).map((mail) => mail.kind === 'waiting' && Date.parse(mail.dueAt));
  expect(claimed.filter((dueAt) => Number(dueAt) > Date.now() + defaultTimeLimit)).toHaveLength(4);
  accepted = 1;
  await until(() => sending === 5);
  const stopped = jest.fn();
  const stopping = outbox.stop().then(stopped);
  await new Promise(setImmediate);
  expect(stopped).not.toHaveBeenCalled();
  accepted = 5;
  await stopping;
  expect((await mails()).map(({ kind }) => kind)).toEqual(Array(5).fill('sent'));
});

test('a mail that hangs ends at the time limit, to be tried again', async () => {
  deliverWith(mailerFor((await startMailServer()).port, { timeLimit: 1000 }));
  await server.send({ name: 'Hanging' });
  await until(async () => (await mails()).some((mail) => mail.kind === 'waiting' && mail.lastFailure));
});

test('gives each due mail to one server, the longest due first, and none that was handled or that another server has sent', async () => {
  // A time far ahead is from before the clock was set back.
  const due = { Second: '-1 hours', First: '-2 hours', Handled: '-3 hours', Later: '+1 hours', Third: '+1 days' };
  for (const [name, when] of Object.entries(due)) {
    await server.send({ name });
    await server.update(`mailDueAt = ${timeSql(when)}`, name);
  }
  await server.update('handledAt = receivedAt', 'Handled');
  const claims = await Promise.all([1, 2, 3, 4].map(() => server.database.claimMail(60)));
  expect(claims.map((claim) => claim?.appraisalRequest.name)).toEqual(['First', 'Second', 'Third', undefined]);
  const id = claims[0]?.appraisalRequest.id ?? '';
  await server.database.markMailed(id);
  await server.database.markMailFailed(id, 'too late', 0);
  expect(await server.database.claimMail(60)).toBeUndefined();
});

test.each([
  ['smtp://127.0.0.1:PORT', 'without STARTTLS', /^good$/],
  ['smtp://0.0.0.0:PORT', 'without STARTTLS', /STARTTLS/],
  ['smtp://0.0.0.0:PORT?requireTLS=false', 'without STARTTLS', /^good$/],
  ['smtp://0.0.0.0:PORT?ignoreTLS=true', 'with a certificate of its own', /^good$/],
  ['smtp://0.0.0.0:PORT', 'with a certificate of its own', /certificate/],
  ['smtp://0.0.0.0:PORT?tls.rejectUnauthorized=false', 'with a certificate of its own', /^good$/],
])('%s %s: sends only on this machine, or if the URL says so', async (url, server, result) => {
  const { port } = await startMailServer(server === 'with a certificate of its own');
  const smtpUrl = url.replace('PORT', `${port}`);
  const appraisalRequest = { ...mapFields(() => 'Jane'), email: 'jane@example.com', id: 'AR-1', receivedAt: '' };
  const outcome = createMailer({ ...owner, smtpUrl })(appraisalRequest).then(() => 'good', String);
  expect(await outcome).toMatch(result);
});

// Without a connection, because a machine may have no IPv6.
test.each([
  ['smtp://[::1]:25', false],
  ['smtp://LocalHost:25', false],
  ['smtp://[2001:db8::1]:25', true],
])('%s needs a valid certificate: %s', (url, needed) => expect(withTlsRules(url).tls.rejectUnauthorized).toBe(needed));
