/**
 * A phone number such as `(509) 555-0142`, a range or citation such as `5-7`, `$450-$700` or `458-57-135`, or a short
 * compound such as `step-up`.
 */
const hyphenated =
  /\(\d{3}\) \d{3}-\d{4}|\$?\d+(?:,\d{3})*(?:-\$?\d+(?:,\d{3})*)+|\b(?=[a-z-]{5,16}(?![a-z-]))[a-z]+(?:-[a-z]+)+/i;

/** Keeps phone numbers, ranges and short compounds on one line. The text itself does not change. */
export function NoBreakRanges({ children: text }: { children: string }) {
  return text.split(new RegExp(`(${hyphenated.source})`, 'i')).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move.
      <span key={index} className="range">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The same for HTML. Attributes, such as the URL of a link, do not change. */
export function withNoBreakRanges(html: string): string {
  return html.replace(new RegExp(`(?:${hyphenated.source})(?![^<]*>)`, 'gi'), '<span class="range">$&</span>');
}
