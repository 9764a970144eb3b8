import clsx from 'clsx';
import type { Html } from '@/loader';

interface ProseProps {
  /** Rendered from checked Markdown, which contains no raw HTML and no unsafe links. */
  html: Html;
  className?: string;
}

/** Running text from Markdown, with the look of app/globals.css. */
export function Prose({ html, className }: ProseProps) {
  return (
    <div
      className={clsx('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from checked Markdown at build, see above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** A few words of it, such as the title of a drawing, with links and the numbers of sources. */
export function InlineProse({ html }: Pick<ProseProps, 'html'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
  return <span className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
