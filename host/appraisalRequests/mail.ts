import { createTransport } from 'nodemailer';
import { asText } from './storedAppraisalRequest';

/** Milliseconds that one delivery may take, unless the settings say otherwise. */
export const defaultTimeLimit = 300_000;

interface MailSettings {
  smtpUrl: string;
  to: string;
  from: string;
  /** After so many milliseconds, its connection is closed, so it cannot succeed unnoticed. */
  timeLimit?: number;
}

/**
 * Creates the function that mails one appraisal request to the owner and rejects unless the mail server has accepted it.
 * It connects for each mail: there are few, and a broken connection cannot affect the next one.
 */
export function createMailer({ smtpUrl, timeLimit = defaultTimeLimit, to, from }: MailSettings) {
  const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 30_000 };
  const transport = createTransport({ ...withTlsRules(smtpUrl), ...timeouts });
  return async (appraisalRequest: Parameters<typeof asText>[0]): Promise<void> => {
    const { id, name, email } = appraisalRequest;
    await transport.sendMail({
      ...{ to, from, signal: AbortSignal.timeout(timeLimit) },
      // A name with quotes or a comma could look like a second address.
      replyTo: { name: name.replace(/[^\p{L}\p{M}\p{N}.'’-]+/gu, ' '), address: email },
      subject: `Appraisal request from ${name} (${id})`,
      // Only of the reference, so that mail programs recognize a mail that is sent again.
      messageId: `<${id.toLowerCase()}@${from.split('@')[1]}>`,
      text: asText(appraisalRequest),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

/**
 * Refuses to send passwords and mail in the clear, unless the URL says otherwise. On this machine, where nobody can
 * listen, a mail server needs no TLS, and its certificate may be its own.
 */
function withTlsRules(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const { hostname, protocol, searchParams: options } = url;
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const checked = options.get('tls.rejectUnauthorized') ?? String(!local);
  options.delete('tls.rejectUnauthorized');
  const inTheClear = options.get('requireTLS') === 'false' || options.get('ignoreTLS') === 'true';
  if (!local && protocol === 'smtp:' && !inTheClear) options.set('requireTLS', 'true');
  return { url: url.href, tls: { rejectUnauthorized: checked !== 'false' } };
}
