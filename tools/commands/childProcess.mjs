// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs a program in the project's folder. A signal to this process ends the program too.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, shell?: boolean }} [options] `env` is added to the
 *   environment; `quiet` shows the output only if the program fails
 * @returns {Promise<void>}
 * @throws when the program ends with an error
 */
export function run(command, args, { env = {}, quiet = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').SpawnOptions} */
    const options = {
      shell,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    };
    const child = spawn(command, args, options);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      if (code === 0) return resolve();
      if (output) console.error(output.trimEnd());
      reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

/** Runs a script or program with Node. @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs npm: the one that runs this script, otherwise the one on the PATH.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js')
    ? runNode([npm, ...args], options)
    : run(`npm ${args.join(' ')}`, [], { ...options, shell: true });
}

/**
 * Runs the program of an installed package. Node starts the file that the package names as its `bin`, because
 * `npm exec` starts a shell and reports success on Windows when the program didn't run.
 *
 * @param {string} name of the package
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runPackage(name, args, options) {
  const folder = `node_modules/${name}`;
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const program = typeof bin === 'string' ? bin : Object.values(bin)[0];
  return runNode([join(folder, program), ...args], options);
}

/**
 * Prints an error and exits with code 1. Only a mistake in the code, such as a TypeError, has its stack trace.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function exitWithError(error) {
  console.error();
  console.error(error instanceof Error && error.name === 'Error' ? error.message : error);
  process.exit(1);
}
