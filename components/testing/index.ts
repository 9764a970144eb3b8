import { fireEvent, screen } from '@testing-library/react';
import { shapeClass } from '@/components/drawings/primitives';
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
  addresses: [],
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

export const formProps = {
  picture,
  business: { ...business, upload: { maxMegabytes: 5, types: ['PDF', 'JPG', 'PNG'] } },
  words: {
    hints: { phone: 'By day.', propertyAddress: 'With the city.', service: 'For the date.', message: 'Optional.' },
    nextSteps: { title: 'What happens next', steps: [{ when: 'Soon', text: 'We call you.' }] },
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

export function fill(answers: Partial<typeof jane> = jane): void {
  for (const [name, value] of Object.entries(answers)) fireEvent.input(field(name), { target: { value } });
}

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

/** What a class of `shapeClass` makes of a shape, such as a `dot`, or else its tag. */
function roleOf({ tagName, classList }: Element): string {
  const roles = Object.entries(shapeClass).filter(([, names]) => tagName !== 'text' && classList.value.includes(names));
  return roles[0]?.[0] ?? tagName;
}

/**
 * What a reader sees of parts of a drawing: of each, its role, its places and widths in percent of the drawing, on
 * which side of its place its text is, and what it says. Sizes in other units are left out.
 * @param heights attributes that are to scale from top to bottom
 */
export const shapesIn = (drawing: Element | null | undefined, selector: string, heights: readonly string[] = []) =>
  Array.from(drawing?.querySelectorAll(selector) ?? [], (shape) => {
    const placesOf = (element?: Element | null) =>
      ['x', 'x1', 'x2', 'width', ...heights].flatMap((name) => {
        const place = element?.getAttribute(name) ?? '';
        const isRepeated = name === 'x2' && place === element?.getAttribute('x1');
        return place.endsWith('%') && !isRepeated ? `${Math.round(Number.parseFloat(place))}%` : [];
      });
    const places = [...placesOf(shape.parentElement?.closest('svg[x]')), ...placesOf(shape)];
    return [roleOf(shape), ...places, shape.getAttribute('text-anchor'), shape.textContent].filter(Boolean).join(' ');
  }).join(' | ');
