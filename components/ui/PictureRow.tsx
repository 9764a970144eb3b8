import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { PictureData } from '@/content/loader';
import { Picture } from './Picture';

interface PictureRowProps {
  picture: PictureData;
  /** The row's place in its list: the pictures are on alternating sides. */
  index: number;
  priority?: boolean;
  children: ReactNode;
}

/** Text beside a picture, which reaches beyond the page's columns where the window has room for it. */
export function PictureRow({ picture, index, priority, children }: PictureRowProps) {
  return (
    <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-12">
      <div className={clsx('lg:col-span-7', index % 2 === 0 ? 'lg:-ml-bleed' : 'md:order-2 lg:-mr-bleed')}>
        <Picture picture={picture} slot="wide" priority={priority} />
      </div>
      <div className="lg:col-span-5">{children}</div>
    </div>
  );
}
