// A client component because it checks the form and sends it without leaving the page. The fields and the longer texts
// come from AppraisalRequestForm.tsx, so that they are not part of the script.
'use client';

import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  errorHeading,
  type FieldErrors,
  failureTexts,
  fieldNames,
  formName,
  formWords,
  honeypot,
  receivedPath,
} from '@/shared/appraisalRequest';
import { answersAsText, controlOf, findErrors, readAnswers, sendAppraisalRequest, trimEmail } from './answers';
import { canStoreDraft, type Failure, isStoredDraft, lastOutcome, recordOutcome, storageKeys } from './draft';
import { FormContext } from './fields';

interface FormTexts {
  /** Replaces the form once the appraisal request was received, with `afterward` at its end. */
  thanks: ReactNode;
  /** Between the two, before the names of the files that the visitor had chosen. */
  filesNotSent: string;
  afterward: ReactNode;
  /** Replaces the form when sending failed, followed by the reason and by `reloadForDraft` or `copyAnswers`. */
  failed: ReactNode;
  reloadForDraft: ReactNode;
  copyAnswers: ReactNode;
  /** Below the form: one of the two, by whether this tab can store a draft. */
  draftStays: string;
  draftLost: string;
}

/** What was found when the visitor submitted the form with mistakes. */
interface Check {
  attempt: number;
  /** Shown in a summary until the next attempt: if it shrank, fields would move under the finger. */
  found: FieldErrors;
  /** Those that aren't corrected yet. */
  remaining: FieldErrors;
}

/** The state of the form (specification, section 4). */
type State =
  | { kind: 'idle'; check?: Check }
  | { kind: 'submitting' }
  | { kind: 'success'; chosenFiles: string }
  | { kind: 'error'; failure: Failure; answersToCopy: URLSearchParams | undefined };

/** Focuses the notice unless the visitor is elsewhere: after a reload, the browser is often at the button far below. */
const focusIfNothingElse = (notice: HTMLElement | null) => {
  if (document.activeElement === document.body) notice?.focus();
};

function useTitlePrefix(prefix: string | undefined) {
  useEffect(() => {
    if (!prefix) return;
    const { title } = document;
    document.title = `${prefix}: ${title}`;
    return () => {
      document.title = title;
    };
  }, [prefix]);
}

/** The form, or the panel that replaces it. Without this script, the browser checks the form and sends it. */
export function FormShell({ children, texts }: { children: ReactNode; texts: FormTexts }) {
  /** Whether the tab can store a draft; undefined until the script runs. */
  const [canStore, setCanStore] = useState<boolean>();
  const [previousOutcome, setPreviousOutcome] = useState<ReturnType<typeof lastOutcome>>();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const scriptRuns = canStore !== undefined;
  const check = state.kind === 'idle' ? state.check : undefined;
  const errors = check?.remaining ?? {};
  const invalid = Object.keys(errors).length > 0;
  useTitlePrefix(state.kind === 'success' ? 'Received' : state.kind === 'error' || invalid ? 'Error' : undefined);

  useEffect(() => {
    // An older browser sends the form itself.
    if (!('timeout' in AbortSignal)) return;
    setCanStore(canStoreDraft(storageKeys));
    const update = () => setPreviousOutcome(lastOutcome());
    update();
    // A page from the back/forward cache may be older than what the tab knows.
    window.addEventListener('pageshow', update);
    return () => window.removeEventListener('pageshow', update);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!scriptRuns) return;
    event.preventDefault();
    if (state.kind !== 'idle') return;
    const form = event.currentTarget;
    trimEmail(form);
    const found = findErrors(form);
    if (Object.keys(found).length > 0)
      return setState({ kind: 'idle', check: { attempt: (check?.attempt ?? 0) + 1, found, remaining: found } });
    const answers = readAnswers(form);
    const { files } = form.querySelector<HTMLInputElement>('[type=file]') ?? {};
    const chosenFiles = Array.from(files ?? [], ({ name }) => name).join(', ');
    // At once, not with the next render: a second submit may come before.
    flushSync(() => setState({ kind: 'submitting' }));
    // Leaving a page fails its fetch, so until there is a response the appraisal request counts as unconfirmed.
    recordOutcome({ kind: 'unanswered' });
    const outcome = await sendAppraisalRequest(answers);
    recordOutcome(outcome);
    if (outcome.kind === 'received') return setState({ kind: 'success', chosenFiles });
    setState({ kind: 'error', failure: outcome, answersToCopy: isStoredDraft(answers) ? undefined : answers });
  };

  /**
   * A field that was corrected isn't wrong any more, and an empty form has no answers to speak of: draft.tsx, which
   * listens in the capture phase, has deleted their outcome by now.
   */
  const recheck = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (previousOutcome) setPreviousOutcome(lastOutcome());
    if (!check) return;
    const remaining = Object.entries(findErrors(currentTarget)).filter(([name]) => name in errors);
    setState({ kind: 'idle', check: { ...check, remaining: Object.fromEntries(remaining) } });
  };

  if (state.kind === 'success') {
    return (
      <ResultPanel role="status">
        {texts.thanks}
        {state.chosenFiles ? (
          <p>
            {texts.filesNotSent} <b className="font-semibold">{state.chosenFiles}</b>
          </p>
        ) : null}
        {texts.afterward}
      </ResultPanel>
    );
  }
  if (state.kind === 'error') {
    return (
      <ResultPanel role="alert">
        {texts.failed}
        <FailureText failure={state.failure} />
        {state.answersToCopy ? (
          <>
            {texts.copyAnswers}
            <p className="whitespace-pre-wrap">{answersAsText(state.answersToCopy)}</p>
          </>
        ) : (
          texts.reloadForDraft
        )}
      </ResultPanel>
    );
  }
  const submitting = state.kind === 'submitting';
  return (
    <form
      name={formName}
      method="POST"
      action={receivedPath}
      data-netlify="true"
      data-netlify-honeypot={honeypot}
      noValidate={scriptRuns}
      onSubmit={submit}
      onInput={recheck}
      aria-label={formWords.title}
      className="space-y-8"
    >
      {previousOutcome && !submitting ? <PreviousOutcome outcome={previousOutcome} /> : null}
      {check ? <ErrorSummary key={check.attempt} errors={check.found} /> : null}
      <FormContext value={{ errors, submitting }}>{children}</FormContext>
      {scriptRuns ? <p className="text-ink-soft text-label">{canStore ? texts.draftStays : texts.draftLost}</p> : null}
    </form>
  );
}

const FailureText = ({ failure }: { failure: Failure }) => (
  <p>{failureTexts[failure.kind === 'refused' ? failure.status : 'unanswered'] ?? failureTexts.other}</p>
);

/** Above the form: how answers that were sent from this tab before ended. */
function PreviousOutcome({ outcome }: { outcome: NonNullable<ReturnType<typeof lastOutcome>> }) {
  if (outcome.kind === 'received') {
    if (!Number.isFinite(outcome.at)) return null;
    const time = new Date(outcome.at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
    return <p className="text-ink-soft text-label">We received a request from this browser tab on {time}.</p>;
  }
  // What the browser sent itself, or what another release stored in this tab.
  if (outcome.kind !== 'refused' && outcome.kind !== 'unanswered') return null;
  return (
    <div
      ref={focusIfNothingElse}
      role="status"
      tabIndex={-1}
      className="space-y-2 rounded-card border border-rule border-l-4 border-l-brass bg-card p-5"
    >
      <h2 className="text-heading-s">
        {outcome.kind === 'unanswered'
          ? 'We don’t know whether your last request arrived'
          : 'Your answers are still here'}
      </h2>
      <FailureText failure={outcome} />
    </div>
  );
}

/** A `ref` that focuses its element when it appears, and shows it from its top: browsers center what is too high. */
const focusTop = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
};

/** The panel that replaces the form: a status once the appraisal request was received, an alert if it failed. */
function ResultPanel({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  return (
    <div
      ref={focusTop}
      tabIndex={-1}
      role={role}
      className={
        role === 'status'
          ? 'received space-y-10'
          : 'space-y-5 rounded-card border border-rule border-t-4 border-t-brick bg-card p-6 md:p-8'
      }
    >
      {children}
    </div>
  );
}

/** What has to be corrected, linked to each field. It takes focus when it appears. */
function ErrorSummary({ errors }: { errors: FieldErrors }) {
  return (
    <div
      ref={focusTop}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary"
      className="rounded-card border-4 border-brick bg-card p-5"
    >
      <h2 id="error-summary" className="text-heading-m">
        {errorHeading}
      </h2>
      <ul className="mt-3 space-y-1">
        {fieldNames
          .filter((name) => errors[name])
          .map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="inline-flex min-h-8 items-center font-semibold text-brick underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  controlOf(event.currentTarget.closest('form'), name)?.focus();
                }}
              >
                {errors[name]}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
