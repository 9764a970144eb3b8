import { stringify } from 'csv-stringify/sync';
import { fieldDefinitions, fieldNames } from '../../content/appraisalRequest';
import { asText, localTime, type StoredAppraisalRequest, serviceLabel } from '../appraisalRequests/appraisalRequest';

const width = 80;

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

function mailState({ mailedAt, mailAttempts }: StoredAppraisalRequest): string {
  if (mailedAt) return 'mailed';
  return mailAttempts > 0 ? 'retrying' : 'not mailed';
}

/** Three lines for each appraisal request, at most 80 columns wide. */
export function asList(appraisalRequests: StoredAppraisalRequest[]): string {
  if (appraisalRequests.length === 0) return 'No appraisal requests have come in yet.\n';
  const lines = appraisalRequests.flatMap((appraisalRequest) => {
    const { id, receivedAt, handledAt, name, service, phone, email } = appraisalRequest;
    const state = `${cell(handledAt ? 'handled' : 'new', 7)}  ${cell(mailState(appraisalRequest), 10)}`;
    const head = `${id}  ${cell(localTime(receivedAt), 28)}  ${state}`;
    const who = `    ${cell(name, 40)} ${cell(serviceLabel(service), width - 45)}`;
    const reach = `    ${cell(phone, 24)} ${cell(email, width - 29)}`;
    return [head, who, reach].map((line) => line.trimEnd());
  });
  return `${lines.join('\n')}\n`;
}

/** All fields of one appraisal request and the state of its mail, as text. */
export function asDetails(appraisalRequest: StoredAppraisalRequest): string {
  const { handledAt, mailedAt, mailDueAt, mailAttempts, mailError } = appraisalRequest;
  const lines = [`Handled: ${handledAt ? localTime(handledAt) : 'not yet'}`];
  if (mailedAt) lines.push(`Mailed: ${localTime(mailedAt)}`);
  else if (!mailDueAt) lines.push('Mailed: no; mail was not configured when it came in');
  else if (handledAt) lines.push('Mailed: no; it was handled first');
  else lines.push(`Mailed: not yet (${mailAttempts} tries; next: ${localTime(mailDueAt)})`);
  if (mailError) lines.push(`Last failure: ${mailError}`);
  return visible(`${asText(appraisalRequest)}\n${lines.join('\n')}\n`);
}

/**
 * All appraisal requests for a spreadsheet; times as in the list, and in UTC for sorting. Excel reads UTF-8 only with a
 * byte order mark, and a cell that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, "CSV
 * Injection").
 */
export function asCsv(appraisalRequests: StoredAppraisalRequest[]): string {
  const labels = fieldNames.map((name) => fieldDefinitions[name].label);
  const header = ['Reference', 'Received', 'Received (UTC)', ...labels, 'Handled (UTC)', 'Mailed (UTC)'];
  const rows = appraisalRequests.map((appraisalRequest) => {
    const { id, receivedAt, handledAt, mailedAt, service } = appraisalRequest;
    const shown = { ...appraisalRequest, service: serviceLabel(service) };
    return [id, localTime(receivedAt), receivedAt, ...fieldNames.map((name) => shown[name]), handledAt, mailedAt];
  });
  const options = { bom: true, quoted: true, record_delimiter: 'windows', escape_formulas: true } as const;
  return stringify([header, ...rows], options);
}
