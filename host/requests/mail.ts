import { createTransport, type SendMailOptions } from 'nodemailer';
import { type AppraisalRequest, FIELDS, isEmail, LABELS, SERVICES } from './appraisalRequest';
import { withTimeout } from './withTimeout';

/** A stored request as the owner sees it. `receivedAt` is UTC in ISO 8601. */
export interface StoredRequest extends AppraisalRequest {
  id: string;
  receivedAt: string;
}

/** Sends one message. Rejects unless the mail server has accepted it. */
export type SendMail = (message: SendMailOptions) => Promise<void>;

interface MailSettings {
  smtpUrl: string;
  /** Milliseconds that one delivery may take. */
  timeLimit?: number;
}

/** Connects for each message: there are few, and a broken connection cannot affect the next one. */
export function createMailer({ smtpUrl, timeLimit = 60_000 }: MailSettings): SendMail {
  const transport = createTransport(smtpUrl, {});
  const step = Math.min(20_000, timeLimit);
  Object.assign(transport.options, { connectionTimeout: step, greetingTimeout: step, socketTimeout: step });
  return async (message) => {
    const late = `the mail server took longer than ${timeLimit / 1000} s`;
    await withTimeout(transport.sendMail(message), timeLimit, late);
  };
}

/** Text as one line without control characters, so that it cannot start another header. */
function oneLine(text: string, longest: number): string {
  const line = text.replace(/\p{Cc}+|\s+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

function nameForAddress(name: string): string {
  return oneLine(name.replace(/["<>\\@,;:]/g, ' '), 80);
}

/** By time zone. Cached because each one holds about 30 KB outside the JavaScript heap. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A local time such as "Nov 20, 2026, 4:12 PM PST". `iso` is in ISO 8601. */
export function localTime(iso: string, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    });
  formats.set(timeZone, format);
  return format.format(new Date(iso)).replace(/\u202f/g, ' ');
}

/** All fields of a request as plain text, one per line, the message last. */
export function requestAsText(request: StoredRequest, timeZone: string): string {
  const value = (field: (typeof FIELDS)[number]) =>
    field === 'service' ? (SERVICES[request.service] ?? request.service) : request[field];
  const lines = FIELDS.filter((field) => field !== 'message').map((field) => `${LABELS[field]}: ${value(field)}`);
  const message = request.message === '' ? '(none)' : `\n${request.message}`;
  return [
    `Reference: ${request.id}`,
    `Received: ${localTime(request.receivedAt, timeZone)}`,
    '',
    ...lines,
    `${LABELS.message}: ${message}`,
    '',
  ].join('\n');
}

/**
 * The message to the owner about one request. Its Message-ID depends only on the reference, so that mail programs
 * recognize a message that is sent again after a lost connection.
 */
export function composeMail(
  request: StoredRequest,
  { to, from, timeZone }: { to: string; from: string | undefined; timeZone: string },
): SendMailOptions {
  const sender = from ?? to;
  const domain = /@([^\s<>@]+?)>?$/.exec(sender)?.[1] ?? 'localhost';
  return {
    to,
    from: sender,
    // An object, which is not parsed, and a name without punctuation: a comma in it must not start a second recipient.
    ...(isEmail(request.email) ? { replyTo: { name: nameForAddress(request.name), address: request.email } } : {}),
    subject: `Appraisal request from ${oneLine(request.name, 80) || 'a visitor'} (${request.id})`,
    messageId: `<${request.id.toLowerCase()}@${domain}>`,
    date: new Date(request.receivedAt),
    text: requestAsText(request, timeZone),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
