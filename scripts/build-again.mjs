/**
 * Builds the site again in another folder and expects the same bytes as in out/, so that a deploy uploads only changes.
 * Then adds a sentence to a guide and expects only the guide's own files to change.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copy-project.mjs';
import { fail, run } from './run.mjs';

const guide = 'step-up-basis';

/** @param {string} folder @returns {Map<string, string>} a hash of each file, by name */
function filesOf(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** @param {Map<string, string>} one @param {Map<string, string>} other @returns {string[]} the files that differ */
function differences(one, other) {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).sort();
}

const build = (/** @type {string} */ cwd) => run(process.execPath, ['scripts/build.mjs'], { cwd, quiet: true });

const folder = await copyProject();
try {
  const first = filesOf('out');
  await build(folder);
  const again = differences(first, filesOf(join(folder, 'out')));
  if (again.length > 0) throw new Error(`Two builds of the same sources differ in:\n${again.join('\n')}`);
  console.log(`${first.size} files, identical in a second build in another folder.`);

  const text = join(folder, `content/resources/${guide}.md`);
  writeFileSync(text, readFileSync(text, 'utf8').replace('\n## ', '\nThis sentence is new.\n\n## '));
  await build(folder);
  const changed = differences(first, filesOf(join(folder, 'out')));
  const others = changed.filter((name) => !name.startsWith(`resources/${guide}.`));
  if (changed.length === 0) throw new Error('A new sentence in a guide changed nothing.');
  if (others.length > 0) throw new Error(`A new sentence in one guide changed other files:\n${others.join('\n')}`);
  console.log(`A new sentence in one guide changes ${changed.length} files, all of them its own.`);
} catch (error) {
  fail(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
