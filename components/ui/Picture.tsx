import clsx from 'clsx';
import type { PictureData } from '@/content/loader';

/** The `sizes` attribute by slot in the layout, from which the browser chooses the width to load. */
const slots = {
  hero: '(min-width: 64rem) 42rem, 100vw',
  wide: '(min-width: 64rem) 48rem, 100vw',
  half: '(min-width: 64rem) 36rem, 100vw',
  third: '(min-width: 64rem) 24rem, (min-width: 40rem) 40vw, 100vw',
  quarter: '(min-width: 64rem) 18rem, (min-width: 36rem) 50vw, 100vw',
} as const;

interface PictureProps {
  picture: PictureData;
  slot: keyof typeof slots;
  /** Loads with high priority instead of lazily. Only for the largest picture of the first screen. */
  priority?: boolean;
  className?: string;
}

const files = ({ name, hash, widths }: PictureData, type: 'avif' | 'webp') =>
  widths.map((width) => `/pictures/${name}-${width}.${hash}.${type} ${width}w`).join(', ');

/** A picture as AVIF with a WebP fallback. Its space is reserved before it loads. */
export function Picture({ picture, slot, priority = false, className }: PictureProps) {
  const { name, hash, widths, width, height, alt } = picture;
  const middle = widths[Math.floor(widths.length / 2)] ?? widths[0];
  return (
    <picture>
      <source type="image/avif" srcSet={files(picture, 'avif')} sizes={slots[slot]} />
      <img
        src={`/pictures/${name}-${middle}.${hash}.webp`}
        srcSet={files(picture, 'webp')}
        sizes={slots[slot]}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={clsx('h-auto w-full', className)}
      />
    </picture>
  );
}
