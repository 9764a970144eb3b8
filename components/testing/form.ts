import { fireEvent, screen } from '@testing-library/react';
import { contact } from './samples';

/** Props of the request form. */
export const formProps = {
  business: { ...contact, upload: { maxMegabytes: 5, types: ['PDF', 'JPG', 'PNG'] } },
  text: {
    safety: { title: 'If someone might see it', text: '<p>Use another device.</p>' },
    hints: {
      phone: 'By day.',
      propertyAddress: 'Street and city.',
      service: 'It tells us the date.',
      message: 'Anything else.',
    },
    nextSteps: { title: 'What happens next', steps: ['We read it.', 'We call you.'] },
    privacy: '<p>We use it to reply.</p>',
    costs: [{ title: 'Typical fee', text: '$1-$2' }],
  },
};

export const jane = {
  name: 'Jane Döe & Sons',
  email: 'jane@example.com',
  phone: '509 555 0100 ext. 2',
  service: 'date-of-death',
  propertyAddress: '12 Elm Street, Spokane',
  message: 'Died on May 1.\nPlease call after 5.',
};

export const field = (name: string) =>
  document.querySelector(`form [name="${name}"]`) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Enters these values into the fields. */
export function fill(answers: Partial<typeof jane> = jane): void {
  for (const [name, value] of Object.entries(answers)) fireEvent.input(field(name), { target: { value } });
}

/** The values of the fields, by name. */
export const answers = () => Object.fromEntries(Object.keys(jane).map((name) => [name, field(name).value]));

export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Request' }));

/** Lets session storage be read but not written, until the returned mock is restored. */
export const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
