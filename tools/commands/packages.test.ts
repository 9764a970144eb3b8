import { readFileSync } from 'node:fs';

/** The packages that a lock names and can't install on every system, such as a binary for another processor. */
function incomplete(folder: string): string[] {
  const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'));
  // A workspace of this repository is a link.
  const all = Object.entries<{ integrity?: string; inBundle?: true; link?: true; optionalDependencies?: object }>(
    packages,
  );
  return all.flatMap(([path, { optionalDependencies = {}, integrity, inBundle, link }]) => [
    ...(/node_modules/.test(path) && !integrity && !inBundle && !link ? [`${path} has no integrity`] : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map((name) => `${name} is missing, which ${path} needs on another system`),
  ]);
}

test.each(['.', 'tools/bench', 'host/testing'])('the lock in %s installs on every system', (folder) => {
  expect(incomplete(folder)).toEqual([]);
});
