import { createTransport } from 'nodemailer';
import { asText } from './storedAppraisalRequest';

/** Milliseconds that one delivery may take, unless the settings say otherwise. */
export const defaultTimeLimit = 300_000;

interface MailSettings {
  smtpUrl: string;
  to: string;
  from: string;
  /** Milliseconds after which its connection is closed, so that it can't succeed unnoticed. */
  timeLimit?: number;
}

/**
 * Creates the function that mails one appraisal request to the owner and rejects unless the mail server has accepted
 * it. It connects for each mail: there are few, and a broken connection cannot affect the next one.
 */
export function createMailer({ smtpUrl, timeLimit = defaultTimeLimit, to, from }: MailSettings) {
  const transport = createTransport(withTlsRules(smtpUrl));
  return async (appraisalRequest: Parameters<typeof asText>[0]): Promise<void> => {
    const { id, name, email } = appraisalRequest;
    await transport.sendMail({
      to,
      from,
      signal: AbortSignal.timeout(timeLimit),
      // A name with quotes or a comma could look like a second address.
      replyTo: { name: name.replace(/[^\p{L}\p{M}\p{N}.'’-]+/gu, ' '), address: email },
      subject: `Appraisal request from ${name} (${id})`,
      // The same for every attempt, so that mail programs recognize a mail that is sent again.
      messageId: `<${id.toLowerCase()}@${from.split('@')[1]}>`,
      text: asText(appraisalRequest),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

/**
 * Requires TLS and a valid certificate, unless the URL says otherwise or the mail server is on this machine, where
 * nobody can listen.
 */
export function withTlsRules(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const { hostname, searchParams: options } = url;
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname.toLowerCase());
  const inTheClear = options.get('requireTLS') === 'false' || options.get('ignoreTLS') === 'true';
  if (!local && !inTheClear) options.set('requireTLS', 'true');
  return { url: url.href, tls: { rejectUnauthorized: !local } };
}
