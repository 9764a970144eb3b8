import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const installStamp = 'node_modules/.installed-from';
const buildStamp = '.next/exported-from';

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

/** Installs the packages of package-lock.json unless exactly those are installed already. */
export async function ensureInstalled() {
  const wanted = hashOf(['package-lock.json']);
  if (readStamp(installStamp) === wanted) return;
  console.log('Installing packages (once) …');
  // Not `npm ci`: it refuses a lock that does not name the binaries of every platform, and mirrors hold only some.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
  writeFileSync(installStamp, wanted);
}

/** Builds the export unless `out/` was built from exactly these sources. */
export async function ensureBuilt() {
  const wanted = hashOf(sources) + (process.env.SITE_URL ?? '');
  if (readStamp(buildStamp) === wanted && existsSync('out/index.html')) return;
  console.log('Building the site …');
  await run('npm', ['run', 'build', '--silent']);
  writeFileSync(buildStamp, wanted);
}

/** @param {string} file */
function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * One hash over files and folders, hexadecimal; the same on every machine for the same contents.
 *
 * @param {string[]} paths from the project's root; those that do not exist are passed over
 */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  if (!existsSync(path)) return;
  const entries = safeReaddir(path);
  if (!entries) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const entry of entries.sort()) addTo(hash, join(path, entry));
}

/** @param {string} path */
function safeReaddir(path) {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}
