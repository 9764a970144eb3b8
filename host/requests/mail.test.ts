import type net from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { formBody, post, startTestServer } from '../testing/server';
import { composeMail, createMailer, type StoredRequest } from './mail';
import { type Outbox, startOutbox } from './outbox';

const OWNER = { to: 'office@example.com', from: 'site@example.com', timeZone: 'America/Los_Angeles' };
let server: Awaited<ReturnType<typeof startTestServer>>;
let outbox: Outbox | undefined;
let closeMail: (() => Promise<void>) | undefined;
let received: { text: string; to: string[] }[];

beforeEach(async () => {
  server = await startTestServer();
  received = [];
});
afterEach(async () => {
  await outbox?.stop(1000);
  await closeMail?.();
  closeMail = undefined;
  await server.stop();
});

type Behavior = 'good' | 'refusing' | 'dropping' | 'slow';

/** Starts a mail server on a free or a given port. `behavior` can change while it runs. Returns the port. */
async function startMailServer(control: { behavior: Behavior }, port = 0): Promise<number> {
  const smtp = new SMTPServer({
    closeTimeout: 100,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      control.behavior === 'refusing' ? done(new Error('the mailbox office@example.com is full')) : done(),
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (control.behavior === 'dropping') stream.destroy();
      });
      if (control.behavior === 'dropping') {
        for (const connection of (smtp as unknown as { connections: Set<{ close(): void }> }).connections)
          connection.close();
        return;
      }
      if (control.behavior === 'slow') return;
      stream.on('end', () => {
        received.push({ text, to: session.envelope.rcptTo.map((recipient) => recipient.address) });
        done();
      });
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  closeMail = () => new Promise((resolve) => smtp.close(() => resolve()));
  return ((smtp as unknown as { server: net.Server }).server.address() as AddressInfo).port;
}

function deliverTo(port: number): void {
  outbox = startOutbox({
    store: server.store,
    send: createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, timeLimit: 400 }),
    compose: (request) => composeMail(request, OWNER),
    log: { info: () => undefined, warn: () => undefined },
    pauses: [0, 0, 0],
    interval: 30,
    lease: 1,
  });
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('timed out waiting');
}
const attempts = async () => Number((await server.store.read('SELECT attempts FROM outbox'))[0]?.attempts);
const sent = async () => (await server.store.read('SELECT sent_at FROM outbox'))[0]?.sent_at !== null;
const unfolded = (text: string) => text.replace(/\r\n[ \t]+/g, ' ');

test('mails each request to the owner, with the visitor as the address to reply to', async () => {
  deliverTo(await startMailServer({ behavior: 'good' }));
  await post(`${server.url}/`, formBody({ message: 'Court date is\r\nin May.' }));
  await until(sent);
  expect(received).toHaveLength(1);
  const text = unfolded(received[0]?.text ?? '');
  const id = String((await server.store.read('SELECT id FROM requests'))[0]?.id);
  expect(received[0]?.to).toEqual(['office@example.com']);
  expect(text).toContain('Reply-To: Jane Doe <jane@example.com>');
  expect(text).toContain(`Subject: Appraisal request from Jane Doe (${id})`);
  expect(text).toContain(`Message-ID: <${id.toLowerCase()}@example.com>`);
  expect(text).toContain('Property Address: 12 Elm Street, Spokane');
  expect(text).toContain('Service Needed: Divorce Appraisal');
  expect(text).toContain('Court date is\r\nin May.');
});

test.each(['refusing', 'dropping', 'slow'] as const)(
  'with a %s mail server, the visitor does not wait and the message is sent later',
  async (behavior) => {
    const control: { behavior: Behavior } = { behavior };
    deliverTo(await startMailServer(control));
    expect((await post(`${server.url}/`, formBody())).status).toBe(200);
    await until(async () => (await attempts()) >= 2);
    expect(await sent()).toBe(false);
    control.behavior = 'good';
    await until(sent);
    const ids = new Set(received.map(({ text }) => /Message-ID: (\S+)/i.exec(text)?.[1]));
    expect(ids.size).toBe(1);
  },
  30_000,
);

test('sends everything that came in while the mail server was down', async () => {
  const port = await startMailServer({ behavior: 'good' });
  await closeMail?.();
  deliverTo(port);
  for (let index = 0; index < 5; index += 1) {
    expect((await post(`${server.url}/`, formBody({ name: `Visitor ${index}` }))).status).toBe(200);
  }
  await until(async () => Number((await server.store.read('SELECT min(attempts) AS n FROM outbox'))[0]?.n) >= 1);
  await outbox?.stop(1000);
  await startMailServer({ behavior: 'good' }, port);
  deliverTo(port);
  await until(() => received.length >= 5);
  expect(new Set(received.map(({ text }) => /Visitor \d/.exec(text)?.[0])).size).toBe(5);
}, 30_000);

test('stores why a message was not sent, without addresses', async () => {
  deliverTo(await startMailServer({ behavior: 'refusing' }));
  await post(`${server.url}/`, formBody());
  const failure = async () => (await server.store.read('SELECT last_error FROM outbox'))[0]?.last_error;
  await until(async () => (await failure()) !== null);
  expect(String(await failure())).toContain('the mailbox <address> is full');
});

test('sends a message once when two servers share a store', async () => {
  const port = await startMailServer({ behavior: 'good' });
  await post(`${server.url}/`, formBody());
  deliverTo(port);
  const first = outbox;
  deliverTo(port);
  await until(sent);
  await first?.stop(1000);
  expect(received).toHaveLength(1);
});

test('nothing a visitor types becomes a header or a recipient', async () => {
  const attacks: Partial<StoredRequest>[] = [
    { name: 'Eve\r\nBcc: victim@example.com' },
    { name: 'Eve\nBcc: victim@example.com\n\nbody' },
    { name: 'Eve\u2028Bcc: victim@example.com\u0085X: y' },
    { name: 'Eve" <victim@example.com>, "Mallory' },
    { name: '=?utf-8?q?=0D=0ABcc:_victim@example.com?=' },
    { email: 'eve@example.com,victim@example.com' },
    { email: 'eve@example.com\r\nBcc: victim@example.com' },
    { message: '.\r\nMAIL FROM:<x@example.com>\r\nRCPT TO:<victim@example.com>\r\nDATA' },
    { name: 'x'.repeat(1000) },
  ];
  const send = createMailer({ smtpUrl: `smtp://127.0.0.1:${await startMailServer({ behavior: 'good' })}` });
  for (const [index, changes] of attacks.entries()) {
    const fields = Object.fromEntries(formBody()) as unknown as StoredRequest;
    const request = { ...fields, id: `AR-20261120-TEST${index}`, receivedAt: '2026-11-20T20:00:00.000Z', ...changes };
    await send(composeMail(request, OWNER));
  }
  expect(received).toHaveLength(attacks.length);
  for (const { text, to } of received) {
    expect(to).toEqual(['office@example.com']);
    const headers = unfolded(text.split('\r\n\r\n')[0] ?? '').split('\r\n');
    expect(headers.filter((line) => /^(bcc|cc|x):/i.test(line))).toEqual([]);
    const replyTo = headers.find((line) => /^reply-to:/i.test(line)) ?? '';
    expect(replyTo.match(/<[^>]*>/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(replyTo).not.toMatch(/<victim/);
  }
});
