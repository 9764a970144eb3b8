/** The longest word that fits on a line of any phone, even in a heading. */
const longest = 16;
/** Not where text is so large that a compound can be wider than the screen. */
const nowrap = 'tiny:whitespace-nowrap';

const phoneNumber = /\(\d{3}\) \d{3}-\d{4}/;
const formOrLaw = /\b(?:Form|Schedule|RCW|WAC|GR|CR|ER|\d+ CFR|Section|Rev\. Rul\.|[Ss]ale)\s[\dA-Z][\w.-]*/;
const dayOfMonth = /[A-Z][a-z]+ \d{1,2}\b(?!-),?/;
const amount = /\$?\d[\d,.-]* (?:business|days?|million|minutes?|years?|months?)\b/;
/** Chromium breaks lines after every hyphen, no style prevents it, and a joiner would change the specification's words. */
const compound = /[^\s<>(-]+(?:-[^\s<>-]+)+/;
const serviceName = /Date of Death/;
/** So that nothing in a tag is matched. */
const tag = /<[^>]*>/;

const kinds = [tag, phoneNumber, formOrLaw, dayOfMonth, amount, compound, serviceName];
const pattern = new RegExp(`(${kinds.map(({ source }) => source).join('|')})`);

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
