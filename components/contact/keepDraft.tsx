import { InlineScript } from '@/components/ui/InlineScript';
import { fieldNames, noResponse } from '@/content/appraisalRequest';
import { storageKeys } from './sending';

/** Keeps the draft of the form before it. */
export const KeepDraft = () => <InlineScript run={keepDraft} args={[fieldNames, storageKeys, noResponse]} />;

/** Deletes the draft of the appraisal request that was received: for the thank-you page. */
export const ForgetDraft = () => <InlineScript run={forgetDraft} args={[storageKeys]} />;

/**
 * Keeps what is typed into the form in this tab, from the first key until the appraisal request was received. React has
 * no part in it, so it works before React, without it and when React replaces the form. It can't use anything outside
 * itself.
 */
export function keepDraft(fieldNames: readonly string[], keys: typeof storageKeys, noResponse: number) {
  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  /** None once a panel has replaced the form. */
  const controls = () => fieldNames.flatMap((name) => (document.getElementById(name) as Control | null) ?? []);

  const forget = () => {
    sessionStorage.removeItem(keys.draft);
    sessionStorage.removeItem(keys.failedStatus);
  };
  const write = (key: string, value: string) => {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // It is full.
    }
  };
  const save = () => {
    const answers = controls().map(({ name, value }) => [name, value]);
    if (answers.some(([, value]) => value)) write(keys.draft, `${new URLSearchParams(answers)}`);
    else if (answers.length > 0) forget();
  };
  /** What the browser itself has restored may be older than the draft; what was typed before this script is newer. */
  const restore = (afterBrowser: boolean) => {
    const draft = new URLSearchParams(sessionStorage.getItem(keys.draft) ?? '');
    for (const control of controls())
      control.value = (afterBrowser ? '' : control.value) || (draft.get(control.name) ?? '');
  };

  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBack = load?.type === 'back_forward';
  try {
    // Full storage has an old draft, or none: what the browser itself restores is better.
    sessionStorage.setItem(keys.probe, ' '.repeat(1000));
    sessionStorage.removeItem(keys.probe);
    restore(isBack);
    save();
  } catch {
    // The browser denies storage, or it is full.
    return;
  }
  // Before React hears of it, and whatever another program stops.
  addEventListener('input', save, true);
  addEventListener('change', save, true);
  addEventListener('pagehide', save);
  // Chromium restores what was typed just before this event.
  addEventListener('pageshow', ({ persisted }) => (persisted || isBack) && restore(true));
  addEventListener('reset', forget);
  addEventListener('submit', ({ defaultPrevented }) => {
    save();
    // The browser itself sends the form. Only the thank-you page will know that it was received.
    if (!defaultPrevented) write(keys.failedStatus, String(noResponse));
  });
}

/** It can't use anything outside itself. */
export function forgetDraft(keys: typeof storageKeys) {
  try {
    // A draft without one was begun after it.
    if (sessionStorage.getItem(keys.failedStatus) === null) return;
    sessionStorage.removeItem(keys.draft);
    sessionStorage.removeItem(keys.failedStatus);
  } catch {
    // The browser denies storage.
  }
}
