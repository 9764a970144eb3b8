const asText = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as people read it. `iso` such as `2026-11-20`; the same for every reader, wherever their clock stands. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{asText.format(new Date(iso))}</time>;
}
