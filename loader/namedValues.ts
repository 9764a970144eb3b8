/** Values of business.yaml and amounts.yaml, by the names that texts have for them. */
export type NamedValues = ReadonlyMap<string, string>;

/** Reports a mistake in a text, on one of its lines, counted from 1. */
export type OnMistake = (problem: string, line: number) => void;

/** Replaces the name of every named value in a text, such as `{{fee}}`, by the value. */
export const interpolate = (text: string, namedValues: NamedValues, onMistake: OnMistake) =>
  text.replace(/\{+[^{}\n]*\}*|\w+ *\}\}/g, (written: string, at: number) => {
    const value = namedValues.get(/^\{* *(\w+) *\}*$/.exec(written)?.[1] ?? '');
    if (value !== undefined && /^\{\{[^{}]+\}\}$/.test(written)) return value;
    // Other braces are the author's own.
    if (value === undefined && !written.startsWith('{{')) return written;
    const names = [...namedValues.keys()].map((name) => `{{${name}}}`).join(', ');
    onMistake(`"${written}" is not the name of a value: write one of ${names}`, text.slice(0, at).split('\n').length);
    return written;
  });
