import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';
import type { Contact } from '@/components/ui/Contact';
import type { Business } from '@/content/loader';
import {
  type FieldName,
  formName,
  honeypot,
  refusals,
  serviceOptions,
  submissionError,
} from '@/content/appraisalRequest';
import { SomethingToAdd, thanks } from './ContactPanel';
import { Field, FileInput, RequestForm, SubmitButton } from './RequestForm';
import { noResponse } from './request';

interface AppraisalRequestFormProps {
  business: Contact & Pick<Business, 'responseTime' | 'upload'>;
  /** Why each question is asked, by field. */
  hints: Partial<Record<FieldName, string>>;
  /** What happens next: shown below the button, and again once the request was received. */
  nextSteps: ReactNode;
  /** Costs and times, shown before the button. */
  terms: ReactNode;
  /** Shown above the fields, as long as there is a form. */
  children?: ReactNode;
}

/** Why a request failed and what the visitor can do, by the status of the response. */
const failureReasons = {
  ...refusals,
  422: 'We couldn’t accept one of your answers, so we didn’t receive your request. Check your email address and the service you selected, then try again.',
  [noResponse]: 'We got no answer, so we can’t tell whether your request arrived. Check your internet connection.',
};
const otherReason = 'Something went wrong on our side, and we can’t confirm that your request arrived.';

const linkClass =
  'inline-flex items-center font-semibold text-spruce-deep tabular-nums underline decoration-brass underline-offset-4';

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-medium font-serif text-heading-m tracking-display">{legend}</legend>
      <div className="mt-3 space-y-6">{children}</div>
    </fieldset>
  );
}

/**
 * The 'Request an Appraisal' form. Without a script it is a plain form: the browser checks it and posts it to
 * /contact/received. `data-netlify` marks it for Netlify's form handling.
 */
export function AppraisalRequestForm({ business, hints, nextSteps, terms, children }: AppraisalRequestFormProps) {
  const { phone, phoneLink, responseTime, upload } = business;
  const { heading, text } = thanks(responseTime);
  return (
    <RequestForm
      unconfirmed={
        <>
          <h2 className="text-heading-s">We don’t know whether your last request arrived</h2>
          <p className="mt-2">
            The page closed or the connection broke before we could confirm it. Your answers are still here. Submit them
            again, or{' '}
            <a href={phoneLink} className={`${linkClass} min-h-8 whitespace-nowrap`}>
              call {phone}
            </a>{' '}
            to ask. It’s fine to send them twice: a request is free and doesn’t order an appraisal.
          </p>
        </>
      }
      received={
        <>
          <h2 className="text-heading-l">{heading}</h2> <p>{text}</p>
          {nextSteps}
          <SomethingToAdd contact={business} />
        </>
      }
      failed={
        <>
          <h2 className="text-heading-l">{submissionError.heading}</h2> <p>{submissionError.text}</p>
          <p className="-mt-2 mb-3">
            <a href={phoneLink} className={`${linkClass} min-h-11`}>
              {phone}
            </a>
          </p>
        </>
      }
      reasons={failureReasons}
      otherReason={otherReason}
    >
      {children}
      <input type="hidden" name="form-name" value={formName} />
      <p hidden>
        <label>
          Leave this field empty
          <input name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Group legend="How to reach you">
        <Field name="name" hint={hints.name} autoComplete="name" />
        <Field name="email" hint={hints.email} type="email" autoComplete="email" />
        <Field name="phone" hint={hints.phone} type="tel" autoComplete="tel" />
      </Group>
      <Group legend="What you need">
        <Field name="service" hint={hints.service} as="select">
          {Object.entries(serviceOptions).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
        {/* The browser may fill in the visitor’s own data, not the property’s. */}
        <Field name="propertyAddress" hint={hints.propertyAddress} autoComplete="off" />
        <Field name="message" hint={hints.message} as="textarea" rows={4} />
        <Documents {...upload} />
      </Group>
      <Card className="space-y-5 p-5 md:p-7">
        {terms}
        <SubmitButton />
      </Card>
      {nextSteps}
    </RequestForm>
  );
}

function Documents({ maxMegabytes, types }: Business['upload']) {
  const extensions = types.flatMap((type) => (type === 'JPG' ? ['.jpg', '.jpeg'] : `.${type.toLowerCase()}`));
  return (
    <div>
      <label htmlFor="documents" className="font-semibold">
        Documents <span className="font-normal text-ink-soft">(optional)</span>
      </label>
      <p id="documents-hint" className="text-ink-soft text-label">
        This form can’t send files, so attach them when you reply to our email: {types.join(', ')}, max {maxMegabytes}MB
        each.
      </p>
      <FileInput
        id="documents"
        accept={extensions.join(',')}
        aria-describedby="documents-hint"
        className="mt-1.5 block min-h-11 w-full text-ink-soft text-label"
        notSent="What you chose stays on your device and isn’t sent with your request."
      />
    </div>
  );
}
