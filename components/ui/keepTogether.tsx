/** The longest word that fits on a line of any phone, even in a heading. */
const longest = 16;
/** Not where text is so large that a compound can be wider than the screen. */
const nowrap = 'tiny:whitespace-nowrap';

/**
 * What stays on one line: telephone numbers, forms and sections of laws, amounts with what they count, and ranges and
 * compounds such as 2-3 or single-family, a day of a month, and a service’s name. Chromium breaks lines after every hyphen, no style prevents it, and a joining
 * character would change the specification's words. Tags are matched so that nothing in them is.
 */
const pattern =
  /(<[^>]*>|\(\d{3}\) \d{3}-\d{4}|\b(?:Form|Schedule|RCW|WAC|GR|CR|ER|\d+ CFR|Section|Rev\. Rul\.|[Ss]ale)\s[\dA-Z][\w.-]*|[A-Z][a-z]+ \d{1,2}\b(?!-),?|\$?\d[\d,.-]* (?:business|days?|million|minutes?|years?|months?)\b|[^\s<>(-]+(?:-[^\s<>-]+)+|Date of Death)/;

const isKept = (part: string, index: number) => index % 2 === 1 && !part.startsWith('<') && part.length <= longest;

/** A text with its compounds kept whole. */
export const keepTogether = (text: string) =>
  text.split(pattern).map((part, index) =>
    isKept(part, index) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <span key={index} className={nowrap}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The same for HTML. */
export const keepTogetherHtml = (html: string) =>
  html
    .split(pattern)
    .map((part, index) => (isKept(part, index) ? `<span class="${nowrap}">${part}</span>` : part))
    .join('');
