import { nowrapClass, splitUnbreakable } from '@/shared/unbreakable';

/** A text with its compounds kept whole. The loader does so in Markdown. */
export const noBreak = (text: string) =>
  splitUnbreakable(text).map(({ part, kept }, index) =>
    kept ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <span key={index} className={nowrapClass}>
        {part}
      </span>
    ) : (
      part
    ),
  );
