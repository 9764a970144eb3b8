import { type AppraisalRequest, emptyRequest, fieldNames } from './fields';

/** Kept in this tab only, because the visitor may share the device. */
const key = 'appraisal-request-draft';

/** What was typed earlier in this tab, or nothing. Storage may be switched off or hold something else. */
export function readDraft(): AppraisalRequest | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (stored === null || typeof stored !== 'object') return undefined;
    const values = stored as Record<string, unknown>;
    const draft = { ...emptyRequest };
    for (const name of fieldNames) {
      const value = values[name];
      if (typeof value === 'string') draft[name] = value;
    }
    return draft;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed for this tab; without storage it is simply not kept. */
export function keepDraft(request: AppraisalRequest): void {
  try {
    if (fieldNames.every((name) => request[name] === '')) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(request));
  } catch {
    // The form works without a draft.
  }
}

/** Forgets what was typed. */
export function clearDraft(): void {
  keepDraft(emptyRequest);
}
