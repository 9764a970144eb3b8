interface InlineScriptProps<Arguments extends unknown[]> {
  /** Its source is written into the page, so it can't use anything outside itself. */
  script: (...args: Arguments) => void;
  /** Data, and functions for which the same is true. */
  args: Arguments;
}

/** Runs a function as soon as the browser has read this far in the page: before React, and also if React fails. */
export function InlineScript<Arguments extends unknown[]>({ script, args }: InlineScriptProps<Arguments>) {
  const written = args.map((argument) => (typeof argument === 'function' ? argument : JSON.stringify(argument)));
  const code = `(${script})(${written.join()})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made here, from nothing that anyone else wrote.
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
