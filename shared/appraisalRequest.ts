/*
 * The one definition of the appraisal request form (docs/specification.md, sections 5 and 7). The page and the server
 * both read it, so a field has the same label, limit and error message with and without JavaScript. It imports nothing.
 */

/** The fields in the order of the page, which is also the order they are sent in. */
export const fieldNames = ['name', 'email', 'phone', 'service', 'propertyAddress', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

/** What was typed into the form. An empty field is an empty string. */
export type Answers = Record<FieldName, string>;

declare const checked: unique symbol;
/** Answers without mistakes. No other type fits, so only what the server has checked can be stored. */
export type AppraisalRequest = Answers & { readonly [checked]: true };

/** A value for each field, in their order. */
export const mapFields = <Value>(valueFor: (name: FieldName) => Value) =>
  Object.fromEntries(fieldNames.map((name) => [name, valueFor(name)])) as Record<FieldName, Value>;

export type FieldErrors = Partial<Record<FieldName, string>>;

/** The fixed value of the hidden field `form-name`. */
export const formName = 'appraisal-request';

/** Where the form posts to without JavaScript; the script posts to `/`. */
export const receivedPath = '/contact/received';

/** `optional` follows the label of a field that may be empty. */
export const formWords = { title: 'Request an Appraisal', submit: 'Submit Request', optional: ' (optional)' };

/** A field that people don't see. Only spam programs fill it in: form fillers know no such name. */
export const honeypot = 'leave-empty';

type FieldDefinition = {
  label: string;
  autoComplete?: string;
  /** The most characters, in UTF-16 code units as in `maxlength`. The server's body limit fits all of them. */
  maxLength: number;
  /** The error message for an empty field; undefined if it is optional. */
  missingError?: string;
} & (
  | { type: 'text' | 'tel' | 'textarea'; malformedError?: never }
  /** These don't accept every value. */
  | { type: 'email' | 'select'; malformedError: string }
);

/** The specification's labels and rules (section 5), with our limits and words. */
export const fieldDefinitions: Readonly<Record<FieldName, FieldDefinition>> = {
  name: {
    label: 'Full Name',
    type: 'text',
    autoComplete: 'name',
    maxLength: 1000,
    missingError: 'Enter your full name',
  },
  email: {
    label: 'Email Address',
    type: 'email',
    autoComplete: 'email',
    maxLength: 1000,
    missingError: 'Enter your email address',
    malformedError: 'Enter an email address in the correct format, like name@example.com',
  },
  phone: {
    label: 'Phone Number',
    type: 'tel',
    autoComplete: 'tel',
    maxLength: 1000,
    missingError: 'Enter your phone number',
  },
  service: {
    label: 'Service Needed',
    type: 'select',
    maxLength: 100,
    missingError: 'Select the service you need',
    malformedError: 'Select one of the services in the list',
  },
  propertyAddress: {
    label: 'Property Address',
    type: 'text',
    // A section of its own: the browser doesn’t fill in the visitor’s own address with their name.
    autoComplete: 'section-property address-line1',
    maxLength: 2000,
    missingError: 'Enter the address of the property',
  },
  message: { label: 'Additional Information', type: 'textarea', maxLength: 20_000 },
};

/** Each value is how the id of the service’s page begins, so that the form can preselect it (draft.tsx). */
export const serviceOptions: Readonly<Record<string, string>> = {
  '': 'Select a Service',
  divorce: 'Divorce Appraisal',
  'date-of-death': 'Date of Death / Step Up Basis',
  inheritance: 'Inheritance & Gift Reporting',
  estate: 'Estate Settlement',
  other: 'Other (Please Specify)',
};

/** Takes off the invisible characters around a value, such as the direction marks of a pasted text. */
export function trimInvisible(value: string): string {
  // Not by one regular expression, which would take a minute for a text of spaces.
  const characters = [...value];
  const isVisible = (character: string) => /[^\s\p{Cf}\p{Cc}]/u.test(character);
  return characters.slice(characters.findIndex(isVisible), characters.findLastIndex(isVisible) + 1).join('');
}

/**
 * The error message for a field's value, or undefined if it is fine. Spaces alone count as empty. Whether an email
 * address is well formed is left to the browser and the server, which have rules of their own for it.
 */
export function fieldError(name: FieldName, value: string): string | undefined {
  const { label, type, maxLength, missingError, malformedError } = fieldDefinitions[name];
  if (value.length > maxLength) return `Shorten ${label} to ${maxLength.toLocaleString('en-US')} characters or fewer`;
  if (missingError && trimInvisible(value) === '') return missingError;
  if (type === 'select' && !Object.hasOwn(serviceOptions, value)) return malformedError;
  return undefined;
}

/** The summary above a form with errors. */
export const errorHeading = 'There is a problem';

/** Shown when an appraisal request was not received (specification, section 8). */
export const submissionError = {
  heading: 'Submission Error',
  text: 'There was an issue submitting your request. Please try again or call us directly at the business phone number.',
};

/** Why an appraisal request was not received, and what to do, by the status of the response. */
export const failureTexts: Readonly<Record<number | 'unanswered' | 'other', string>> = {
  unanswered:
    'Your request may or may not have arrived. Check your internet connection, then submit it again or call us to ask. It’s fine to send it twice: a request is free and doesn’t order an appraisal.',
  413: 'We didn’t receive your request because it’s too long. Shorten Additional Information, then try again.',
  415: 'This address accepts only the appraisal request form.',
  422: 'We couldn’t accept one of your answers, so we didn’t receive your request. Check your email address and the service you selected, then try again.',
  429: 'We didn’t receive your request because too many came from your internet connection. Wait a minute, then try again.',
  other: 'Something went wrong on our side, and we can’t confirm that your request arrived.',
};
