import type { SendMailOptions } from 'nodemailer';
import { type AppraisalRequest, fieldNames, fieldDefinitions, serviceOptions } from '../../content/appraisalRequest';

/** A stored appraisal request as the owner sees it. `receivedAt` is UTC in ISO 8601. */
export interface StoredAppraisalRequest extends AppraisalRequest {
  id: string;
  receivedAt: string;
}

/** Mails one appraisal request to the owner. Rejects unless the mail server has accepted it. */
export type SendMail = (appraisalRequest: StoredAppraisalRequest) => Promise<void>;

interface MailSettings {
  smtpUrl: string;
  to: string;
  from: string | undefined;
  /** Milliseconds that one delivery may take. Then its connection is closed, so it cannot succeed unnoticed. */
  timeLimit?: number;
}

/** Connects for each message: there are few, and a broken connection cannot affect the next one. */
export async function createMailer({ smtpUrl, timeLimit = 300_000, ...rest }: MailSettings): Promise<SendMail> {
  const { createTransport } = await import('nodemailer');
  const step = Math.min(30_000, timeLimit);
  const url = withRequiredTls(smtpUrl);
  const transport = createTransport({
    url,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
  } as object);
  return async (appraisalRequest) => {
    const limit = { signal: AbortSignal.timeout(timeLimit) };
    await transport.sendMail({ ...composeMail(appraisalRequest, rest), ...limit });
  };
}

/** Refuses to send passwords and mail in the clear, except on this machine or where the URL says otherwise. */
function withRequiredTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const chosen = url.searchParams.has('requireTLS') || url.searchParams.has('ignoreTLS');
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'smtp:' && !chosen && !local) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** The owner's time zone, for times in lists and mail and for the date in references. */
export const TIME_ZONE = 'America/Los_Angeles';

const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A local time such as "Nov 20, 2026, 4:12 PM PST". `iso` is in ISO 8601. */
export const localTime = (iso: string) => timeFormat.format(new Date(iso)).replace(/\u202f/g, ' ');

/** All fields of an appraisal request as plain text, one per line, the message last. */
export function asText({ id, receivedAt, ...answers }: StoredAppraisalRequest): string {
  const shown = { ...answers, service: serviceOptions[answers.service] ?? answers.service };
  const lines = fieldNames.map((name) => {
    if (name === 'message') return `${fieldDefinitions.message.label}: ${answers.message && `\n${answers.message}`}`;
    return `${fieldDefinitions[name].label}: ${shown[name]}`;
  });
  return [`Reference: ${id}`, `Received: ${localTime(receivedAt)}`, '', ...lines, ''].join('\n');
}

/**
 * The message to the owner about one request. Its Message-ID depends only on the reference, so that mail programs
 * recognize a message that is sent again after a lost connection.
 */
export function composeMail(
  appraisalRequest: StoredAppraisalRequest,
  { to, from }: { to: string; from: string | undefined },
): SendMailOptions {
  const { id, receivedAt, name, email } = appraisalRequest;
  const sender = from ?? to;
  const domain = /@([^\s<>@]+?)>?$/.exec(sender)?.[1] ?? 'localhost';
  return {
    to,
    from: sender,
    // A name with quotes or a comma could look like a second address.
    replyTo: { name: name.replace(/[^\p{L}\p{M}\p{N}.'’-]+/gu, ' '), address: email },
    subject: `Appraisal request from ${name} (${id})`,
    messageId: `<${id.toLowerCase()}@${domain}>`,
    date: new Date(receivedAt),
    text: asText(appraisalRequest),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
