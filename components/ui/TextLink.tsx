import clsx from 'clsx';
import type { ComponentProps } from 'react';

interface TextLinkProps extends ComponentProps<'a'> {
  /** False while nobody has written the page: browsers then don't prerender it, and the link is followed by a note. */
  exists?: boolean;
}

/** A link in a sentence, or on a line of its own. */
export function TextLink({ exists = true, className, ...link }: TextLinkProps) {
  return (
    <>
      <a
        {...link}
        rel={exists ? link.rel : 'nofollow'}
        className={clsx(
          'font-semibold text-spruce-deep underline decoration-2 decoration-brass underline-offset-4 hover:decoration-current',
          className,
        )}
      />
      {exists ? null : <span className="text-ink-soft text-label"> (not published yet)</span>}
    </>
  );
}
