import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A file, what it imports, from where, and whether it may. */
const imports: [file: string, name: string, from: string, allowed: boolean][] = [
  ['components/home/a.tsx', 'port', '../../host/settings', false],
  ['components/home/b.tsx', 'port', '@/host/settings', false],
  ['components/home/c.tsx', 'getBusiness', '@/loader', false],
  ['components/ui/a.tsx', 'field', '../contact/fields', false],
  ['app/faq/a.tsx', 'html', '../../tools/export/html', false],
  ['app/faq/b.tsx', 'getFaq', '../../loader', false],
  ['seo/a.ts', 'card', '../components/ui/Card', false],
  ['loader/a.ts', 'metadata', '../seo/metadata', false],
  ['loader/b.ts', 'formName', '../form/appraisalRequest', false],
  ['form/a.ts', 'getFaq', '../loader', false],
  ['host/a.ts', 'getFaq', '../loader', false],
  ['host/static/a.ts', 'html', '../../tools/export/html', false],
  ['host/b.ts', 'fillIn', '../e2e/support/form', false],
  ['tools/export/a.ts', 'getFaq', '../../loader', false],
  ['components/home/d.tsx', 'Business', '@/loader', true],
  ['components/contact/a.tsx', 'formName', '@/form/appraisalRequest', true],
  ['components/ui/a.test.tsx', 'picture', '../fixture', true],
  ['app/faq/c.tsx', 'getFaq', '@/loader', true],
  ['host/static/b.ts', 'formName', '../../form/appraisalRequest', true],
];

test('lint lets imports go one way, also relative ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  copyFileSync('biome.json', join(folder, 'biome.json'));
  for (const [file, name, from] of imports) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `import { ${name} } from '${from}';\nexport const imported = ${name};\n`);
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--only=style/noRestrictedImports', '--vcs-enabled=false', '--reporter=json'];
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  // Windows writes paths with backslashes, which JSON doubles.
  const report = stdout.replaceAll('\\\\', '/');
  for (const [file, , from, allowed] of imports)
    expect([file, from, !report.includes(`"${file}"`)]).toEqual([file, from, allowed]);
});
