import { randomInt } from 'node:crypto';
import {
  type AppraisalRequest,
  fieldDefinitions,
  fieldNames,
  mapFields,
  serviceOptions,
} from '../../shared/appraisalRequest';
import { timeZone, today } from '../../shared/ownerTime';
import type { Row } from './connection';

interface WaitingMail {
  name: 'waiting';
  attempts: number;
  dueAt: string;
  /** What the mail server said last, when it did not accept the mail. */
  lastFailure: string | null;
}

/** What became of the mail about an appraisal request. */
export type MailState =
  | WaitingMail
  | { name: 'sent'; at: string }
  | { name: 'not configured' }
  | { name: 'handled first'; lastFailure: string | null };

const orNull = (value: unknown) => (value ? String(value) : null);

/** What a row of the database says, whatever its types: one that another program changed is listed and deleted as well. */
export function fromRow(row: Row) {
  const { mailedAt: at, mailDueAt: dueAt, mailError } = row;
  const handledAt = orNull(row.handledAt);
  const lastFailure = orNull(mailError);
  const mailOf = (): MailState => {
    if (at) return { name: 'sent', at: String(at) };
    if (!dueAt) return { name: 'not configured' };
    return handledAt
      ? { name: 'handled first', lastFailure }
      : { name: 'waiting', attempts: Number(row.mailAttempts), dueAt: String(dueAt), lastFailure };
  };
  return {
    ...mapFields((name) => String(row[name])),
    id: String(row.id),
    /** Times are UTC in ISO 8601. */
    receivedAt: String(row.receivedAt),
    handledAt,
    mail: mailOf(),
  };
}

export type StoredAppraisalRequest = ReturnType<typeof fromRow>;

/** One whose mail has to be sent. */
export type AppraisalRequestToMail = StoredAppraisalRequest & { mail: WaitingMail };

const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A local time such as "Nov 20, 2026, 4:12 PM PST". Text is in ISO 8601; any other stays as it is. */
export function localTime(time: string | Date): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? String(time) : timeFormat.format(date).replace(/\u202f/g, ' ');
}

/** The label of a service; what was stored if the form no longer offers it. */
export const serviceLabel = (service: string) => serviceOptions[service] ?? service;

/** Crockford's alphabet, without the letters that can be mistaken for digits on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference such as AR-20261120-7K3QX9P: the date in the owner's time zone and 35 random bits. */
export function newReference(): string {
  const day = today().replaceAll('-', '');
  const random = Array.from({ length: 7 }, () => alphabet[randomInt(32)]).join('');
  return `AR-${day}-${random}`;
}

/** All fields of an appraisal request as plain text, one per line, the message last. */
export function asText({ id, receivedAt, ...answers }: AppraisalRequest & { id: string; receivedAt: string }): string {
  const shown = { ...answers, service: serviceLabel(answers.service) };
  const lines = fieldNames.map((name) => {
    const value = name === 'message' && shown.message ? `\n${shown.message}` : shown[name];
    return `${fieldDefinitions[name].label}: ${value}`;
  });
  return [`Reference: ${id}`, `Received: ${localTime(receivedAt)}`, '', ...lines, ''].join('\n');
}
