// Client components because they show what FormShell.tsx found: errors, and that it is being sent.
'use client';

import clsx from 'clsx';
import { createContext, type ReactNode, useContext } from 'react';
import { Button } from '@/components/ui/Button';
import { inputClass } from '@/components/ui/inputClass';
import { type FieldErrors, type FieldName, fieldDefinitions, formWords } from '@/shared/appraisalRequest';

/** What the fields and the button know of the form around them. */
export const FormContext = createContext<{ errors: FieldErrors; submitting: boolean }>({
  errors: {},
  submitting: false,
});

interface FieldProps {
  name: FieldName;
  /** Why the question is asked. */
  hint?: string;
  /** Of a text area. */
  rows?: number;
  /** The options of a select. */
  children?: ReactNode;
}

/**
 * A labeled field with its hint and error message. It is uncontrolled: the browser owns the value, so a value that a
 * form filler sets without an event is neither missed nor overwritten. It has no `maxlength`, which cuts pasted text
 * without a word: `fieldError` says that a value is too long.
 */
export function Field({ name, hint, rows, children }: FieldProps) {
  const { label, missingError, type, autoComplete } = fieldDefinitions[name];
  const { errors, submitting } = useContext(FormContext);
  const error = errors[name];
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const isSelect = type === 'select';
  const control = {
    id: name,
    name,
    autoComplete,
    required: missingError !== undefined,
    'aria-describedby': clsx(hint && hintId, error && errorId) || undefined,
    // False as well: browsers announce a required field that is empty as invalid before anyone has touched it.
    'aria-invalid': error !== undefined,
    className: clsx(inputClass, isSelect && 'appearance-none pe-10'),
  };
  return (
    // What is typed while the answers are on their way would not be sent.
    <div
      inert={submitting}
      className="inert:opacity-60 has-aria-invalid:border-brick has-aria-invalid:border-l-4 has-aria-invalid:pl-4"
    >
      <label htmlFor={name} className="font-semibold">
        {label}
        {missingError ? null : <span className="font-normal text-ink-soft">{formWords.optional}</span>}
      </label>
      {hint ? (
        <p id={hintId} className="text-ink-soft text-label">
          {hint}
        </p>
      ) : null}
      {error ? (
        // A new element for each message: a translation may have replaced the text that React would change.
        <p key={error} id={errorId} className="font-semibold text-brick text-label">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      ) : null}
      {/* Alone in its element, because other programs may wrap it or add to it. Our own arrow is farther from the edge
          than that of browsers. */}
      <div
        className={clsx(
          isSelect && 'arrow relative after:pointer-events-none after:absolute after:right-4 after:bottom-4.5',
        )}
      >
        {isSelect ? (
          <select {...control}>{children}</select>
        ) : type === 'textarea' ? (
          <textarea {...control} rows={rows} />
        ) : (
          <input {...control} type={type} />
        )}
      </div>
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The button that sends the form. It takes no second click, and says why. */
export function SubmitButton() {
  const { submitting } = useContext(FormContext);
  return (
    <div className="space-y-3">
      <Button disabled={submitting} className="w-full sm:w-auto sm:min-w-56">
        {submitting ? 'Submitting...' : formWords.submit}
      </Button>
      {submitting ? (
        <p ref={focus} role="status" tabIndex={-1}>
          We’re sending your answers, which can’t be changed now. Please keep this page open.
        </p>
      ) : null}
    </div>
  );
}
