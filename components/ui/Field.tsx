import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Classes for text inputs, selects and text areas. */
export function inputClass(invalid = false): string {
  return clsx(
    'mt-1.5 block min-h-12 w-full rounded-edge border bg-white px-3.5 py-2.5 text-ink',
    invalid ? 'border-2 border-brick' : 'border-field-edge',
  );
}

/** Attributes that connect an input to its label, hint and error. */
export interface FieldAttributes {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  className: string;
}

interface FieldProps {
  /** Also the input's id, so an error summary can link to it. */
  name: string;
  label: string;
  optional?: boolean;
  /** Why the question is asked. */
  hint?: string;
  error?: string;
  children: (attributes: FieldAttributes) => ReactNode;
}

/** A labeled field with its hint and error message. `children` renders the input. */
export function Field({ name, label, optional = false, hint, error, children }: FieldProps) {
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  return (
    <div className={clsx(error && 'border-brick border-l-4 pl-4')}>
      <label htmlFor={name} className="font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-soft"> (optional)</span> : null}
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
      {children({
        id: name,
        name,
        'aria-describedby': clsx(hint && hintId, error && errorId) || undefined,
        'aria-invalid': error ? true : undefined,
        className: inputClass(Boolean(error)),
      })}
    </div>
  );
}
