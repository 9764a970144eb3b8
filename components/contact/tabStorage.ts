import { type AppraisalRequest, fieldNames, isEmpty } from './request';

// Session storage, because the visitor may share the device: it is deleted when the tab is closed.
const draftKey = 'appraisal-request-draft';
const sendingKey = 'appraisal-request-sending';

function set(key: string, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function get(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores what was typed, or removes it if every field is empty.
 *
 * @returns false if the browser denies storage
 */
export const keepDraft = (request: AppraisalRequest) =>
  set(draftKey, isEmpty(request) ? null : JSON.stringify(request));

export const clearDraft = () => set(draftKey, null);

/** What was typed earlier in this tab; unknown fields and values that are not text are ignored. */
export function readDraft(): Partial<AppraisalRequest> {
  try {
    const stored = Object(JSON.parse(get(draftKey) ?? '{}')) as Record<string, unknown>;
    return Object.fromEntries(
      fieldNames.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
    );
  } catch {
    return {};
  }
}

/** Stores whether a request has no response yet, so that the form can say so when it is opened again. */
export const keepSending = (sending: boolean) => set(sendingKey, sending ? 'yes' : null);

/** Whether the last request from this tab never got a response. */
export const wasSending = () => get(sendingKey) !== null;
