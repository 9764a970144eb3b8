import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface ProseProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Rendered from checked Markdown, which contains no raw HTML and no unsafe links. */
  html: string;
}

/** Running text with the `prose` styles. */
export function Prose({ html, className, ...div }: ProseProps) {
  return (
    <div
      {...div}
      className={clsx('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from checked Markdown at build, see above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** A part of a long text, in reading order. */
export type ArticlePart = { type: 'html'; html: string } | { type: 'diagram'; name: string; caption: string };

interface ArticlePartsProps {
  parts: readonly ArticlePart[];
  /** Renders a diagram by name. Not needed for texts without diagrams. */
  diagram?: (name: string, caption: string) => ReactNode;
}

/** A long text with its diagrams. */
export function ArticleParts({ parts, diagram }: ArticlePartsProps) {
  return (
    <div className="space-y-8">
      {parts.map((part) =>
        part.type === 'html' ? (
          <Prose key={part.html.slice(0, 80)} html={part.html} />
        ) : (
          <div key={part.name}>{diagram?.(part.name, part.caption)}</div>
        ),
      )}
    </div>
  );
}
