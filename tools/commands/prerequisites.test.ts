import { utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FileTree } from '../export/fileTree';
import { folderWith } from '../export/testing';
import { runNpm } from './childProcess.mjs';
import { buildSources, ensureChromium, ensureInstalled, isBuilt } from './prerequisites.mjs';

jest.mock('./childProcess.mjs', () => ({ runNpm: jest.fn() }));

let project: FileTree;
const home = process.cwd();
/** Writes a file that was changed at a second. Its folders are old. */
function write(path: string, second: number, text = '') {
  project.write(path, text);
  utimesSync(path, second, second);
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) utimesSync(parent, 1, 1);
}
/** Writes what a build leaves that began at a second. */
const build = (second: number) => write('out/site.json', 1, JSON.stringify({ buildBegan: 1000 * second }));
beforeEach(() => {
  project = folderWith({});
  process.chdir(project.path);
  for (const source of buildSources) write(/\.\w+$/.test(source) ? source : `${source}/deep/file`, 100);
});
afterEach(() => process.chdir(home));

test('a build is old once one of its sources is newer, or deleted', () => {
  expect(isBuilt()).toBe(false);
  // Not written in full.
  write('out/site.json', 1);
  expect(isBuilt()).toBe(false);
  build(100);
  expect(isBuilt()).toBe(true);
  const files = ['package-lock.json', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json'];
  const folders = 'app art/masters components content loader public seo shared tools/commands tools/export'.split(' ');
  for (const source of [...files, ...folders.map((folder) => `${folder}/deep/file`)]) {
    write(source, 101);
    expect([source, isBuilt()]).toEqual([source, false]);
    write(source, 100);
    expect(isBuilt()).toBe(true);
  }
  for (const test of ['loader/deep/file.test.ts', 'loader/deep/testing/file']) write(test, 101);
  expect(isBuilt()).toBe(true);
  project.remove('components/deep/file');
  expect(isBuilt()).toBe(false);
});

test('a CHROMIUM that is not there is named, not passed over', async () => {
  process.env.CHROMIUM = '/no/chromium';
  await expect(ensureChromium()).rejects.toThrow('CHROMIUM is /no/chromium, where there is no file');
  delete process.env.CHROMIUM;
});

test('packages are installed where only the server’s are, or where the lock is newer', async () => {
  const install = jest.mocked(runNpm).mockReset();
  const expectInstalled = async (times: number) => {
    await ensureInstalled();
    expect(install).toHaveBeenCalledTimes(times);
  };
  write('node_modules/.package-lock.json', 200);
  await expectInstalled(1);
  write('node_modules/next/package.json', 100);
  await expectInstalled(1);
  write('package-lock.json', Date.now() / 1000 + 100);
  await expectInstalled(2);
});
