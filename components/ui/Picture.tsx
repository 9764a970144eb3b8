import clsx from 'clsx';
import type { PictureData } from '@/loader';

/** On a phone with three pixels a point, nobody sees more than two, and the file is half as large. */
const phoneSizes = '(max-width: 36rem) and (min-resolution: 2.5dppx) 60vw, 100vw';
/** A card has space around its picture, and a header is as high as leaves room for what follows. */
const cardSizes = '(max-width: 36rem) and (min-resolution: 2.5dppx) 54vw, 80vw';

/** The `sizes` attribute by the picture's place in the layout, from which the browser chooses the width to load. */
const sizes = {
  full: `(min-width: 64rem) 72rem, ${phoneSizes}`,
  /** Wider than its place: the file that fits looks soft, because four houses in it have too few bytes. */
  wide: `(min-width: 64rem) 51rem, ${cardSizes}`,
  half: `(min-width: 64rem) 36rem, ${cardSizes}`,
  /** One of several rows. */
  row: `(min-width: 64rem) 36rem, (min-width: 40rem) 50vw, ${cardSizes}`,
  third: `(min-width: 64rem) 24rem, (min-width: 40rem) 40vw, ${cardSizes}`,
  quarter: `(min-width: 64rem) 18rem, (min-width: 36rem) 50vw, ${cardSizes}`,
  /** One of three in a drawing. */
  small: '10rem',
} as const;

interface PictureProps {
  picture: PictureData;
  sizesFor: keyof typeof sizes;
  /** Loads with high priority instead of lazily. Only for the largest picture of the first screen. */
  priority?: boolean;
  className?: string;
}

/** A picture as AVIF with a WebP fallback. Its space is reserved before it loads. */
export function Picture({ picture, sizesFor, priority = false, className }: PictureProps) {
  const { avif, webp, largest, width, height, alt } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes[sizesFor]} />
      <img
        src={largest}
        srcSet={webp}
        sizes={sizes[sizesFor]}
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
