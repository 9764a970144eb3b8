import { type FieldName, fieldNames } from './fields';

/** What is wrong, by field; the same words stand in the summary and by the field. */
export type RequestErrors = Partial<Record<FieldName, string>>;

const missing: Record<FieldName, string> = {
  name: 'Enter your full name',
  email: 'Enter your email address',
  phone: 'Enter your phone number',
  service: 'Select the service you need',
  propertyAddress: 'Enter the address of the property',
  message: '',
};

/**
 * Asks the browser which fields break the form's own rules (required, email), so that the script is never stricter
 * than the form is without it.
 */
export function validate(form: HTMLFormElement): RequestErrors {
  const errors: RequestErrors = {};
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    if (
      !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
    )
      continue;
    if (field.validity.valueMissing) errors[name] = missing[name];
    else if (field.validity.typeMismatch) {
      errors[name] = 'Enter an email address in the correct format, like name@example.com';
    }
  }
  return errors;
}
