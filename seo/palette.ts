import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = 'app/palette.css';
const declarations = Array.from(
  readFileSync(join(process.cwd(), file), 'utf8').matchAll(/--color-([a-z-]+):([^;]*)/gi),
  ([, name = '', value = '']) => [name, value.trim()] as const,
);

/** Every color of the site by its name in `app/palette.css`, such as `spruce-deep`, written like `#1d4139`. */
export const palette: Readonly<Record<string, string>> = Object.fromEntries(declarations);

/** One sentence for each color in another notation, which share cards, icons and the server could not read. */
export const paletteMistakes = () =>
  declarations
    .filter(([, value]) => !/^#[\da-f]{6}$/i.test(value))
    .map(([name, value]) => `${file}: "${name}" is "${value}": write six digits after a #, such as #1d4139.`);

/** The color of that name. Throws if the palette has none. */
export function color(name: string): string {
  const hex = palette[name];
  if (!hex) throw new Error(`${file} has no color "${name}".`);
  return hex;
}
