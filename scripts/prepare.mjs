import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, runNpm } from './run.mjs';

const installRecord = 'node_modules/.installed-from';
const buildRecord = '.next/built-from.json';

/** The sources of the export. */
export const sources = [
  'app',
  'art/masters',
  'components',
  'content',
  'export',
  'public',
  'seo',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/**
 * The inputs of a build.
 *
 * @typedef {object} Build
 * @property {string} sources hash of the sources
 * @property {string} siteUrl SITE_URL of the build; '' for the address in the content
 */

/** Installs the packages of package-lock.json if they are not installed. */
export async function ensureInstalled() {
  const wanted = hashOf(['package-lock.json']);
  if (existsSync(installRecord) && readFileSync(installRecord, 'utf8') === wanted) return;
  console.log('Installing packages (once, a minute or two) …');
  // Not `npm ci`: it rejects a lock file that lacks the binaries of some platforms.
  await runNpm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  writeFileSync(installRecord, wanted);
}

/** Builds the site unless out/ is up to date. Without SITE_URL, the address of the last build is kept. */
export async function ensureBuilt() {
  const last = lastBuild();
  const wanted = wantedBuild(last, hashOf(sources), process.env.SITE_URL);
  if (isSame(last, wanted)) return;
  console.log(`Building the site${wanted.siteUrl && ` for ${wanted.siteUrl}`} (half a minute) …`);
  const env = { SITE_URL: wanted.siteUrl, NEXT_TELEMETRY_DISABLED: '1' };
  await run(process.execPath, ['scripts/build.mjs'], { env, quiet: true });
}

/**
 * @param {Build | undefined} last the last build, if known
 * @param {string} sources hash of the current sources
 * @param {string | undefined} siteUrl SITE_URL now, if set
 * @returns {Build}
 */
export function wantedBuild(last, sources, siteUrl) {
  return { sources, siteUrl: siteUrl || (last?.siteUrl ?? '') };
}

/** @param {Build | undefined} last @param {Build} wanted */
export const isSame = (last, wanted) => last?.sources === wanted.sources && last.siteUrl === wanted.siteUrl;

/** Records the inputs of the build that has just finished. */
export function recordBuild() {
  mkdirSync(dirname(buildRecord), { recursive: true });
  writeFileSync(buildRecord, JSON.stringify({ sources: hashOf(sources), siteUrl: process.env.SITE_URL ?? '' }));
}

/** @returns {Build | undefined} the build in out/, if known */
function lastBuild() {
  const known = existsSync('out/index.html') && existsSync(buildRecord);
  return known ? JSON.parse(readFileSync(buildRecord, 'utf8')) : undefined;
}

/** Whether out/ was built from the current sources. */
export const isUpToDate = () => lastBuild()?.sources === hashOf(sources);

/**
 * One hash over files and folders, the same on every system for the same contents. Hidden files are left out.
 *
 * @param {string[]} paths from the project's root; missing ones are skipped
 * @returns {string} hexadecimal
 */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.filter((path) => existsSync(path)).flatMap(filesIn)) {
    hash.update(file.replaceAll('\\', '/')).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !name.startsWith('.'));
  return names.sort().flatMap((name) => filesIn(join(path, name)));
}
