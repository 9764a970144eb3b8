import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = 'app/palette.css';
const source = readFileSync(join(process.cwd(), file), 'utf8');

const mistakeIn = (name = '') => `${file}: write "${name}" as six digits after a #, such as #1d4139.`;

/** A sentence for each color of a palette that isn't six digits, which link previews and browser bars need. */
export const paletteMistakes = (css = source) =>
  Array.from(css.matchAll(/--color-([\w-]+):([^;]*);/g))
    .filter(([, , value = '']) => !/^ *#[\da-f]{6}$/i.test(value))
    .map(([, name]) => mistakeIn(name));

/** The color of a name in `app/palette.css`, such as `spruce-deep`. Throws if it isn't there as six digits. */
export function color(name: string): string {
  const [, hex] = new RegExp(`--color-${name}: *(#[\\da-f]{6});`, 'i').exec(source) ?? [];
  if (!hex) throw new Error(mistakeIn(name));
  return hex;
}
