import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, runNpm } from './run.mjs';

const installRecord = 'node_modules/.installed-from';
const buildRecord = '.next/built-from.json';

/** What the export is made of. */
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
 * What out/ was built from.
 *
 * @typedef {object} Build
 * @property {string} sources hash of the sources
 * @property {string} siteUrl the address it was built for; '' for the one in the content
 */

/** Installs the packages of package-lock.json unless they are installed already. */
export async function ensureInstalled() {
  const wanted = hashOf(['package-lock.json']);
  if (existsSync(installRecord) && readFileSync(installRecord, 'utf8') === wanted) return;
  console.log('Installing packages (once, a minute or two) …');
  // Not `npm ci`: it refuses a lock that does not name the binaries of every platform, and mirrors hold only some.
  await runNpm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  writeFileSync(installRecord, wanted);
}

/** Builds the site unless out/ is up to date. The address of the last build is kept unless SITE_URL names another. */
export async function ensureBuilt() {
  const last = lastBuild();
  const wanted = wantedBuild(last, hashOf(sources), process.env.SITE_URL);
  if (isSame(last, wanted)) return;
  console.log(`Building the site${wanted.siteUrl && ` for ${wanted.siteUrl}`} (half a minute) …`);
  const env = { SITE_URL: wanted.siteUrl, NEXT_TELEMETRY_DISABLED: '1' };
  await run(process.execPath, ['scripts/build.mjs'], { env, quiet: true });
}

/**
 * @param {Build | undefined} last what out/ was built from, if that is known
 * @param {string} sources hash of the sources as they are
 * @param {string | undefined} siteUrl the address asked for, if any
 * @returns {Build}
 */
export function wantedBuild(last, sources, siteUrl) {
  return { sources, siteUrl: siteUrl || (last?.siteUrl ?? '') };
}

/** @param {Build | undefined} last @param {Build} wanted */
export const isSame = (last, wanted) => last?.sources === wanted.sources && last.siteUrl === wanted.siteUrl;

/** Notes what out/ has just been built from. */
export function recordBuild() {
  mkdirSync(dirname(buildRecord), { recursive: true });
  writeFileSync(buildRecord, JSON.stringify({ sources: hashOf(sources), siteUrl: process.env.SITE_URL ?? '' }));
}

/** @returns {Build | undefined} what out/ was built from, if that is known */
function lastBuild() {
  const known = existsSync('out/index.html') && existsSync(buildRecord);
  return known ? JSON.parse(readFileSync(buildRecord, 'utf8')) : undefined;
}

/** Whether out/ was built from the sources as they are. */
export const isUpToDate = () => lastBuild()?.sources === hashOf(sources);

/**
 * One hash over files and folders, the same on every system for the same contents. Hidden files are left out.
 *
 * @param {string[]} paths from the project's root; those that do not exist are passed over
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
