// Client components because they change with what the visitor enters. Each renders only what changes; the texts come
// from AppraisalRequestForm.tsx.
'use client';

import clsx from 'clsx';
import { type ComponentProps, createContext, type ElementType, useContext, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { inputClass } from '@/components/ui/inputClass';
import { type FieldName, fieldNames } from './request';

/** What the form shows about its fields. */
export const FormState = createContext<{
  /** Error messages by field. */
  errors: Record<string, string>;
  files: readonly File[];
  /** How much room is left in the message, near its end. */
  count: string;
  submitting: boolean;
}>({ errors: {}, files: [], count: '', submitting: false });

interface FieldProps extends ComponentProps<'input'> {
  name: FieldName;
  rows?: number;
  label: string;
  /** Why the question is asked. */
  hint: string | undefined;
  as?: ElementType;
  /** The error messages, for `findErrors`. */
  'data-missing'?: string;
  'data-malformed'?: string;
  'data-too-long'?: string | undefined;
}

/**
 * A labeled field with its hint and error message. It is uncontrolled: the browser owns the value, so a value that a
 * form filler sets without an event is neither missed nor overwritten.
 */
export function Field({ name, label, hint, as: Control = 'input', ...attributes }: FieldProps) {
  const error = useContext(FormState).errors[name];
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  return (
    <div className={clsx(error && 'border-brick border-l-4 pl-4')}>
      <label htmlFor={name} className="font-semibold">
        {label}
        {attributes.required ? null : <span className="font-normal text-ink-soft"> (optional)</span>}
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
        aria-describedby={clsx(hint && hintId, error && errorId) || undefined}
        aria-invalid={error ? true : undefined}
        className={inputClass}
      />
    </div>
  );
}

export function CharacterCount() {
  return (
    <p role="status" className="mt-1 text-ink-soft text-label">
      {useContext(FormState).count}
    </p>
  );
}

interface ChosenFilesProps {
  maxMegabytes: number;
  extensions: readonly string[];
  /** For example `PDF or PNG`. */
  types: string;
}

/** Says which chosen files don't match the hint. No file is ever sent. */
export function ChosenFiles({ maxMegabytes, extensions, types }: ChosenFilesProps) {
  const { files } = useContext(FormState);
  const problems = files.flatMap(({ name, size }) => {
    if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) return `${name} isn't a ${types} file`;
    return size > maxMegabytes * 1024 * 1024 ? `${name} is larger than ${maxMegabytes}MB` : [];
  });
  return (
    <div role="status" className="text-label">
      {problems.map((problem) => (
        <p key={problem} className="mt-1 text-brass-ink">
          {problem}. You can still send your request.
        </p>
      ))}
      {files.length > 0 && problems.length === 0 ? (
        <p className="mt-1">
          {files.length === 1
            ? 'This file is fine, but not sent. Attach it'
            : 'These files are fine, but not sent. Attach them'}{' '}
          when you reply to our email.
        </p>
      ) : null}
    </div>
  );
}

/** Focuses an element when it appears. */
export const focusElement = (element: HTMLElement | null) => element?.focus();

export function SubmitButton() {
  const { submitting } = useContext(FormState);
  return (
    <div className="space-y-3">
      <Button type="submit" disabled={submitting} className="w-full sm:w-auto sm:min-w-56">
        {submitting ? 'Submitting...' : 'Submit Request'}
      </Button>
      {submitting ? (
        <p ref={focusElement} role="status" tabIndex={-1}>
          We're sending your request. Please keep this page open.
        </p>
      ) : null}
    </div>
  );
}

const titlePrefix = 'Error: ';

/** What has to be corrected, linked to each field. It takes focus, and the page's title starts with `Error: `. */
export function ErrorSummary({ errors }: { errors: Record<string, string> }) {
  const summary = useRef<HTMLDivElement>(null);
  const wrong = fieldNames.filter((name) => errors[name]);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    summary.current?.focus();
    document.title = titlePrefix + document.title;
    return () => {
      document.title = document.title.replace(titlePrefix, '');
    };
  }, [errors]);

  if (wrong.length === 0) return null;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary"
      className="rounded-card border-4 border-brick bg-card p-5"
    >
      <h2 id="error-summary" className="text-heading-m">
        There is a problem
      </h2>
      <ul className="mt-3 space-y-1">
        {wrong.map((name) => (
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
        ))}
      </ul>
    </div>
  );
}
