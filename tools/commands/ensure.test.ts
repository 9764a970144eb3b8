import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureChromium, isBuilt, sources, stampBuild } from './ensure.mjs';

let folder: string;
const home = process.cwd();
/** Writes a file that was changed at a second. Its folders are old. */
function write(path: string, second: number) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, second, second);
  for (let parent = dirname(file); parent !== folder; parent = dirname(parent)) utimesSync(parent, 1, 1);
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ensure-'));
  for (const source of sources) write(/\.\w+$/.test(source) ? source : `${source}/deep/file`, 100);
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('a build is old once one of its sources is newer', () => {
  expect(isBuilt()).toBe(false);
  write('out/host.json', 100);
  expect(isBuilt()).toBe(true);
  const folders = 'app art/masters components content form loader public seo tools/commands tools/export'.split(' ');
  const files = ['next.config.mjs', 'package-lock.json', 'postcss.config.mjs', 'tsconfig.json'];
  for (const source of [...files, ...folders.map((name) => `${name}/deep/file`)]) {
    write(source, 101);
    expect([source, isBuilt()]).toEqual([source, false]);
    write(source, 100);
    expect(isBuilt()).toBe(true);
  }
});

test('an edit during a build makes it old', () => {
  const began = new Date();
  write('content/deep/file', Date.now() / 1000 + 1);
  write('out/host.json', Date.now() / 1000 + 2);
  stampBuild(began);
  expect(isBuilt()).toBe(false);
});

test('a deleted source makes a build old', () => {
  write('out/host.json', 200);
  rmSync(join(folder, 'components/deep/file'));
  expect(isBuilt()).toBe(false);
});

test('a CHROMIUM that is not there is named, not passed over', async () => {
  process.env.CHROMIUM = '/no/chromium';
  await expect(ensureChromium()).rejects.toThrow('CHROMIUM is /no/chromium, where there is no file');
  delete process.env.CHROMIUM;
});

// On Windows, a link to a folder may need rights that a test doesn't have.
const withLinks = process.platform === 'win32' ? test.skip : test;
withLinks('a build that cannot start one of its steps says why', () => {
  for (const name of ['pictures', 'check-content']) write(`tools/commands/${name}.ts`, 100);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(home, 'node_modules/tsx'), join(folder, 'node_modules/tsx'));
  const { stderr } = spawnSync(process.execPath, [join(home, 'tools/commands/build.mjs')], { encoding: 'utf8' });
  expect(stderr).toMatch(/node_modules.+next/);
});
