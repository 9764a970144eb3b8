// A client component because it keeps what was typed, checks it and sends it without leaving the page.
'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { ErrorSummary } from './ErrorSummary';
import { type Hints, RequestFields } from './RequestFields';
import { ResultPanel } from './ResultPanel';
import {
  type AppraisalRequest,
  type Failure,
  fieldNames,
  fieldOf,
  findErrors,
  formName,
  isEmpty,
  maxLengths,
  type RequestErrors,
  readRequest,
  sendRequest,
} from './request';
import { clearDraft, keepDraft, keepSending, readDraft, wasSending } from './tabStorage';
import { UploadField, type UploadLimits, uploadId } from './UploadField';

interface AppraisalRequestFormProps {
  phone: string;
  phoneLink: string;
  responseTime: string;
  hints: Hints;
  upload: UploadLimits;
  /** What happens next: shown before the button, and again once the request was received. */
  nextSteps: ReactNode;
  /** Costs and times, shown before the button. */
  children?: ReactNode;
}

const emptyRequest = Object.fromEntries(fieldNames.map((name) => [name, ''])) as AppraisalRequest;

/** What a visitor cleared, for Undo. */
interface Cleared {
  request: AppraisalRequest;
  files: readonly File[];
}

/** The number of characters left below which the form counts them. */
const countBelow = 1000;
const quietLink =
  'inline-flex min-h-8 items-center font-semibold text-spruce-deep underline decoration-brass underline-offset-4';

const uploadIn = (form: HTMLFormElement) => form.elements.namedItem(uploadId) as HTMLInputElement;

/** Puts values into the fields; a field without a value stays as it is. */
function fillIn(form: HTMLFormElement, values: Partial<AppraisalRequest>) {
  for (const name of fieldNames) {
    const value = values[name];
    if (value !== undefined) fieldOf(form, name).value = value;
  }
}

/**
 * The 'Request an Appraisal' form. Without a script it is a plain form: the browser checks it and posts it to
 * /contact/received. `data-netlify` marks it for Netlify's form handling.
 */
export function AppraisalRequestForm(props: AppraisalRequestFormProps) {
  const { phone, phoneLink, responseTime, hints, upload, nextSteps, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const draftKept = useRef(false);
  const clearButton = useRef<HTMLButtonElement>(null);
  const unconfirmedNotice = useRef<HTMLDivElement>(null);
  const sendingStatus = useRef<HTMLParagraphElement>(null);
  const [scripted, setScripted] = useState(false);
  /** Whether the draft is kept; false where the browser denies storage. */
  const [kept, setKept] = useState(true);
  const [status, setStatus] = useState<'idle' | 'submitting' | 'received' | Failure>('idle');
  const [sent, setSent] = useState<AppraisalRequest>();
  const [errors, setErrors] = useState<RequestErrors>({});
  const [charactersLeft, setCharactersLeft] = useState<number>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [cleared, setCleared] = useState<Cleared | 'restored'>();
  const [unconfirmed, setUnconfirmed] = useState(false);
  const submitting = status === 'submitting';

  /** Updates the draft and everything shown about the fields from their values. */
  function readFields() {
    if (!form.current) return;
    const request = readRequest(form.current);
    draftKept.current = keepDraft(request);
    setKept(draftKept.current);
    const chosen = [...(uploadIn(form.current).files ?? [])];
    setFiles((shown) => (shown.length + chosen.length > 0 ? chosen : shown));
    const left = maxLengths.message - request.message.length;
    setCharactersLeft(left >= countBelow ? undefined : left > 0 ? Math.floor(left / 100) * 100 + 100 : 0);
  }

  /** A page restored from the back/forward cache may be older than the draft: the request may have been sent since. */
  function showNewerDraft({ persisted }: PageTransitionEvent) {
    if (!persisted || !form.current || sending.current || !draftKept.current) return;
    fillIn(form.current, { ...emptyRequest, ...readDraft() });
    setUnconfirmed(wasSending());
    readFields();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: both handlers use only refs and state setters.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // What was typed before the script ran is newer than the draft.
    const typed = readRequest(element);
    const draft = readDraft();
    fillIn(element, Object.fromEntries(fieldNames.flatMap((name) => (typed[name] ? [] : [[name, draft[name]]]))));
    readFields();
    setUnconfirmed(wasSending());
    setScripted(true);

    // Native listeners: React drops change events for values that were set by a script.
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('input', readFields, { signal });
    element.addEventListener('change', readFields, { signal });
    window.addEventListener('pagehide', readFields, { signal });
    window.addEventListener('pageshow', showNewerDraft, { signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    // The browser restores the scroll position, often at the button: focus brings the notice into view.
    if (unconfirmed && document.activeElement === document.body) unconfirmedNotice.current?.focus();
  }, [unconfirmed]);

  useEffect(() => {
    if (submitting) sendingStatus.current?.focus();
  }, [submitting]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const found = findErrors(event.currentTarget);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const request = readRequest(event.currentTarget);
    readFields();
    sending.current = true;
    keepSending(true);
    setUnconfirmed(false);
    setSent(request);
    setStatus('submitting');
    const result = await sendRequest(request);
    sending.current = false;
    // Leaving a page fails its fetch, so without a response the request stays marked as unconfirmed.
    if (result !== 'noResponse') keepSending(false);
    if (result === 'received') clearDraft();
    setStatus(result);
  };

  const clear = () => {
    if (!form.current) return;
    const request = readRequest(form.current);
    // A second click, on an empty form, must not replace what Undo restores.
    if (!isEmpty(request) || files.length > 0) setCleared({ request, files });
    form.current.reset();
    readFields();
    keepSending(false);
    setUnconfirmed(false);
    setErrors({});
  };

  const undo = () => {
    if (!form.current || !cleared || cleared === 'restored') return;
    fillIn(form.current, cleared.request);
    if (cleared.files.length > 0) {
      const transfer = new DataTransfer();
      for (const file of cleared.files) transfer.items.add(file);
      uploadIn(form.current).files = transfer.files;
    }
    readFields();
    setCleared('restored');
    clearButton.current?.focus();
  };

  if (status !== 'idle' && !submitting) {
    return (
      <ResultPanel
        result={status}
        answers={kept ? undefined : sent}
        phone={phone}
        phoneLink={phoneLink}
        responseTime={responseTime}
        nextSteps={nextSteps}
      />
    );
  }
  return (
    <form
      ref={form}
      name={formName}
      method="POST"
      action="/contact/received"
      data-netlify="true"
      data-netlify-honeypot="website"
      noValidate={scripted}
      onSubmit={submit}
      aria-label="Request an Appraisal"
      className="space-y-10"
    >
      <input type="hidden" name="form-name" value={formName} />
      <p hidden>
        <label>
          Leave this field empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {unconfirmed ? (
        <div
          ref={unconfirmedNotice}
          role="status"
          tabIndex={-1}
          className="rounded-card border border-rule border-l-4 border-l-brass bg-card p-5"
        >
          <h2 className="text-heading-s">We don't know whether your last request arrived</h2>
          <p className="mt-2">
            The page closed or the connection broke before we could confirm it. Your answers are still here. Submit them
            again, or{' '}
            <a href={phoneLink} className={`${quietLink} whitespace-nowrap tabular-nums`}>
              call {phone}
            </a>{' '}
            to ask. Sending it twice costs nothing and orders nothing.
          </p>
        </div>
      ) : null}
      <ErrorSummary errors={errors} />
      <RequestFields hints={hints} errors={errors} charactersLeft={charactersLeft} />
      <UploadField limits={upload} files={files} />
      <Card className="space-y-7 p-6 md:p-7">
        {nextSteps}
        {children}
        <div className="space-y-3">
          <Button type="submit" disabled={submitting} className="w-full sm:w-auto sm:min-w-56">
            {submitting ? 'Submitting...' : 'Submit Request'}
          </Button>
          {submitting ? (
            <p ref={sendingStatus} role="status" tabIndex={-1}>
              We're sending your request. Please keep this page open.
            </p>
          ) : null}
        </div>
      </Card>
      <div className="max-w-measure space-y-1 text-ink-soft text-label">
        <p>We use your answers only to reply to you and to quote a fee.</p>
        {scripted ? (
          <>
            <p>
              {kept
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
              <button type="button" onClick={undo} disabled={submitting} className={quietLink}>
                Undo
              </button>
            </>
          ) : null}
        </p>
      </div>
    </form>
  );
}
