import type { ReactNode } from 'react';
import type { PictureData } from '@/content/loader';
import { Picture } from './Picture';

interface IntroWithPictureProps {
  /** The id of the heading. */
  id: string;
  title: string;
  picture: PictureData;
  children: ReactNode;
}

/** A short page: heading, text and a picture, which is below the text on narrow screens. */
export function IntroWithPicture({ id, title, picture, children }: IntroWithPictureProps) {
  return (
    <section aria-labelledby={id} className="pt-(--header-height)">
      <div className="mx-auto grid max-w-page items-center gap-8 px-5 py-12 md:px-8 lg:grid-cols-2 lg:py-16">
        <div>
          <h1 id={id} className="text-page">
            {title}
          </h1>
          {children}
        </div>
        <div className="-mx-5 md:mx-0">
          <Picture picture={picture} slot="half" priority />
        </div>
      </div>
    </section>
  );
}
