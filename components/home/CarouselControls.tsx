import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';

interface CarouselControlsProps {
  count: number;
  index: number;
  stopped: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onShow: (index: number) => void;
  onStop: () => void;
}

const round =
  'inline-flex size-11 items-center justify-center rounded-round border border-rule bg-card text-spruce-deep hover:border-spruce aria-disabled:text-field-edge';

/** Pause, previous, one dot a testimonial, next. The pause button comes first, so that it is the first to be reached. */
export function CarouselControls(props: CarouselControlsProps) {
  const { count, index, stopped, onPrevious, onNext, onShow, onStop } = props;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-center gap-3 noscript:hidden">
      <button
        type="button"
        className={clsx(round, 'motion-reduce:hidden')}
        aria-label={stopped ? 'Testimonials are paused' : 'Pause testimonials'}
        aria-disabled={stopped}
        onClick={onStop}
      >
        <Icon name="pause" className="size-5" />
      </button>
      <button type="button" className={round} aria-label="Previous testimonial" onClick={onPrevious}>
        <Icon name="previous" className="size-5" />
      </button>
      <div className="flex">
        {Array.from({ length: count }, (_, dot) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
            key={dot}
            type="button"
            className="group inline-flex size-8 items-center justify-center"
            aria-label={`Show testimonial ${dot + 1} of ${count}`}
            aria-current={dot === index ? 'true' : undefined}
            onClick={() => onShow(dot)}
          >
            <span
              className={clsx(
                'h-2.5 rounded-round border transition-all duration-200',
                dot === index
                  ? 'w-6 border-spruce bg-spruce'
                  : 'w-2.5 border-field-edge bg-transparent group-hover:border-spruce',
              )}
            />
          </button>
        ))}
      </div>
      <button type="button" className={round} aria-label="Next testimonial" onClick={onNext}>
        <Icon name="arrow" className="size-5" />
      </button>
    </div>
  );
}
