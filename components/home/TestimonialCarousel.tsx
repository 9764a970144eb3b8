// A client component because it advances by itself and has buttons.
'use client';

import clsx from 'clsx';
import { type ComponentProps, type RefObject, type TouchEvent, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import { SectionHeading } from '@/components/ui/Section';
import type { TestimonialData } from '@/loader';

/** Milliseconds between automatic changes (specification, section 9). */
const autoAdvanceMs = 6000;
/** Pixels that a finger moves sideways before it counts as a swipe. */
const swipeDistance = 40;
/** Characters above which a quotation is set in the size of a text, so that a phone shows all of it. */
const longQuote = 320;

/** Touch listeners for a swipe, which must not be taken for scrolling or for panning a zoomed page. */
function useSwipe(move: (by: 1 | -1) => void) {
  const start = useRef<{ clientX: number; clientY: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const zoomed = (window.visualViewport?.scale ?? 1) > 1;
      start.current = touches.length === 1 && !zoomed ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0];
      if (!start.current || !end) return;
      const x = end.clientX - start.current.clientX;
      const y = end.clientY - start.current.clientY;
      if (Math.abs(x) >= Math.max(swipeDistance, 2 * Math.abs(y))) move(x < 0 ? 1 : -1);
    },
  };
}

/**
 * Loads the animation library when the carousel is less than a screen away and the page is idle. Until then, and if it
 * can't be loaded, slides change without moving.
 */
function useSlideMotion(region: RefObject<Element | null>) {
  const [motion, setMotion] = useState<typeof import('./SlideMotion')>();
  useEffect(() => {
    if (!region.current) return;
    const load = () => import('./SlideMotion').then(setMotion, () => undefined);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Safari has no requestIdleCallback.
        const whenIdle = window.requestIdleCallback ?? setTimeout;
        whenIdle(load);
      },
      { rootMargin: '100%' },
    );
    observer.observe(region.current);
    return () => observer.disconnect();
  }, [region]);
  return motion?.SlideMotion;
}

interface TestimonialCarouselProps {
  title: string;
  testimonials: readonly TestimonialData[];
}

/**
 * Shows one testimonial at a time, and changes by itself until the first manual action. Until the script runs, the
 * slides are a row that scrolls horizontally. Then they share one grid cell, so the tallest sets the height and nothing
 * below ever moves. On paper all of them are shown.
 */
export function TestimonialCarousel({ title, testimonials }: TestimonialCarouselProps) {
  const count = testimonials.length;
  /** `direction` is 1 if the last change went forward, -1 if it went back. */
  const [{ shown, direction }, setSlide] = useState<{ shown: number; direction: 1 | -1 }>({ shown: 0, direction: 1 });
  const [stopped, setStopped] = useState(false);
  const [ready, setReady] = useState(false);
  const region = useRef<HTMLElement>(null);
  const SlideMotion = useSlideMotion(region);
  const stop = () => setStopped(true);
  const show = (target: number) => {
    stop();
    setSlide({ shown: (target + count) % count, direction: target < shown ? -1 : 1 });
  };
  const swipe = useSwipe((by) => show(shown + by));

  useEffect(() => {
    // Somebody may have scrolled the row before.
    const { scrollLeft = 0, clientWidth = 1 } = region.current?.querySelector('#testimonial-slides') ?? {};
    if (scrollLeft > 0) {
      setSlide({ shown: Math.round(scrollLeft / clientWidth), direction: 1 });
      setStopped(true);
    }
    setReady(true);
  }, []);

  useEffect(() => {
    if (stopped) return;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const timer = window.setInterval(() => {
      // A prerendered page and a background tab are hidden.
      if (reducedMotion.matches || document.hidden) return;
      setSlide((last) => ({ shown: (last.shown + 1) % count, direction: 1 }));
    }, autoAdvanceMs);
    return () => window.clearInterval(timer);
  }, [stopped, count]);

  return (
    <section
      ref={region}
      aria-roledescription="carousel"
      aria-labelledby="testimonials"
      className="grid gap-x-12 gap-y-4 lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
      onFocus={stop}
      // The beginning of a selection.
      onMouseDown={stop}
    >
      <SectionHeading id="testimonials" className="lg:col-span-4">
        {title}
      </SectionHeading>
      {count > 1 ? (
        // They appear once they work.
        <div
          className={clsx(
            '-ml-3 flex flex-wrap items-center gap-1 noscript:hidden lg:col-span-4 lg:col-start-1 lg:row-start-2 lg:self-start print:hidden',
            !ready && 'invisible',
          )}
        >
          <RoundButton
            icon="pause"
            aria-label={stopped ? 'Testimonials are paused' : 'Pause testimonials'}
            className="motion-reduce:hidden"
            aria-disabled={stopped}
            onClick={stop}
          />
          <RoundButton icon="previous" aria-label="Previous testimonial" onClick={() => show(shown - 1)} />
          <RoundButton icon="arrow" aria-label="Next testimonial" onClick={() => show(shown + 1)} />
          <div className="ml-2 flex flex-wrap">
            {testimonials.map((_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: two clients may have the same name.
                key={index}
                type="button"
                className="group inline-flex size-8 items-center justify-center"
                aria-label={`Show testimonial ${index + 1} of ${count}`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <span className="size-2.5 rounded-round border border-field-edge transition-all duration-200 group-hover:border-spruce group-aria-[current]:w-6 group-aria-[current]:border-spruce group-aria-[current]:bg-spruce" />
              </button>
            ))}
          </div>
        </div>
      ) : null}
      <div
        // A new element: Chromium counts a layout shift when a scrolling row becomes a box that doesn't scroll.
        key={ready ? 'carousel' : 'row'}
        aria-live={stopped ? 'polite' : 'off'}
        className={clsx(
          'lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:border-rule lg:border-l lg:pl-12 print:block',
          ready ? 'grid overflow-hidden' : 'relative flex snap-x snap-mandatory overflow-x-auto',
        )}
        // The scrolling row must be reachable by keyboard, and its focus goes to what replaces it (inlineScripts.ts).
        id="testimonial-slides"
        tabIndex={ready ? -1 : 0}
        {...(ready ? swipe : {})}
      >
        {testimonials.map((testimonial, index) => {
          const current = index === shown;
          const slide = <Testimonial {...testimonial} />;
          return (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires a group, not a fieldset.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: two clients may have the same name.
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              aria-hidden={ready && !current ? true : undefined}
              className={clsx(
                'print:visible! print:*:visible! print:*:transform-none! print:mb-8 print:*:opacity-100!',
                // Hidden slides share the cell: they must not take the pointer from the one that is shown.
                'aria-hidden:pointer-events-none aria-hidden:invisible',
                ready ? 'col-start-1 row-start-1' : 'w-full shrink-0 snap-center',
              )}
            >
              {SlideMotion ? (
                <SlideMotion current={current} direction={direction}>
                  {slide}
                </SlideMotion>
              ) : (
                slide
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Testimonial({ quote, author, position, sample }: TestimonialData) {
  return (
    <figure className="flex h-full flex-col">
      <blockquote className={clsx('font-serif', quote.length > longQuote ? 'text-lead' : 'text-quote')}>
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

function RoundButton({ icon, className, ...button }: ComponentProps<'button'> & { icon: IconName }) {
  return (
    <button
      type="button"
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
