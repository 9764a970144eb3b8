// A client component because it advances by itself and has buttons.
'use client';

import clsx from 'clsx';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import { SectionHeading } from '@/components/ui/Section';
import { useCarousel, useSlideMotion } from './useCarousel';

export interface TestimonialData {
  quote: string;
  author: string;
  position: string;
  /** Whether it is invented; it then has an "Example" tag. */
  sample: boolean;
}

interface TestimonialCarouselProps {
  title: string;
  testimonials: readonly TestimonialData[];
}

/**
 * Shows one testimonial at a time. Until the script runs, the slides are a row that scrolls horizontally. Then they
 * share one grid cell, so the tallest sets the height and nothing below ever moves.
 */
export function TestimonialCarousel({ title, testimonials }: TestimonialCarouselProps) {
  const { position, stopped, stop, next, previous, show } = useCarousel(testimonials.length);
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  const SlideMotion = useSlideMotion(region);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
    if (region.current?.contains(document.activeElement)) stop();
  }, [stop]);

  return (
    <section
      ref={region}
      aria-roledescription="carousel"
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-6 lg:grid-cols-12"
      onFocus={stop}
    >
      <div className="flex flex-col justify-between gap-4 lg:col-span-4">
        <SectionHeading id={titleId}>{title}</SectionHeading>
        {/* Reserves the height of the controls, which appear once they work. */}
        <div className="-ml-3 flex min-h-11 flex-wrap items-center gap-1 noscript:hidden">
          {ready ? (
            <>
              <RoundButton
                icon="pause"
                label={stopped ? 'Testimonials are paused' : 'Pause testimonials'}
                className="motion-reduce:hidden"
                aria-disabled={stopped}
                onClick={stop}
              />
              <RoundButton icon="previous" label="Previous testimonial" onClick={previous} />
              <div className="flex">
                {testimonials.map(({ author }, index) => (
                  <button
                    key={author}
                    type="button"
                    className="group inline-flex size-8 items-center justify-center"
                    aria-label={`Show testimonial ${index + 1} of ${testimonials.length}`}
                    aria-current={index === position.index ? 'true' : undefined}
                    onClick={() => show(index)}
                  >
                    <span
                      className={clsx(
                        'h-2.5 rounded-round border transition-all duration-200',
                        index === position.index
                          ? 'w-6 border-spruce bg-spruce'
                          : 'w-2.5 border-field-edge bg-transparent group-hover:border-spruce',
                      )}
                    />
                  </button>
                ))}
              </div>
              <RoundButton icon="arrow" label="Next testimonial" onClick={next} />
            </>
          ) : null}
        </div>
      </div>
      <div className="lg:col-span-8 lg:border-rule lg:border-l lg:pl-12">
        <div
          // A new element: Chromium counts a layout shift when a scrolling row becomes a box that doesn't scroll.
          key={ready ? 'carousel' : 'row'}
          aria-live={stopped ? 'polite' : 'off'}
          className={clsx(ready ? 'grid overflow-hidden' : 'relative flex snap-x snap-mandatory overflow-x-auto')}
          // The scrolling row must be reachable by keyboard.
          tabIndex={ready ? undefined : 0}
        >
          {testimonials.map((testimonial, index) => {
            const current = index === position.index;
            const slide = <Testimonial {...testimonial} />;
            return (
              // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires a group, not a fieldset.
              <div
                key={testimonial.author}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${testimonials.length}`}
                aria-hidden={ready && !current ? true : undefined}
                className={clsx(
                  ready ? 'col-start-1 row-start-1' : 'w-full shrink-0 snap-center',
                  ready && !SlideMotion && !current && 'invisible',
                )}
              >
                {SlideMotion ? (
                  <SlideMotion current={current} direction={position.direction}>
                    {slide}
                  </SlideMotion>
                ) : (
                  slide
                )}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function Testimonial({ quote, author, position, sample }: TestimonialData) {
  return (
    <figure className="flex h-full flex-col">
      <blockquote className="text-pretty font-serif text-quote">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <span>
          <span className="font-semibold text-ink">{author}</span>, {position}
        </span>
        {sample ? <span className="rounded-edge border border-rule px-2 text-label">Example</span> : null}
      </figcaption>
    </figure>
  );
}

function RoundButton({
  icon,
  label,
  className,
  ...button
}: ComponentProps<'button'> & { icon: IconName; label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={clsx(
        'inline-flex size-11 items-center justify-center rounded-round border border-transparent text-spruce-deep hover:border-spruce aria-disabled:text-field-edge',
        className,
      )}
      {...button}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
