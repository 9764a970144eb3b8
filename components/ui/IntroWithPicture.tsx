import type { ReactNode } from 'react';
import type { PictureData } from '@/content/loader';
import { Container } from './Container';
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
      <Container space="tight" className="grid items-center gap-8 lg:grid-cols-2">
        <div>
          <h1 id={id} className="text-page">
            {title}
          </h1>
          {children}
        </div>
        <Picture picture={picture} slot="half" priority />
      </Container>
    </section>
  );
}
