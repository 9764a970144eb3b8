import { stringify } from 'csv-stringify/sync';
import { fieldDefinitions, serviceOptions } from '../../content/appraisalRequest';
import { asText, localTime } from '../requests/mail';
import { fromRow } from '../requests/outbox';
import type { Row } from '../requests/store';

/** A request and the state of its mail. */
export const SELECT_REQUESTS = `SELECT requests.rowid AS position, requests.*,
  outbox.sent_at, outbox.attempts, outbox.last_error, outbox.next_attempt_at
  FROM requests LEFT JOIN outbox ON outbox.request_id = requests.id`;

const WIDTH = 80;

/** Cuts or pads text to `width` characters, which is close to its width in a terminal. */
function cell(text: string, width: number): string {
  const characters = [...visible(text).replace(/\s+/g, ' ')];
  const shown = characters.length > width ? [...characters.slice(0, width - 1), '…'] : characters;
  return shown.join('').padEnd(width - shown.length + shown.join('').length);
}

/** Replaces characters that move the cursor, change colors or reverse the text direction. */
function visible(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\u200E\u200F]/gu, '\uFFFD');
}

function mailState(row: Row): string {
  if (row.sent_at) return 'mailed';
  return Number(row.attempts ?? 0) > 0 ? 'retrying' : 'not mailed';
}

/** Three lines for each request, at most 80 columns wide. */
export function asList(rows: Row[]): string {
  if (rows.length === 0) return 'No requests have come in yet.\n';
  const lines = rows.flatMap((row) => {
    const request = fromRow(row);
    const state = row.handled_at ? 'handled' : 'new';
    const head = `${request.id}  ${cell(localTime(request.receivedAt), 28)}  ${cell(state, 7)}  ${cell(mailState(row), 10)}`;
    const service = serviceOptions[request.service] ?? request.service;
    const who = `    ${cell(request.name, 40)} ${cell(service, WIDTH - 45)}`;
    const reach = `    ${cell(request.phone, 24)} ${cell(request.email, WIDTH - 29)}`;
    return [head, who, reach].map((line) => line.trimEnd());
  });
  return `${lines.join('\n')}\n`;
}

/** All fields of one request and the state of its mail, as text. */
export function asDetails(row: Row): string {
  const time = (column: string) => localTime(String(row[column]));
  const lines = [`Handled: ${row.handled_at ? time('handled_at') : 'not yet'}`];
  if (row.sent_at) lines.push(`Mailed: ${time('sent_at')}`);
  else if (row.attempts === null) lines.push('Mailed: no; mail was not configured when it came in');
  else if (row.handled_at) lines.push('Mailed: no; it was handled first');
  else {
    const next = row.next_attempt_at ? time('next_attempt_at') : 'now';
    lines.push(`Mailed: not yet (${row.attempts} tries; next: ${next})`);
  }
  if (row.last_error) lines.push(`Last failure: ${row.last_error}`);
  return visible(`${asText(fromRow(row))}\n${lines.join('\n')}\n`);
}

/**
 * All requests for a spreadsheet; times as in the list, and in UTC for sorting. Excel reads UTF-8 only with a byte order
 * mark, and a cell that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, "CSV Injection").
 */
export function asCsv(rows: Row[]): string {
  const header = [
    'Reference',
    'Received',
    'Received (UTC)',
    ...Object.values(fieldDefinitions).map(({ label }) => label),
    'Handled (UTC)',
    'Mailed (UTC)',
  ];
  const cells = rows.map((row) => {
    const { id, receivedAt, name, email, phone, service, propertyAddress, message } = fromRow(row);
    const fields = [name, email, phone, serviceOptions[service] ?? service, propertyAddress, message];
    const times = [row.handled_at, row.sent_at].map((time) => String(time ?? ''));
    return [id, localTime(receivedAt), receivedAt, ...fields, ...times];
  });
  const options = { bom: true, quoted: true, record_delimiter: 'windows', escape_formulas: true } as const;
  return stringify([header, ...cells], options);
}
