import clsx from 'clsx';
import type { ReactNode } from 'react';

interface DiagramFigureProps {
  caption: string;
  /** `sheet` puts the drawing on a card; `plain` puts it straight on the page. */
  surface?: 'sheet' | 'plain';
  children: ReactNode;
}

/** The frame of a diagram: the drawing, and its caption below a rule. */
export function DiagramFigure({ caption, surface = 'sheet', children }: DiagramFigureProps) {
  const sheet = surface === 'sheet';
  return (
    <figure className={clsx(sheet && 'max-w-measure rounded-card border border-rule bg-card shadow-card')}>
      <div className={clsx(sheet && 'px-3 pt-5 pb-6 sm:px-7 sm:pt-7 sm:pb-8')}>{children}</div>
      <figcaption
        className={clsx(
          'text-pretty text-ink-soft text-label',
          sheet ? 'border-rule border-t px-3 py-3 sm:px-7' : 'mt-4',
        )}
      >
        {caption}
      </figcaption>
    </figure>
  );
}
