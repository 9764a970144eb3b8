import clsx from 'clsx';
import { type ComponentType, memo } from 'react';
import { Slide } from './Slide';
import type { SlideMotionProps } from './SlideMotion';
import type { TestimonialData } from './types';

interface CarouselSlideProps {
  testimonial: TestimonialData;
  /** Such as `2 of 4`. */
  place: string;
  current: boolean;
  direction: SlideMotionProps['direction'];
  /** Whether the script runs: one slide at a time then, in place of a strip of all. */
  ready: boolean;
  /** What moves a slide, once it is loaded. */
  SlideMotion: ComponentType<SlideMotionProps> | undefined;
}

/** One testimonial in its place of the carousel; drawn anew only where a change concerns it. */
export const CarouselSlide = memo(function CarouselSlide(props: CarouselSlideProps) {
  const { testimonial, place, current, direction, ready, SlideMotion } = props;
  const slide = <Slide {...testimonial} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group, not a fieldset.
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      aria-hidden={ready && !current ? true : undefined}
      className={clsx(
        ready ? 'col-start-1 row-start-1' : 'w-full shrink-0 snap-center',
        ready && !SlideMotion && !current && 'invisible',
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
});
