// A client component because it keeps what was typed, checks it and sends it without leaving the page. Its texts come
// from AppraisalRequestForm.tsx, so that they are not part of the script.
'use client';

import clsx from 'clsx';
import {
  type ComponentProps,
  createContext,
  type ElementType,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/Button';
import { inputClass } from '@/components/ui/inputClass';
import {
  errorHeading,
  type FieldErrors,
  type FieldName,
  fieldNames,
  fieldDefinitions,
  formName,
  honeypot,
  serviceOptions,
} from '@/content/appraisalRequest';
import {
  draftKey,
  failureKey,
  controlsOf,
  findErrors,
  noResponse,
  readRequest,
  sendRequest,
  store,
  stored,
} from './request';

interface RequestFormProps {
  /** The fields and the button. */
  children: ReactNode;
  /** Shown above the fields if the last request from this tab never got a response. */
  unconfirmed: ReactNode;
  /** Shown once the request was received. */
  received: ReactNode;
  /** Shown when the request failed, before the reason. */
  failed: ReactNode;
  /** Why the request failed and what to do, by the status of the response. */
  reasons: Record<number, string>;
  /** The reason for every other status. */
  otherReason: string;
}

const FormState = createContext<{ errors: FieldErrors; submitting: boolean }>({ errors: {}, submitting: false });

/** Focuses an element when it appears. */
const focusElement = (element: HTMLElement | null) => element?.focus();

/** The browser restores the scroll position, often at the button: focus brings the notice into view. */
const focusIfNothingElse = (notice: HTMLElement | null) => {
  if (document.activeElement === document.body) notice?.focus();
};

/** Begins the page's title with what happened while `prefix` is given. */
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

/** The behavior of the form. Without this script the browser checks it and posts it to /contact/received. */
export function RequestForm({ children, unconfirmed, received, failed, reasons, otherReason }: RequestFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  /** Whether what was typed is kept in this tab; undefined until the script runs, false where storage is denied. */
  const [kept, setKept] = useState<boolean>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitting, setSubmitting] = useState(false);
  const [result, setResult] = useState<{ status: 'received' | number; request: URLSearchParams }>();
  /** The status of the last request if it was not received. */
  const [lastFailure, setLastFailure] = useState<number>();
  const invalid = Object.keys(errors).length > 0;
  useTitlePrefix(result?.status === 'received' ? 'Received' : result || invalid ? 'Error' : undefined);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const keepDraft = () => {
      // A panel has replaced the form.
      if (!form.isConnected) return;
      const request = readRequest(form);
      const answered = [...request.values()].some((value) => value !== '');
      setKept(store(draftKey, answered ? `${request}` : ''));
    };
    const readFailure = () => {
      const failure = stored(failureKey);
      setLastFailure(failure ? Number(failure) : undefined);
    };
    /** A page restored from the back/forward cache may be older than the draft: the request may have been sent since. */
    const showNewerDraft = ({ persisted }: PageTransitionEvent) => {
      const draft = stored(draftKey);
      if (!persisted || sending.current || !form.isConnected || draft === undefined) return;
      const request = new URLSearchParams(draft);
      for (const field of controlsOf(form)) field.value = request.get(field.name) ?? '';
      keepDraft();
      readFailure();
    };

    // What was typed before the script ran is newer than the draft.
    const draft = new URLSearchParams(stored(draftKey));
    for (const field of controlsOf(form)) field.value ||= draft.get(field.name) ?? '';
    keepDraft();
    readFailure();

    // Native listeners: React drops change events for values that were set by a script.
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('input', keepDraft, { signal });
    form.addEventListener('change', keepDraft, { signal });
    window.addEventListener('pagehide', keepDraft, { signal });
    window.addEventListener('pageshow', showNewerDraft, { signal });
    return () => listening.abort();
  }, []);

  const reasonFor = (status: number) => reasons[status] ?? otherReason;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const found = findErrors(event.currentTarget);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const request = readRequest(event.currentTarget);
    setKept(store(draftKey, `${request}`));
    sending.current = true;
    // Leaving a page fails its fetch, so until there is a response the request counts as unconfirmed.
    store(failureKey, String(noResponse));
    setLastFailure(undefined);
    setSubmitting(true);
    const status = await sendRequest(request);
    sending.current = false;
    store(failureKey, status === 'received' ? '' : String(status));
    if (status === 'received') store(draftKey, '');
    setResult({ status, request });
  };

  if (result?.status === 'received') return <Outcome role="status">{received}</Outcome>;
  if (result) {
    return (
      <Outcome role="alert">
        {failed}
        <p>{reasonFor(result.status)}</p>
        {kept ? (
          <p>Your answers are kept in this tab. Reload the page to get the form back with everything you typed.</p>
        ) : (
          <Answers request={result.request} />
        )}
      </Outcome>
    );
  }
  return (
    <form
      ref={ref}
      name={formName}
      method="POST"
      action="/contact/received"
      data-netlify="true"
      data-netlify-honeypot={honeypot}
      noValidate={kept !== undefined}
      onSubmit={submit}
      aria-label="Request an Appraisal"
      className="space-y-10"
    >
      {lastFailure === undefined ? null : (
        <div
          ref={focusIfNothingElse}
          role="status"
          tabIndex={-1}
          className="rounded-card border border-rule border-l-4 border-l-brass bg-card p-5"
        >
          {lastFailure === noResponse ? (
            unconfirmed
          ) : (
            <>
              <h2 className="text-heading-s">Your answers are still here</h2>
              <p className="mt-2">{reasonFor(lastFailure)}</p>
            </>
          )}
        </div>
      )}
      {invalid ? <ErrorSummary errors={errors} /> : null}
      <FormState value={{ errors, submitting }}>{children}</FormState>
      <div className="max-w-measure space-y-1 text-balance text-ink-soft text-label">
        <p>We use your answers to reply, to quote a fee and, if you hire us, to do the work.</p>
        {kept === undefined ? null : (
          <p>
            {kept
              ? 'This browser tab keeps what you type until you send it or close the tab.'
              : 'Your browser doesn’t let us keep what you type, so it’s gone when you leave this page.'}
          </p>
        )}
      </div>
    </form>
  );
}

/** The panel that replaces the form: a status once the request was received, an alert if it failed. */
function Outcome({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  return (
    <div
      ref={focusElement}
      tabIndex={-1}
      role={role}
      className={clsx(
        'max-w-measure space-y-5 rounded-card border border-rule border-t-4 bg-card p-6 shadow-card md:p-8',
        role === 'status' ? 'border-t-spruce' : 'border-t-brick',
      )}
    >
      {children}
    </div>
  );
}

/** What was typed, to copy where the browser denies storage. */
function Answers({ request }: { request: URLSearchParams }) {
  return (
    <>
      <p>Your browser doesn’t let us keep your answers. Copy what you want to use again:</p>
      <dl>
        {fieldNames.map((name) => {
          const value = request.get(name);
          return value ? (
            <div key={name} className="border-rule border-t py-2">
              <dt className="font-semibold">{fieldDefinitions[name].label}</dt>
              <dd className="whitespace-pre-wrap">{name === 'service' ? serviceOptions[value] : value}</dd>
            </div>
          ) : null;
        })}
      </dl>
    </>
  );
}

/** What has to be corrected, linked to each field. It takes focus after every attempt. */
function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has its own errors.
  useEffect(() => summary.current?.focus(), [errors]);
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary"
      className="rounded-card border-4 border-brick bg-card p-5"
    >
      <h2 id="error-summary" className="text-heading-m">
        {errorHeading}
      </h2>
      <ul className="mt-3 space-y-1">
        {fieldNames.map((name) =>
          errors[name] ? (
            <li key={name}>
              <a
                href={`#${name}`}
                className="inline-flex min-h-8 items-center font-semibold text-brick underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(name)?.focus();
                }}
              >
                {errors[name]}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  name: FieldName;
  rows?: number;
  /** Why the question is asked. */
  hint: string | undefined;
  as?: ElementType;
}

/**
 * A labeled field with its hint and error message. It is uncontrolled: the browser owns the value, so a value that a
 * form filler sets without an event is neither missed nor overwritten.
 */
export function Field({ name, hint, as: Control = 'input', ...attributes }: FieldProps) {
  const { label, maxLength, missing } = fieldDefinitions[name];
  const error = useContext(FormState).errors[name];
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  return (
    <div className={clsx(error && 'border-brick border-l-4 pl-4')}>
      <label htmlFor={name} className="font-semibold">
        {label}
        {missing ? null : <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint ? (
        <p id={hintId} className="text-ink-soft text-label">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="font-semibold text-brick text-label">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      ) : null}
      <Control
        {...attributes}
        id={name}
        name={name}
        required={missing !== undefined}
        maxLength={Control === 'select' ? undefined : maxLength}
        aria-describedby={clsx(hint && hintId, error && errorId) || undefined}
        // False as well: browsers announce a required field that is empty as invalid before anyone has touched it.
        aria-invalid={error !== undefined}
        className={inputClass}
      />
    </div>
  );
}

/** A file input. It has no name, so that no browser sends the files. */
export function FileInput({ notSent, ...input }: ComponentProps<'input'> & { notSent: string }) {
  const [chosen, setChosen] = useState(false);
  return (
    <>
      <input {...input} type="file" multiple onChange={({ target }) => setChosen(target.value !== '')} />
      <p role="status" className="text-label">
        {chosen ? notSent : null}
      </p>
    </>
  );
}

export function SubmitButton() {
  const { submitting } = useContext(FormState);
  return (
    <div className="space-y-3">
      <Button type="submit" disabled={submitting} className="w-full sm:w-auto sm:min-w-56">
        {submitting ? 'Submitting...' : 'Submit Request'}
      </Button>
      {submitting ? (
        <p ref={focusElement} role="status" tabIndex={-1}>
          We’re sending your request. Please keep this page open.
        </p>
      ) : null}
    </div>
  );
}
