// A client component because it sends the request itself and keeps what was typed.
'use client';

import { useDeferredValue } from 'react';
import { Button } from '@/components/ui/Button';
import { ErrorSummary } from './ErrorSummary';
import { formName } from './fields';
import { RequestFields } from './RequestFields';
import { ResultPanel } from './ResultPanel';
import { UploadField, type UploadLimits } from './UploadField';
import { useAppraisalRequest } from './useAppraisalRequest';

interface AppraisalRequestFormProps {
  phone: string;
  phoneLink: string;
  responseTime: string;
  upload: UploadLimits;
}

/**
 * The 'Request an Appraisal' form. Without a script it is a plain form: the browser checks it and sends it to
 * /contact/received; `data-netlify` is the mark that Netlify's form handling looks for in the exported page.
 */
export function AppraisalRequestForm({ phone, phoneLink, responseTime, upload }: AppraisalRequestFormProps) {
  const { form, request, errors, status, attempts, clearings, scripted, change, clear, submit } = useAppraisalRequest();
  // The summary is shown at once; the same words come to each field a moment later, so that a slow phone answers sooner.
  const errorsByField = useDeferredValue(errors);
  if (status === 'success' || status === 'error') {
    return <ResultPanel status={status} phone={phone} phoneLink={phoneLink} responseTime={responseTime} />;
  }
  const submitting = status === 'submitting';
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
      className="space-y-6"
    >
      <input type="hidden" name="form-name" value={formName} />
      <p hidden>
        <label>
          Leave this field empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <ErrorSummary key={`attempt-${attempts}`} errors={errors} />
      <RequestFields request={request} errors={errorsByField} onChange={change} />
      <UploadField key={`files-${clearings}`} limits={upload} />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <Button type="submit" disabled={submitting} className="sm:min-w-56">
          {submitting ? 'Submitting...' : 'Submit Request'}
        </Button>
        {scripted ? (
          <Button look="secondary" onClick={clear} disabled={submitting}>
            Clear my answers
          </Button>
        ) : null}
      </div>
      <p className="max-w-measure text-ink-soft text-label">
        What you type stays in this browser tab until you send it or clear it. It is used to answer you, and for nothing
        else.
      </p>
    </form>
  );
}
