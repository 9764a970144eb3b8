import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goodFiles, siteOf } from './siteFixture';

/** Runs the export on these files, beside an earlier site. Returns its error output, the folder and the home page. */
function run(files: Record<string, string | Buffer>) {
  const exported = Object.entries(files).map(([name, content]) => [`exported/${name}`, content]);
  const { folder } = siteOf({ 'out/index.html': 'the last good build', ...Object.fromEntries(exported) });
  const args = ['--import', 'tsx', 'export/finish.ts', join(folder, 'exported'), join(folder, 'out')];
  let printed = '';
  try {
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    printed = (error as { stderr: string }).stderr;
  }
  return { printed, folder, home: readFileSync(join(folder, 'out/index.html'), 'utf8') };
}

test('replaces the last site with one that passes every check', () => {
  const { printed, home, folder } = run(goodFiles());
  expect(printed).toBe('');
  expect(home).toContain('<h1 id="top">Home values</h1>');
  expect(existsSync(join(folder, 'out/index.html.br'))).toBe(true);
  expect(existsSync(join(folder, 'exported'))).toBe(false);
});

test('asks browsers to compile a long script while it loads', () => {
  const { folder } = run({ ...goodFiles(), '_next/static/a.js': 'a();'.repeat(20_000) });
  expect(readFileSync(join(folder, 'out/_next/static/a.js'), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test.each([
  [
    'a check finds a problem',
    { 'about.html': String(goodFiles()['about.html']).replace('"/"', '"/abuot"') },
    /\/abuot/,
  ],
  ['a page has unexpected HTML', { 'about.html': '<p>About</p>' }, /^about.html: expected a <head>/],
])('keeps the last site when %s, and says so without a stack trace', (_, files, message) => {
  const { printed, home } = run({ ...goodFiles(), ...files });
  expect(home).toBe('the last good build');
  expect(printed).toMatch(message);
  expect(printed).not.toMatch(/^\s+at /m);
});
