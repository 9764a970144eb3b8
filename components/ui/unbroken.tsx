/** Not where text is so large that a compound can be wider than the screen. */
const nowrap = 'tiny:whitespace-nowrap';
/** The longest word that fits on a line of any phone, even in a heading. */
const longest = 16;

/** Numbers with what they count, and names of forms. */
const pairs = String.raw`Form \d+|\d[\d-]* business days?|\$[\d.]+ million`;
const ranges = String.raw`\$?\d[\d,]*-\$?\d[\d,]*|[a-z]+-[a-z]{1,2}\b(?:-[a-z]+)?`;

/** A heading, lead or fact whose ranges, compounds and forms, such as $450-$700, state-certified or Form 709, aren't broken. */
export const unbroken = (text: string) =>
  text.split(RegExp(`(${pairs}|[^\\s-]+(?:-[^\\s-]+)+)`)).map((part, index) =>
    index % 2 === 1 && part.length <= longest ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <span key={index} className={nowrap}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/**
 * HTML whose ranges, forms and compounds with a short part, such as step-up or date-of-death, aren't broken. Others may be:
 * they would leave gaps in a long text.
 */
export const unbrokenHtml = (html: string) =>
  html.replace(RegExp(`<[^>]*>|${pairs}|${ranges}`, 'gi'), (part) =>
    part.startsWith('<') ? part : `<span class="${nowrap}">${part}</span>`,
  );
