import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { contact } from './samples';

/** Props of the request form. */
export const formProps = {
  business: { ...contact, upload: { maxMegabytes: 5, types: ['PDF', 'JPG', 'PNG'] } },
  hints: { email: 'For our reply.', service: 'It tells us the date.', message: 'Anything else.' },
  nextSteps: createElement('h2', null, 'What happens next'),
  terms: createElement('p', null, 'What it costs'),
};

export const jane = {
  name: 'Jane Döe & Sons',
  email: 'jane@example.com',
  phone: '509 555 0100 ext. 2',
  service: 'date-of-death',
  propertyAddress: '12 Elm Street, Spokane',
  message: 'Died on May 1.\nPlease call after 5.',
};

export const draftKey = 'appraisal-request-draft';

type Answers = typeof jane;
const isField = (name: string): name is keyof Answers => name in jane;

export const field = (name: string) =>
  document.querySelector(`form [name="${name}"]`) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Enters these values into the fields. */
export function fill(answers: Partial<Answers> = jane): void {
  for (const [name, value] of Object.entries(answers)) fireEvent.change(field(name), { target: { value } });
}

/** The values of the fields, by name. */
export const answers = () =>
  Object.fromEntries(Object.keys(jane).map((name) => [name, isField(name) ? field(name).value : '']));

export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Request' }));

/** Makes the browser deny storage, as some do in private windows; `jest.restoreAllMocks` allows it again. */
export function denyStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}
