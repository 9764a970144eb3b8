import { createTransport, type SendMailOptions } from 'nodemailer';
import { type AppraisalRequest, FIELDS, isEmail, LABELS, SERVICES } from './appraisalRequest';

/** A stored request as the owner sees it. `receivedAt` is UTC in ISO 8601. */
export interface StoredRequest extends AppraisalRequest {
  id: string;
  receivedAt: string;
}

/** Hands one message to the mail server; rejects unless the server has taken it. */
export type SendMail = (message: SendMailOptions) => Promise<void>;

interface MailSettings {
  smtpUrl: string;
  /** How long one delivery may take in all, in milliseconds. */
  timeLimit?: number;
}

/** Connects for each message: a few a day need no open connection, and a broken one cannot linger. */
export function createMailer({ smtpUrl, timeLimit = 60_000 }: MailSettings): SendMail {
  const transport = createTransport(smtpUrl, {});
  const step = Math.min(20_000, timeLimit);
  Object.assign(transport.options, { connectionTimeout: step, greetingTimeout: step, socketTimeout: step });
  return async (message) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`the mail server took longer than ${timeLimit / 1000} s`)), timeLimit);
    });
    try {
      await Promise.race([transport.sendMail(message), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** One line without control characters, so that nothing a visitor typed can begin another header. */
function oneLine(text: string, longest: number): string {
  const line = text.replace(/\p{Cc}+|\s+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

function nameForAddress(name: string): string {
  return oneLine(name.replace(/["<>\\@,;:]/g, ' '), 80);
}

/** One for each time zone: a formatter holds about 30 KB outside the JavaScript heap until it is collected. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A time for people, such as "Nov 20, 2026, 4:12 PM PST". */
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

/** All fields of a request as plain text, one after the other, long ones on lines of their own. */
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
 * The message to the owner about one request. Its Message-ID depends on the reference only, so a repeat after a lost
 * connection is recognized as the same message by mail programs.
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
    // As name and address, never as text to be parsed, and without the signs that a careless reader would parse again:
    // a comma in a name must not become a second recipient.
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
