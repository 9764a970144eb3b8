// A client component because it turns by itself and answers its buttons.
'use client';

import clsx from 'clsx';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { CarouselControls } from './CarouselControls';
import { CarouselSlide } from './CarouselSlide';
import type { TestimonialData } from './types';
import { useCarousel } from './useCarousel';
import { useSlideMotion } from './useSlideMotion';

interface TestimonialCarouselProps {
  label: string;
  testimonials: readonly TestimonialData[];
}

/**
 * One testimonial at a time. Before the script runs, and without it, the same slides are a strip to swipe through.
 * All slides share one grid cell, so that the tallest sets the height and nothing below ever moves.
 */
export function TestimonialCarousel({ label, testimonials }: TestimonialCarouselProps) {
  const carousel = useCarousel(testimonials.length);
  const region = useRef<HTMLElement>(null);
  const SlideMotion = useSlideMotion(region);
  const [ready, setReady] = useState(false);
  const { position, stopped, stop } = carousel;
  // The dots answer a tap at once, the slides begin to move a moment later: a slow phone needs as long again for that.
  const shown = useDeferredValue(position);
  useEffect(() => {
    setReady(true);
    // Whoever came in by keyboard before the script did counts too.
    if (region.current?.contains(document.activeElement)) stop();
  }, [stop]);

  return (
    <section ref={region} aria-roledescription="carousel" aria-label={label} className="mt-8" onFocus={stop}>
      <div
        // A new element: Chromium counts it as a layout shift when a strip that scrolls becomes a box that does not.
        key={ready ? 'carousel' : 'strip'}
        aria-live={stopped ? 'polite' : 'off'}
        className={clsx(ready ? 'grid overflow-hidden' : 'relative flex snap-x snap-mandatory overflow-x-auto')}
        // As a strip it scrolls, and the keyboard must reach that.
        tabIndex={ready ? undefined : 0}
      >
        {testimonials.map((testimonial, slide) => (
          <CarouselSlide
            key={testimonial.author}
            testimonial={testimonial}
            place={`${slide + 1} of ${testimonials.length}`}
            current={slide === shown.index}
            direction={shown.direction}
            ready={ready}
            SlideMotion={SlideMotion}
          />
        ))}
      </div>
      <CarouselControls
        count={testimonials.length}
        index={position.index}
        stopped={stopped}
        onPrevious={carousel.previous}
        onNext={carousel.next}
        onShow={carousel.show}
        onStop={stop}
      />
    </section>
  );
}
