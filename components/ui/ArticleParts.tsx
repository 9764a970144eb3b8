import type { ReactNode } from 'react';
import { Prose } from './Prose';

/** A part of a long text in reading order; fits `BodyPart` of the content door. */
export type ArticlePart = { type: 'html'; html: string } | { type: 'diagram'; name: string; caption: string };

interface ArticlePartsProps {
  parts: readonly ArticlePart[];
  /** Draws the diagram of that name. Texts without diagrams need none. */
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
