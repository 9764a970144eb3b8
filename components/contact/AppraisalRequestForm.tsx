import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';
import type { Contact } from '@/components/ui/Contact';
import { RequestForm } from './RequestForm';
import { CharacterCount, Field, SubmitButton } from './RequestFormParts';
import { thanks } from './RequestReceived';
import { type FieldName, formName, labels, noResponse } from './request';
import { SomethingToAdd } from './SomethingToAdd';
import { UploadField, type UploadLimits } from './UploadField';

interface AppraisalRequestFormProps {
  contact: Contact;
  responseTime: string;
  /** Why each question is asked, by field. */
  hints: Partial<Record<FieldName, string>>;
  upload: UploadLimits;
  /** What happens next: shown before the button, and again once the request was received. */
  nextSteps: ReactNode;
  /** Costs and times, shown before the button. */
  children?: ReactNode;
}

/** The choices under 'Service Needed' (specification, section 5). */
const serviceOptions = [
  { value: '', label: 'Select a Service' },
  { value: 'divorce', label: 'Divorce Appraisal' },
  { value: 'date-of-death', label: 'Date of Death / Step Up Basis' },
  { value: 'inheritance', label: 'Inheritance & Gift Reporting' },
  { value: 'estate', label: 'Estate Settlement' },
  { value: 'other', label: 'Other (Please Specify)' },
];

/** Why a request failed and what the visitor can do, by the status of the response. */
const failureReasons = {
  413: "We didn't receive it because it's too long. Shorten Additional Information, then try again.",
  422: "We couldn't accept one of your answers, so we didn't receive your request. Check your email address and the service you selected, then try again.",
  429: "We didn't receive it because too many requests came from your internet connection. Wait a minute, then try again.",
  [noResponse]: "We got no answer, so we can't tell whether your request arrived. Check your internet connection.",
};
const otherReason = "Something went wrong on our side, and we can't confirm that your request arrived.";

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
 * /contact/received. `data-netlify` marks it for Netlify's form handling. The texts are here, on the server, so that
 * they are not part of the page's JavaScript.
 */
export function AppraisalRequestForm(props: AppraisalRequestFormProps) {
  const { contact, responseTime, hints, upload, nextSteps, children } = props;
  const { heading, text } = thanks(responseTime);
  /** The self-host server has the same limits, in characters (UTF-16 code units). */
  const question = (name: FieldName, maxLength?: number) => ({
    name,
    label: labels[name],
    hint: hints[name],
    maxLength,
    'data-too-long': maxLength
      ? `Shorten ${labels[name]} to ${maxLength.toLocaleString('en-US')} characters or fewer`
      : undefined,
  });
  return (
    <RequestForm
      unconfirmed={
        <>
          <h2 className="text-heading-s">We don't know whether your last request arrived</h2>
          <p className="mt-2">
            The page closed or the connection broke before we could confirm it. Your answers are still here. Submit them
            again, or{' '}
            <a href={contact.phoneLink} className={`${linkClass} min-h-8 whitespace-nowrap`}>
              call {contact.phone}
            </a>{' '}
            to ask. It's fine to send them twice: a request is free and doesn't order an appraisal.
          </p>
        </>
      }
      received={
        <>
          <h2 className="text-heading-l">{heading}</h2> <p>{text}</p>
          {nextSteps}
          <SomethingToAdd contact={contact} />
        </>
      }
      failed={
        <>
          <h2 className="text-heading-l">Submission Error</h2>{' '}
          <p>
            There was an issue submitting your request. Please try again or call us directly at the business phone
            number.
          </p>
          <p className="-mt-2 mb-3">
            <a href={contact.phoneLink} className={`${linkClass} min-h-11`}>
              {contact.phone}
            </a>
          </p>
        </>
      }
      reasons={failureReasons}
      otherReason={otherReason}
    >
      <input type="hidden" name="form-name" value={formName} />
      <p hidden>
        <label>
          Leave this field empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Group legend="How to reach you">
        <Field {...question('name', 1000)} autoComplete="name" required data-missing="Enter your full name" />
        <Field
          {...question('email', 1000)}
          type="email"
          autoComplete="email"
          required
          data-missing="Enter your email address"
          data-malformed="Enter an email address in the correct format, like name@example.com"
        />
        <Field
          {...question('phone', 1000)}
          type="tel"
          autoComplete="tel"
          required
          data-missing="Enter your phone number"
        />
      </Group>
      <Group legend="What you need">
        <Field {...question('service')} as="select" required data-missing="Select the service you need">
          {serviceOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
        {/* The browser may fill in the visitor's own data, not the property's. */}
        <Field
          {...question('propertyAddress', 2000)}
          autoComplete="off"
          required
          data-missing="Enter the address of the property"
        />
        <div>
          <Field {...question('message', 20_000)} as="textarea" rows={4} />
          <CharacterCount />
        </div>
      </Group>
      <UploadField {...upload} />
      <Card className="space-y-7 p-6 md:p-7">
        {nextSteps}
        {children}
        <SubmitButton />
      </Card>
    </RequestForm>
  );
}
