import { memo } from 'react';
import { Field } from '@/components/ui/Field';
import { type AppraisalRequest, type FieldName, labels, serviceOptions } from './fields';
import type { RequestErrors } from './validate';

interface RequestFieldsProps {
  request: AppraisalRequest;
  errors: RequestErrors;
  onChange: (name: FieldName, value: string) => void;
}

/** The six questions. The visitor's own data may be filled in by the browser; the property's may not. */
export const RequestFields = memo(function RequestFields({ request, errors, onChange }: RequestFieldsProps) {
  const common = (name: FieldName) => ({ name, label: labels[name], error: errors[name] });
  const value = (name: FieldName) => ({
    value: request[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <>
      <Field {...common('name')}>
        {(attributes) => <input {...attributes} {...value('name')} type="text" autoComplete="name" required />}
      </Field>
      <Field {...common('email')} hint="We send our answer, and later the report, here.">
        {(attributes) => <input {...attributes} {...value('email')} type="email" autoComplete="email" required />}
      </Field>
      <Field {...common('phone')} hint="In any format. We call if something is quicker to ask than to write.">
        {(attributes) => <input {...attributes} {...value('phone')} type="tel" autoComplete="tel" required />}
      </Field>
      <Field {...common('service')} hint="It decides which date is valued. If none fits, choose Other.">
        {(attributes) => (
          <select {...attributes} {...value('service')} required>
            {serviceOptions.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        {...common('propertyAddress')}
        hint="Street and city of the home to be valued, so that we can tell the fee."
      >
        {(attributes) => (
          <input {...attributes} {...value('propertyAddress')} type="text" autoComplete="off" required />
        )}
      </Field>
      <Field
        {...common('message')}
        optional
        hint="A date that matters (of death, of separation, of a hearing), a deadline, or anything we should know."
      >
        {(attributes) => <textarea {...attributes} {...value('message')} rows={4} />}
      </Field>
    </>
  );
});
