import clsx from 'clsx';
import type { ComponentProps } from 'react';

interface ProseProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML made by the content door from checked Markdown. */
  html: string;
}

/** Running text. The HTML has no raw input in it: the content door refuses HTML in Markdown and unsafe links. */
export function Prose({ html, className, ...div }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from checked Markdown at build, see above.
  return <div {...div} className={clsx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
