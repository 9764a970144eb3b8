/*
 * What this tab knows of the form: the draft, which is the answers from the first key until they were received, and how
 * the last attempt to send them ended, as far as it is known. Only this file reads and writes either, in session
 * storage: the visitor may share the device, and session storage is deleted when the tab is closed.
 */
import { InlineScript } from '@/components/ui/InlineScript';
import { fieldNames, formName, serviceOptions } from '@/shared/appraisalRequest';

export const storageKeys = {
  draft: 'appraisal-request-draft',
  outcome: 'appraisal-request-outcome',
  /** Written to find out whether a draft can be stored. */
  probe: 'appraisal-request-probe',
};

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Why answers were not received: without a response, it is unknown whether they were. */
export type Failure = { kind: 'refused'; status: number } | { kind: 'unanswered' };
export type Outcome = { kind: 'received'; at: number } | Failure;

/** Only the page `/contact/received` will know that the answers were received. */
type StoredOutcome = Outcome | { kind: 'sent-by-browser'; draft: string | null };

/** Whether the browser lets this tab store a draft as long as most: full storage can be read, but not written. */
export function canStoreDraft(keys: typeof storageKeys): boolean {
  try {
    sessionStorage.setItem(keys.probe, ' '.repeat(30_000));
    sessionStorage.removeItem(keys.probe);
    return true;
  } catch {
    return false;
  }
}

/** Does something with storage; undefined if the browser denies it, or it is full. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** How the last attempt to send answers from this tab ended. */
export const lastOutcome = () =>
  withStorage((storage) => JSON.parse(storage.getItem(storageKeys.outcome) ?? 'null') as StoredOutcome | null);

/** Whether the stored draft has these answers. It lacks those of fields that another program has removed. */
export const isStoredDraft = (answers: URLSearchParams) => {
  const draft = new URLSearchParams(withStorage((storage) => storage.getItem(storageKeys.draft)) ?? '');
  return Array.from(answers).every(([name, answer]) => (draft.get(name) ?? '') === answer);
};

/** Stores how an attempt to send the answers ended, or that it hasn't: `unanswered`. Deletes a draft that was received. */
export const recordOutcome = (outcome: Outcome) =>
  withStorage((storage) => {
    if (outcome.kind === 'received') storage.removeItem(storageKeys.draft);
    storage.setItem(storageKeys.outcome, JSON.stringify(outcome));
  });

/** Saves and restores the draft of the form before it. */
export const DraftScript = () => (
  <InlineScript
    script={saveAndRestoreDraft}
    args={[fieldNames, Object.keys(serviceOptions), formName, storageKeys, canStoreDraft]}
  />
);

/** Confirms what the browser itself sent, or says that nothing was: for the page `/contact/received`, at its end. */
export const ReceivedPageScript = () => <InlineScript script={showWhetherReceived} args={[storageKeys]} />;

/**
 * Saves and restores the draft, before React runs and without it. carryStateOver (inlineScripts.ts) fills in a form by
 * which React replaces this one. As an inline script, it can use no import and no other function.
 */
export function saveAndRestoreDraft(
  fieldNames: readonly string[],
  services: readonly string[],
  formName: string,
  keys: typeof storageKeys,
  canStore: typeof canStoreDraft,
) {
  /** In our form, because other programs may use the same ids. None once a panel has replaced the form. */
  const controls = () =>
    fieldNames.flatMap((name) => document.querySelector<Control>(`form[name=${formName}] #${name}`) ?? []);
  /** The service whose page led here, such as `divorce` for `divorce-appraisals`. Alone, it is no draft. */
  const referrer = document.referrer.replace(`${location.origin}/services/`, '');
  const suggested = services.find((service) => service && referrer.startsWith(service)) ?? '';
  /** The last one in this tab: it is kept with the answers, to know whether the visitor chose another. */
  let lastSuggested = suggested;

  const write = (key: string, value: string) => {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // It is full.
    }
  };
  const save = () => {
    const answers = controls().map(({ name, value }) => [name, value]);
    if (answers.some(([name, value]) => value && !(name === 'service' && value === suggested)))
      write(keys.draft, `${new URLSearchParams(lastSuggested ? [...answers, ['suggested', lastSuggested]] : answers)}`);
    else if (answers.length > 0 && sessionStorage.getItem(keys.draft) !== null) {
      sessionStorage.removeItem(keys.draft);
      sessionStorage.removeItem(keys.outcome);
    }
  };
  /** What the browser itself has restored may be older than the draft; what was typed before this script is newer. */
  const restore = (draft: string | null, afterBrowser: boolean) => {
    const answers = new URLSearchParams(draft ?? '');
    const suggestedBefore = answers.get('suggested') ?? '';
    lastSuggested ||= suggestedBefore;
    // As it was suggested, or empty where none was: the visitor has neither chosen nor unchosen one.
    const isUntouched = (answers.get('service') ?? suggestedBefore) === suggestedBefore;
    if (suggested && isUntouched) answers.set('service', suggested);
    for (const control of controls())
      control.value = (afterBrowser ? '' : control.value) || (answers.get(control.name) ?? '');
  };

  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBack = load?.type === 'back_forward';
  // Full storage has an old draft or none, so what the browser itself restores is better.
  if (!canStore(keys)) return restore(null, false);
  restore(sessionStorage.getItem(keys.draft), isBack);
  save();
  // In the capture phase, so that no other listener can stop the event before.
  addEventListener('input', save, true);
  addEventListener('change', save, true);
  addEventListener('pagehide', save);
  // Chromium restores what was typed just before this event.
  addEventListener(
    'pageshow',
    ({ persisted }) => (persisted || isBack) && restore(sessionStorage.getItem(keys.draft), true),
  );
  addEventListener('submit', ({ defaultPrevented }) => {
    save();
    const outcome: StoredOutcome = { kind: 'sent-by-browser', draft: sessionStorage.getItem(keys.draft) };
    if (!defaultPrevented) write(keys.outcome, JSON.stringify(outcome));
  });
}

/** As an inline script, it can use no import and no other function. */
export function showWhetherReceived(keys: typeof storageKeys) {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const fromHere = document.referrer.startsWith(`${location.origin}/`);
  let outcome: StoredOutcome | undefined;
  try {
    outcome = JSON.parse(sessionStorage.getItem(keys.outcome) ?? '{}') as StoredOutcome;
    // A refusal has this address too: loading it again, or reopening the tab, doesn't mean that the form was received.
    if (outcome.kind === 'sent-by-browser' && fromHere && load?.type === 'navigate') {
      // Unless other answers were typed since.
      if (sessionStorage.getItem(keys.draft) === outcome.draft) sessionStorage.removeItem(keys.draft);
      outcome = { kind: 'received', at: Date.now() };
      sessionStorage.setItem(keys.outcome, JSON.stringify(outcome));
    }
  } catch {
    // The browser denies storage.
  }
  // No page links to this one, so it was opened from the history or a shared address.
  const nothingSent = outcome?.kind === 'sent-by-browser' || (outcome?.kind !== 'received' && !fromHere);
  document.getElementById('received')?.toggleAttribute('hidden', nothingSent);
  document.getElementById('nothing-received')?.toggleAttribute('hidden', !nothingSent);
}
