import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { PictureData } from './content';
import { Picture } from './Picture';

interface IntroWithPictureProps {
  /** The id of the heading. */
  id: string;
  title: string;
  picture: PictureData;
  /** Out of twelve, on wide screens. The text takes the rest. */
  pictureColumns: 6 | 7;
  children: ReactNode;
}

/** A short page: heading, text and a picture, which is below the text on narrow screens. */
export function IntroWithPicture({ id, title, picture, pictureColumns, children }: IntroWithPictureProps) {
  const even = pictureColumns === 6;
  return (
    <section aria-labelledby={id} className="pt-(--header-height)">
      <div className="mx-auto grid max-w-page items-center gap-8 px-5 py-12 md:px-8 lg:grid-cols-12 lg:py-16">
        <div className={even ? 'lg:col-span-6' : 'lg:col-span-5'}>
          <h1 id={id} className="text-page">
            {title}
          </h1>
          {children}
        </div>
        <div className={clsx('-mx-5 md:mx-0', even ? 'lg:col-span-6' : 'lg:col-span-7')}>
          <Picture picture={picture} place="half" priority />
        </div>
      </div>
    </section>
  );
}
