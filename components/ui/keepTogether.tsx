import { keepTogetherClass, splitToKeepTogether } from '@/shared/keepTogether';

/** A text with its compounds, dates and amounts on one line each. The loader does the same in Markdown. */
export const keepTogether = (text: string) =>
  splitToKeepTogether(text).map(({ words, together }, index) =>
    together ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change places.
      <span key={index} className={keepTogetherClass}>
        {words}
      </span>
    ) : (
      words
    ),
  );
