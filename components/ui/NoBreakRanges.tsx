/** A range of numbers or dollars, such as `5-7` or `$450-$700`. */
const range = /\$?\d+(?:,\d{3})*-\$?\d+(?:,\d{3})*/;

/** A text whose ranges stay on one line: browsers may otherwise break after the hyphen. The text itself is unchanged. */
export function NoBreakRanges({ children: text }: { children: string }) {
  return text.split(new RegExp(`(${range.source})`)).map((part, index) =>
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

/** The same for HTML. Attributes, such as the address of a link, are left alone. */
export function withNoBreakRanges(html: string): string {
  return html.replace(new RegExp(`${range.source}(?![^<]*>)`, 'g'), '<span class="range">$&</span>');
}
