/**
 * The rules of the house that no linter has (docs/architecture.md): how long files and components may be, and that
 * client code is rare and says why it is there. Which room may import from which is in biome.json.
 */
import { readdirSync, readFileSync } from 'node:fs';

const maxLines = 200;
const maxMedianComponentLines = 50;
const maxClientShare = 0.25;

const rooms = ['app', 'components', 'content', 'seo', 'export', 'host', 'scripts'];
const files = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => ({ path: `${room}/${name}`, text: readFileSync(`${room}/${name}`, 'utf8') })),
);

const lines = (/** @type {{ text: string }} */ file) => file.text.trimEnd().split('\n').length;
const isTest = (/** @type {{ path: string }} */ file) => /\.test\.tsx?$/.test(file.path);
const components = files.filter((file) => file.path.endsWith('.tsx') && !isTest(file));
const clients = components.filter((file) => /^'use client';$/m.test(file.text));

/** @type {string[]} */
const problems = [];

for (const file of files) {
  // The schema and the forbidden claims are lists.
  if (/content\/(schema\/schemas|checks\/lawClaims)\.ts$/.test(file.path)) continue;
  if (lines(file) > maxLines) problems.push(`${file.path} has ${lines(file)} lines; at most ${maxLines}: split it.`);
}

const sorted = components.map(lines).sort((a, b) => a - b);
const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
if (median > maxMedianComponentLines) {
  problems.push(`Half of the components have more than ${median} lines; at most ${maxMedianComponentLines}.`);
}

for (const file of clients) {
  if (!/^\/\/ A client component because .+\n'use client';/.test(file.text)) {
    problems.push(`${file.path} says 'use client' without a first line "// A client component because …".`);
  }
}
if (clients.length / components.length > maxClientShare) {
  problems.push(
    `${clients.length} of ${components.length} components are client code; at most ${maxClientShare * 100} %.`,
  );
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(
  `${components.length} components, median ${median} lines, longest ${sorted.at(-1)}; ${clients.length} are client code.`,
);
