/** A range of numbers or dollars, such as `5-7` or `$450-$700`. */
const range = /\$?\d+(?:,\d{3})*-\$?\d+(?:,\d{3})*/;

/** Keeps each range on one line: Chromium breaks after its hyphen. The text itself does not change. */
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

/** The same for HTML. Attributes, such as the URL of a link, do not change. */
export function withNoBreakRanges(html: string): string {
  return html.replace(new RegExp(`${range.source}(?![^<]*>)`, 'g'), '<span class="range">$&</span>');
}
