import type { TestimonialData } from './types';

/** One testimonial: the words first, then who said them. */
export function Slide({ quote, author, position }: TestimonialData) {
  return (
    <figure className="flex h-full flex-col items-center justify-center px-4 py-8 text-center sm:px-12">
      <blockquote className="font-serif text-heading-m">
        <p className="text-balance">“{quote}”</p>
      </blockquote>
      <figcaption className="mt-6 text-ink-soft text-label">
        <span className="font-semibold text-ink">{author}</span>
        <span aria-hidden="true" className="px-2 text-brass-ink">
          ·
        </span>
        <span className="sr-only">, </span>
        {position}
      </figcaption>
    </figure>
  );
}
