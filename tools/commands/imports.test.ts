import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Of the project's files, those that the files in a folder may import beside shared/; the first folder that fits counts. */
const allowed: Record<string, RegExp> = {
  app: /^((app|components|seo)\/|loader$)/,
  'components/ui': /^(components\/(ui|testing)(\/|$)|loader$)/,
  'components/drawings': /^(components\/(drawings|ui|testing)(\/|$)|loader$)/,
  components: /^(components\/(drawings|layout|testing|ui)(\/|$)|loader$)/,
  seo: /^(seo\/|loader$)/,
  loader: /^loader\//,
  shared: /^shared\//,
  host: /^host\//,
  'tools/export': /^tools\/export\//,
};
const folderOf = (file: string) => Object.keys(allowed).find((folder) => file.startsWith(`${folder}/`)) ?? '';

/** The imports of a file, relative ones too, that the table doesn't allow. Components get their data by props. */
function forbiddenImports(file: string, source: string): string[] {
  const found = [...source.matchAll(/^(import type [^']*)?.*?\b(?:from|import) ?\(?'(@\/|\.)(.+?)'/gm)];
  return found.flatMap(([, isType, start, rest]) => {
    const path = posix.normalize(start === '.' ? `${posix.dirname(file)}/.${rest}` : `${rest}`);
    const isData = path === 'loader' && file.startsWith('components/') && !isType;
    const isHelper = /\/testing(\/|$)/.test(path) && !/\.test\.|\/testing\//.test(file);
    // The sections of a page may import one another, and a test the sections of several.
    const isBeside =
      posix.dirname(path) === posix.dirname(file) || (/\.test\./.test(file) && path.startsWith('components/'));
    const fits = isBeside || path.startsWith('shared/') || allowed[folderOf(file)]?.test(path);
    return isData || isHelper || !fits ? `${file}: ${path}` : [];
  });
}

test('imports go one way', () => {
  const wrong = Object.keys(allowed).flatMap((folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const sources = files.filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('node_modules'));
    expect(sources).not.toEqual([]);
    return sources.flatMap((name) => {
      const file = `${folder}/${name.replaceAll('\\', '/')}`;
      return forbiddenImports(file, readFileSync(file, 'utf8'));
    });
  });
  expect(wrong).toEqual([]);
  // It finds each way to import.
  const source = `import { port } from '../../host/settings';\nimport {\n  type Business,\n  getContent,\n} from '@/loader';
    const fields = await import('../contact/fields');\nexport { readFiles } from '@/loader/parse';`;
  expect(forbiddenImports('components/ui/x.tsx', source)).toHaveLength(4);
  expect(forbiddenImports('seo/x.ts', "import { dollars } from '@/shared/format';")).toEqual([]);
});
