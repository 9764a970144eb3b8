/** The longest word that fits on a line of any phone, even in a heading. */
const longest = 16;
/** The class of words that belong on one line, unless text is so large that a compound can be wider than the screen. */
export const keepTogetherClass = 'not-enlarged:whitespace-nowrap';

const phoneNumber = /\(\d{3}\) \d{3}-\d{4}/;
const labelAndNumber = /\b(?:Form|Schedule|RCW|WAC|GR|CR|ER|\d+ CFR|Section|Rev\. Rul\.|[Ss]ale)\s[\dA-Z][\w.-]*/;
const wordAndNumber = /[A-Z][a-z]+ \d{1,2}\b(?!-),?/;
const quantity = /\$?\d[\d,.-]* (?:business|days?|million|minutes?|years?|months?)\b/;
/** Chromium breaks lines after hyphens. No style prevents it, and a joiner would change the specification's words. */
const compound = /[^\s<>(-]+(?:-[^\s<>-]+)+/;
const serviceName = /Date of Death/;

const kinds = [phoneNumber, labelAndNumber, wordAndNumber, quantity, compound, serviceName];
const pattern = new RegExp(`(${kinds.map(({ source }) => source).join('|')})`);

/** The words of a text, in groups. Those that are `together` should not be broken over two lines. */
export const splitToKeepTogether = (text: string) =>
  text.split(pattern).map((words, index) => ({ words, together: index % 2 === 1 && words.length <= longest }));
