interface InlineScriptProps<Arguments extends unknown[]> {
  /** Its source is written into the page, so it can't use anything outside itself. */
  run: (...args: Arguments) => void;
  args: Arguments;
}

/** Runs a function as soon as the browser has read this far in the page: before React, and also if React fails. */
export function InlineScript<Arguments extends unknown[]>({ run, args }: InlineScriptProps<Arguments>) {
  const code = `(${run})(${args.map((argument) => JSON.stringify(argument)).join()})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made here, from nothing that anyone else wrote.
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
