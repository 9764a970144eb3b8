import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = 'app/palette.css';
const declarations = readFileSync(join(process.cwd(), file), 'utf8').matchAll(/--color-([a-z-]+):\s*(#[\da-f]{6});/gi);

/** Every color of the site by its name in `app/palette.css`, such as `spruce-deep`, written like `#1d4139`. */
export const palette: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(declarations, ([, name, hex]) => [name, hex]),
);

/** The color of that name. Throws if the palette has none, or has it in another notation than `#1d4139`. */
export function color(name: string): string {
  const hex = palette[name];
  if (!hex) throw new Error(`${file} has no color "${name}". Write it as six digits: --color-${name}: #1d4139;`);
  return hex;
}
