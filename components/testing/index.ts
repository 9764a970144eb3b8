import { fireEvent, screen } from '@testing-library/react';
import type { Html } from '@/loader';

export const asHtml = (text: string) => text as Html;

/** Fixtures for the component tests: shaped like the content, independent of it. */
export const business = {
  name: 'Certified Appraisals',
  phone: '(509) 555-0142',
  phoneLink: 'tel:+15095550142',
  email: 'orders@appraisals.example',
  emailLink: 'mailto:orders@appraisals.example',
  serviceArea: 'Throughout Washington State, with offices in Spokane and Vancouver',
  responseTime: '1 business day',
  hours: [{ days: 'Monday', text: '8:00 AM-5:00 PM' }],
};

export const picture = {
  source: 'art/masters/house.webp',
  width: 1600,
  height: 1000,
  avif: '/pictures/house-480.abc123.avif 480w, /pictures/house-1600.abc123.avif 1600w',
  webp: '/pictures/house-480.abc123.webp 480w, /pictures/house-1600.abc123.webp 1600w',
  largest: '/pictures/house-1600.abc123.webp',
  alt: 'A card model of a house',
};

export const testimonials = [
  { quote: 'The first words.', author: 'Jennifer M.', position: 'Divorce Client', sample: true },
  { quote: 'The second words.', author: 'Robert T.', position: 'Estate Settlement Client', sample: false },
  { quote: 'The third words.', author: 'Sarah L.', position: 'Family Law Attorney', sample: false },
  { quote: 'The fourth words.', author: 'David K.', position: 'CPA', sample: false },
] as const;

/** Props of the request form. */
export const formProps = {
  picture,
  business: { ...business, upload: { maxMegabytes: 5, types: ['PDF', 'JPG', 'PNG'] } },
  words: {
    hints: {
      phone: 'By day.',
      propertyAddress: 'Street and city.',
      service: 'It tells us the date.',
      message: 'Anything else.',
    },
    nextSteps: { title: 'What happens next', steps: ['We read it.', 'We call you.'] },
    privacy: asHtml('<p>We use it to reply.</p>'),
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

/** Leaves session storage little room, until the returned mock is restored. */
export const fillStorage = () => {
  const { setItem } = Storage.prototype;
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 1000) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
};

const placesOf = ['x', 'y', 'x1', 'x2', 'y1', 'y2', 'dx', 'dy', 'width', 'height', 'r', 'text-anchor'];
/** What parts of a drawing show: of each, the place that it is around, its own places and sizes, and what it says. */
export const shapesIn = (drawing: Element, selector: string) =>
  Array.from(drawing.querySelectorAll(selector), (shape) => {
    const around = shape.parentElement?.closest('svg[x]');
    const written = [
      around?.getAttribute('x'),
      around?.getAttribute('y'),
      ...placesOf.map((name) => shape.getAttribute(name)),
    ];
    const places = written.map((place) => place?.replace(/^.+(?=%)/, (percent) => String(Math.round(Number(percent)))));
    return [shape.tagName, ...places, shape.textContent].filter(Boolean).join(' ');
  });
