import { readFileSync } from 'node:fs';

interface LockedPackage {
  integrity?: string;
  inBundle?: boolean;
  /** A workspace of this repository. */
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The packages that a lock names and can't install on every system, such as a binary for another processor. */
function incomplete({ packages }: Lock): string[] {
  const lockOf = (name: string, parent: string) =>
    packages[`${parent}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, integrity, inBundle, link }]) => [
    ...(/node_modules/.test(path) && !integrity && !inBundle && !link ? [`${path} has no integrity`] : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !lockOf(name, path))
      .map((name) => `${name} is missing, which ${path} needs on another system`),
  ]);
}

describe('the lock', () => {
  test.each(['.', 'tools/bench', 'host/testing'])('in %s installs on every system', (folder) => {
    expect(incomplete(readJson(`${folder}/package-lock.json`))).toEqual([]);
  });
});
