import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = 'app/palette.css';
const source = readFileSync(join(process.cwd(), file), 'utf8');
const colors = new Map(
  Array.from(source.matchAll(/--color-([a-z-]+): *(#[\da-f]{6});/gi), ([, name, hex]) => [name, hex]),
);

/** The color of a name in `app/palette.css`, such as `spruce-deep`. Throws if it isn't there as six digits. */
export function color(name: string): string {
  const hex = colors.get(name);
  if (!hex) throw new Error(`${file}: write "${name}" as six digits after a #, such as #1d4139.`);
  return hex;
}
