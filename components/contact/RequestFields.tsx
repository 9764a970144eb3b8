import type { ReactNode } from 'react';
import { Field } from '@/components/ui/Field';
import { type FieldName, labels, maxLengths, type RequestErrors, serviceOptions } from './request';

/** Why each question is asked, by field. */
export type Hints = Partial<Record<FieldName, string>>;

interface RequestFieldsProps {
  hints: Hints;
  errors: RequestErrors;
  /** Characters left in the message, in steps of a hundred; undefined while there is plenty of room. */
  charactersLeft: number | undefined;
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-medium font-serif text-heading-m tracking-display">{legend}</legend>
      <div className="mt-3 space-y-6">{children}</div>
    </fieldset>
  );
}

/**
 * The six fields that are sent. They are uncontrolled: the browser owns the values, so a value that a form filler sets
 * without an event is neither missed nor overwritten. The browser may fill in the visitor's own data, not the property's.
 */
export function RequestFields({ hints, errors, charactersLeft }: RequestFieldsProps) {
  const common = (name: FieldName) => ({ name, label: labels[name], hint: hints[name], error: errors[name] });
  return (
    <>
      <Group legend="How to reach you">
        <Field {...common('name')}>
          {(attributes) => (
            <input {...attributes} type="text" autoComplete="name" maxLength={maxLengths.name} required />
          )}
        </Field>
        <Field {...common('email')}>
          {(attributes) => (
            <input {...attributes} type="email" autoComplete="email" maxLength={maxLengths.email} required />
          )}
        </Field>
        <Field {...common('phone')}>
          {(attributes) => (
            <input {...attributes} type="tel" autoComplete="tel" maxLength={maxLengths.phone} required />
          )}
        </Field>
      </Group>
      <Group legend="What you need">
        <Field {...common('service')}>
          {(attributes) => (
            <select {...attributes} required>
              {serviceOptions.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field {...common('propertyAddress')}>
          {(attributes) => (
            <input {...attributes} type="text" autoComplete="off" maxLength={maxLengths.propertyAddress} required />
          )}
        </Field>
        <div>
          <Field {...common('message')} optional>
            {(attributes) => <textarea {...attributes} rows={4} maxLength={maxLengths.message} />}
          </Field>
          <p role="status" className="mt-1 text-ink-soft text-label">
            {charactersLeft === undefined
              ? null
              : charactersLeft > 0
                ? `Fewer than ${charactersLeft} characters left`
                : `This field is full: it holds ${maxLengths.message.toLocaleString('en-US')} characters`}
          </p>
        </div>
      </Group>
    </>
  );
}
