import { randomBytes } from 'node:crypto';
import { type Answers, fieldDefinitions, fieldNames, mapFields, serviceOptions } from '../../shared/appraisalRequest';
import { ownerToday, timeZone } from '../../shared/ownerTime';
import type { Row } from './connection';

/** What became of the mail about an appraisal request. `lastFailure` says why the last attempt failed. */
export type MailState =
  | { kind: 'waiting'; attempts: number; dueAt: string; lastFailure: string | null }
  | { kind: 'handledFirst'; lastFailure: string | null }
  | { kind: 'sent'; at: string }
  | { kind: 'notQueued' };

const textOrNull = (value: unknown) => (value ? String(value) : null);

/** Accepts any types, so that a row which another program changed can still be listed and deleted. */
export function fromRow(row: Row) {
  const { mailedAt: at, mailDueAt: dueAt, mailError } = row;
  const handledAt = textOrNull(row.handledAt);
  const lastFailure = textOrNull(mailError);
  const mailOf = (): MailState => {
    if (at) return { kind: 'sent', at: String(at) };
    if (!dueAt) return { kind: 'notQueued' };
    return handledAt
      ? { kind: 'handledFirst', lastFailure }
      : { kind: 'waiting', attempts: Number(row.mailAttempts), dueAt: String(dueAt), lastFailure };
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

const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** As the database writes them: JavaScript would take other texts for dates too, such as `5`. */
const storedTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A time such as "Nov 20, 2026, 4:12 PM PST" from a stored one. Any other text stays as it is. */
export function formatOwnerTime(time: string | Date): string {
  const date = typeof time === 'string' && !storedTime.test(time) ? undefined : new Date(time);
  return date && !Number.isNaN(date.getTime()) ? timeFormat.format(date) : String(time);
}

/** The label of a service, or its value if the form no longer offers it. */
export const serviceLabel = (service: string) => new Map(Object.entries(serviceOptions)).get(service) ?? service;

/** A reference such as AR-20261120-7F3A09C1: the date in the owner's time zone and 32 random bits. */
export const newReference = () =>
  `AR-${ownerToday().replaceAll('-', '')}-${randomBytes(4).toString('hex')}`.toUpperCase();

/** An appraisal request as plain text, as it is mailed and shown. */
export function asText({ id, receivedAt, ...answers }: Answers & { id: string; receivedAt: string }): string {
  const shown = { ...answers, service: serviceLabel(answers.service) };
  const lines = fieldNames.map((name) => {
    const value = name === 'message' && shown.message ? `\n${shown.message}` : shown[name];
    return `${fieldDefinitions[name].label}: ${value}`;
  });
  return [`Reference: ${id}`, `Received: ${formatOwnerTime(receivedAt)}`, '', ...lines, ''].join('\n');
}
