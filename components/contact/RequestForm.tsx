// A client component because it keeps what was typed, checks it and sends it without leaving the page.
'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorSummary, FormState, focusElement } from './RequestFormParts';
import {
  draftKey,
  fieldNames,
  fieldsOf,
  fillIn,
  findErrors,
  formName,
  hasAnswers,
  labels,
  noResponse,
  readRequest,
  sendingKey,
  sendRequest,
  store,
  stored,
  uploadId,
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

/** What is read from the fields whenever one changes. */
interface FieldsState {
  /** Whether what was typed is kept in this tab; false where the browser denies storage. */
  kept: boolean;
  files: readonly File[];
  count: string;
}

/** What a visitor cleared, for Undo. */
interface Cleared {
  request: URLSearchParams;
  files: readonly File[];
}

/** The number of characters left below which the form counts them. */
const countBelow = 1000;
const quietLink =
  'inline-flex min-h-8 items-center font-semibold text-spruce-deep underline decoration-brass underline-offset-4 disabled:opacity-60';

const uploadIn = (form: HTMLFormElement) => form.elements.namedItem(uploadId) as HTMLInputElement;

function countIn({ maxLength, value }: HTMLTextAreaElement): string {
  const left = maxLength - value.length;
  if (left >= countBelow) return '';
  if (left <= 0) return `This field is full: it holds ${maxLength.toLocaleString('en-US')} characters`;
  return `Fewer than ${Math.floor(left / 100) * 100 + 100} characters left`;
}

/** The browser restores the scroll position, often at the button: focus brings the notice into view. */
const focusIfNothingElse = (notice: HTMLElement | null) => {
  if (document.activeElement === document.body) notice?.focus();
};

/** The behavior of the form. Its fields and texts come from AppraisalRequestForm.tsx, rendered before the script runs. */
export function RequestForm({ children, unconfirmed, received, failed, reasons, otherReason }: RequestFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const clearButton = useRef<HTMLButtonElement>(null);
  /** Undefined until the script runs. */
  const [fields, setFields] = useState<FieldsState>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [submitting, setSubmitting] = useState(false);
  const [result, setResult] = useState<{ status: 'received' | number; request: URLSearchParams }>();
  const [cleared, setCleared] = useState<Cleared | 'restored'>();
  const [notConfirmed, setNotConfirmed] = useState(false);

  /** Updates the draft and everything shown about the fields from their values. */
  function readFields() {
    const form = ref.current;
    if (!form) return;
    const request = readRequest(form);
    setFields({
      kept: store(draftKey, hasAnswers(request) ? `${request}` : ''),
      files: [...(uploadIn(form).files ?? [])],
      count: countIn(form.elements.namedItem('message') as HTMLTextAreaElement),
    });
  }

  /** A page restored from the back/forward cache may be older than the draft: the request may have been sent since. */
  function showNewerDraft({ persisted }: PageTransitionEvent) {
    const draft = stored(draftKey);
    if (!persisted || !ref.current || sending.current || draft === undefined) return;
    fillIn(ref.current, new URLSearchParams(draft));
    setNotConfirmed(Boolean(stored(sendingKey)));
    readFields();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: both handlers use only refs and state setters.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // What was typed before the script ran is newer than the draft.
    const draft = new URLSearchParams(stored(draftKey));
    for (const field of fieldsOf(form)) field.value ||= draft.get(field.name) ?? '';
    readFields();
    setNotConfirmed(Boolean(stored(sendingKey)));

    // Native listeners: React drops change events for values that were set by a script.
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('input', readFields, { signal });
    form.addEventListener('change', readFields, { signal });
    window.addEventListener('pagehide', readFields, { signal });
    window.addEventListener('pageshow', showNewerDraft, { signal });
    return () => listening.abort();
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const found = findErrors(event.currentTarget);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    readFields();
    const request = readRequest(event.currentTarget);
    sending.current = true;
    store(sendingKey, 'yes');
    setNotConfirmed(false);
    setSubmitting(true);
    const status = await sendRequest(request);
    sending.current = false;
    // Leaving a page fails its fetch, so without a response the request stays marked as unconfirmed.
    if (status !== noResponse) store(sendingKey, '');
    if (status === 'received') store(draftKey, '');
    setResult({ status, request });
  };

  const clear = () => {
    const form = ref.current;
    if (!form || !fields) return;
    const request = readRequest(form);
    // A second click, on an empty form, must not replace what Undo restores.
    if (hasAnswers(request) || fields.files.length > 0) setCleared({ request, files: fields.files });
    form.reset();
    readFields();
    store(sendingKey, '');
    setNotConfirmed(false);
    setErrors({});
  };

  const undo = ({ request, files }: Cleared) => {
    if (!ref.current) return;
    fillIn(ref.current, request);
    if (files.length > 0) {
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      uploadIn(ref.current).files = transfer.files;
    }
    readFields();
    setCleared('restored');
    clearButton.current?.focus();
  };

  if (result) {
    const { status, request } = result;
    const success = status === 'received';
    return (
      <div
        ref={focusElement}
        tabIndex={-1}
        role={success ? 'status' : 'alert'}
        className={`max-w-measure space-y-5 rounded-card border border-rule border-t-4 bg-card p-6 shadow-card md:p-8 ${success ? 'border-t-spruce' : 'border-t-brick'}`}
      >
        {success ? (
          received
        ) : (
          <>
            {failed}
            <p>{reasons[status] ?? otherReason}</p>
            {fields?.kept ? (
              <p>Your answers are kept in this tab. Reload the page to get the form back with everything you typed.</p>
            ) : (
              <>
                <p>Your browser doesn't let us keep your answers. Copy what you want to use again:</p>
                <dl>
                  {fieldNames.map((name) =>
                    request.get(name) ? (
                      <div key={name} className="border-rule border-t py-2">
                        <dt className="font-semibold">{labels[name]}</dt>
                        <dd className="whitespace-pre-wrap">{request.get(name)}</dd>
                      </div>
                    ) : null,
                  )}
                </dl>
              </>
            )}
          </>
        )}
      </div>
    );
  }
  return (
    <form
      ref={ref}
      name={formName}
      method="POST"
      action="/contact/received"
      data-netlify="true"
      data-netlify-honeypot="website"
      noValidate={fields !== undefined}
      onSubmit={submit}
      aria-label="Request an Appraisal"
      className="space-y-10"
    >
      {notConfirmed ? (
        <div
          ref={focusIfNothingElse}
          role="status"
          tabIndex={-1}
          className="rounded-card border border-rule border-l-4 border-l-brass bg-card p-5"
        >
          {unconfirmed}
        </div>
      ) : null}
      <ErrorSummary errors={errors} />
      <FormState value={{ errors, submitting, count: fields?.count ?? '', files: fields?.files ?? [] }}>
        {children}
      </FormState>
      <div className="max-w-measure space-y-1 text-ink-soft text-label">
        <p>We use your answers only to reply to you and to quote a fee.</p>
        {fields ? (
          <>
            <p>
              {fields.kept
                ? 'This browser tab keeps what you type until you send it, clear it or close the tab.'
                : "Your browser doesn't let us keep what you type, so it's gone when you leave this page."}
            </p>
            <p>
              <button ref={clearButton} type="button" onClick={clear} disabled={submitting} className={quietLink}>
                Clear my answers
              </button>
            </p>
          </>
        ) : null}
        <p role="status">
          {cleared === 'restored' ? 'Your answers are back.' : null}
          {cleared && cleared !== 'restored' ? (
            <>
              Your answers are cleared.{' '}
              <button type="button" onClick={() => undo(cleared)} disabled={submitting} className={quietLink}>
                Undo
              </button>
            </>
          ) : null}
        </p>
      </div>
    </form>
  );
}
