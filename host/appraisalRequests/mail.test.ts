import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Answers } from '../../shared/appraisalRequest';
import { until } from '../testing/process';
import { formBody, post, testServer } from '../testing/server';
import { createMailer, defaultTimeLimit } from './mail';
import { type Outbox, startOutbox } from './outbox';

const owner = { to: 'office@example.com', from: 'site@example.com' };
let outboxes: Outbox[];
let refusing: boolean;
let closeMail: () => Promise<void>;
let received: { text: string; to: string[] }[];
let log: string;

beforeEach(() => {
  refusing = false;
  closeMail = async () => undefined;
  outboxes = [];
  received = [];
  log = '';
});
afterEach(async () => {
  await closeMail();
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
});
// Stopped after the outboxes, which use its database.
const server = testServer();

/** Starts a mail server, which hangs on any mail about "Hanging". Returns its port. */
async function startMailServer(startTls = false): Promise<number> {
  const smtp = new SMTPServer({
    closeTimeout: 100,
    // With STARTTLS, it has a certificate of its own.
    disabledCommands: ['AUTH', ...(startTls ? [] : ['STARTTLS'])],
    onRcptTo: (_address, _session, done) =>
      refusing ? done(new Error('Jane Doe cannot write to office@example.com')) : done(),
    async onData(stream, session, done) {
      // On a slow machine, the time limit ends a connection in the middle of a mail.
      const mail = await text(stream).catch(() => undefined);
      if (mail === undefined || mail.includes('Hanging')) return;
      received.push({ text: mail, to: session.envelope.rcptTo.map(({ address }) => address) });
      done();
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  closeMail = () => new Promise((resolve) => smtp.close(() => resolve()));
  return ((smtp as unknown as { server: Server }).server.address() as AddressInfo).port;
}

function deliverWith(send: ReturnType<typeof createMailer>, interval = 30, retryDelays?: number[]): void {
  const record = (data: object, text: string) => {
    log += `${JSON.stringify(data)} ${text}\n`;
  };
  const options = { database: server.database, send, log: { info: record, warn: record, error: record }, interval };
  outboxes.push(startOutbox({ ...options, ...(retryDelays && { retryDelays }) }));
}
const deliverTo = (port: number, timeLimit?: number) =>
  deliverWith(
    createMailer({ ...owner, smtpUrl: `smtp://127.0.0.1:${port}`, ...(timeLimit && { timeLimit }) }),
    30,
    [0, 1],
  );

const send = (changes: Record<string, string> = {}) => post(`${server.url}/`, formBody(changes));
const first = async () => (await server.database.list())[0];
const sent = async () => (await first())?.mail.kind === 'sent';
const mails = async () => (await server.database.list()).map(({ mail }) => mail);
const triedTwice = async () => (await mails()).some((mail) => mail.kind === 'waiting' && mail.attempts >= 2);
const answers = Object.fromEntries(formBody()) as unknown as Answers;
const mailed = { ...answers, id: 'AR-1', receivedAt: '2026-11-20T20:00:00.000Z' };
const unfolded = (text: string) => text.replace(/\r\n[ \t]+/g, ' ');

test('mails each appraisal request to the owner, with the visitor as the address to reply to', async () => {
  deliverTo(await startMailServer());
  // Without its signs, which could make a second address.
  await send({ name: 'Jane (of) Doe', message: 'Court date is\r\nin May.' });
  await until(sent);
  const [{ text = '', to = [] } = {}, ...more] = received.map((mail) => ({ ...mail, text: unfolded(mail.text) }));
  const { id = '' } = (await first()) ?? {};
  expect([more, to]).toEqual([[], ['office@example.com']]);
  expect(text).toContain('From: site@example.com');
  expect(text).toContain('Auto-Submitted: auto-generated');
  expect(text).toContain('Reply-To: Jane of Doe <jane@example.com>');
  expect(text).toContain(`Subject: Appraisal request from Jane (of) Doe (${id})`);
  expect(text).toContain(`Message-ID: <${id.toLowerCase()}@example.com>`);
  expect(text).toContain('Service Needed: Divorce Appraisal');
  expect(text).toContain('Court date is\r\nin May.');
});

test('is tried again after the times that operators read', async () => {
  await send();
  deliverWith(() => Promise.reject('refused, by what is no error'));
  for (let attempt = 1; attempt < 8; attempt += 1) {
    await until(() => log.split('\n').length > attempt);
    await server.transact('write', ['UPDATE appraisalRequests SET mailDueAt = receivedAt']);
  }
  const delays = Array.from(log.matchAll(/"nextTryInSeconds":(\d+)/g), ([, seconds]) => Number(seconds));
  expect(await mails()).toMatchObject([{ lastFailure: 'refused, by what is no error' }]);
  expect(delays.slice(0, 7)).toEqual([15, 60, 300, 900, 3600, 3 * 3600, 3 * 3600]);
});

test('with a mail server that refuses, the visitor does not wait, and the mail is sent later', async () => {
  refusing = true;
  deliverTo(await startMailServer());
  expect((await send()).status).toBe(200);
  await until(triedTwice);
  // The mail server's words are in the database only.
  expect(await mails()).toMatchObject([{ lastFailure: expect.stringContaining('Jane Doe cannot write') }]);
  await until(() => log.includes('"attempts":2'));
  expect(log).toMatch(/"attempts":1,.*"responseCode":550,"nextTryInSeconds":0}.*\n.*"nextTryInSeconds":1}/);
  expect(log).not.toMatch(/jane|office/i);
  refusing = false;
  await until(() => /"attempts":\d+} mail sent$/m.test(log));
  expect(await sent()).toBe(true);
});

test('sends four mails at a time, each as soon as one is sent, which no server claims meanwhile, and stops when those are', async () => {
  for (const name of ['1', '2', '3', '4', '5']) await send({ name });
  let [sending, accepted] = [0, 0];
  const accept = (number: number) => until(() => accepted >= number);
  deliverWith(() => accept(++sending), 3_600_000);
  outboxes[0]?.wake();
  await until(() => sending === 4);
  const claimed = (await mails()).map((mail) => mail.kind === 'waiting' && Date.parse(mail.dueAt));
  expect(claimed.filter((dueAt) => Number(dueAt) > Date.now() + defaultTimeLimit)).toHaveLength(4);
  accepted = 1;
  await until(() => sending === 5);
  const stopped = jest.fn();
  const stopping = outboxes[0]?.stop().then(stopped);
  await new Promise(setImmediate);
  expect(stopped).not.toHaveBeenCalled();
  accepted = 5;
  await stopping;
  expect((await mails()).map(({ kind }) => kind)).toEqual(Array(5).fill('sent'));
});

test('a mail that hangs is tried again after the time limit', async () => {
  deliverTo(await startMailServer(), 1000);
  await send({ name: 'Hanging' });
  await until(triedTwice);
});

test('sends at once what waits for a time that is far ahead since the clock was set back', async () => {
  await send();
  await server.transact('write', [
    "UPDATE appraisalRequests SET mailDueAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+1 day')",
  ]);
  deliverTo(await startMailServer());
  await until(sent);
});

test('sends first what has waited longest', async () => {
  for (const [name, minutes] of Object.entries({ Briefly: 1, Longest: 3, Long: 2 })) {
    await send({ name });
    const due = `mailDueAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${minutes} minutes')`;
    await server.transact('write', [`UPDATE appraisalRequests SET ${due} WHERE name = :name`, { name }]);
  }
  expect(await server.database.claimMail(60)).toMatchObject({ appraisalRequest: { name: 'Longest' }, attempts: 1 });
});

test('a mail that another server has sent stays sent when this one reports a failure', async () => {
  await send();
  const { id = '' } = (await first()) ?? {};
  await server.database.markMailed(id);
  await server.database.markMailFailed(id, 'too late', 0);
  expect(await sent()).toBe(true);
});

test('sends a mail once when two servers share a database, and none that was handled', async () => {
  await send({ name: 'Handled' });
  await server.database.markHandled((await first())?.id ?? '');
  await send({ name: 'Not handled' });
  const port = await startMailServer();
  deliverTo(port);
  deliverTo(port);
  await until(sent);
  // A second copy would have come before this one.
  await send({ name: 'Later' });
  await until(() => received.some(({ text }) => text.includes('Later')));
  expect(received.map(({ text }) => /Handled|Not handled|Later/.exec(text)?.[0])).toEqual(['Not handled', 'Later']);
});

test.each([
  ['smtp://127.0.0.1:PORT', 'without STARTTLS', /^good$/],
  ['smtp://localhost:PORT', 'with a certificate of its own', /^good$/],
  ['smtp://0.0.0.0:PORT', 'without STARTTLS', /STARTTLS/],
  ['smtp://0.0.0.0:PORT?ignoreTLS=false', 'without STARTTLS', /STARTTLS/],
  ['smtp://0.0.0.0:PORT?requireTLS=false', 'without STARTTLS', /^good$/],
  ['smtp://0.0.0.0:PORT?ignoreTLS=true', 'with a certificate of its own', /^good$/],
  ['smtp://0.0.0.0:PORT', 'with a certificate of its own', /certificate/],
  ['smtp://0.0.0.0:PORT?tls.rejectUnauthorized=false', 'with a certificate of its own', /^good$/],
])('%s %s: sends only on this machine, or if the URL says so', async (url, server, result) => {
  const smtpUrl = url.replace('PORT', `${await startMailServer(server === 'with a certificate of its own')}`);
  const outcome = createMailer({ ...owner, smtpUrl })(mailed).then(() => 'good', String);
  expect(await outcome).toMatch(result);
});
