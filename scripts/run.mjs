import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs a program in the project's folder. Ending this process ends the program too.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean, shell?: boolean }} [options] `env` is added to the
 *   environment; `quiet` shows the output only if the program fails
 * @returns {Promise<void>}
 * @throws when the program ends with an error
 */
export function run(command, args, { env = {}, cwd, quiet = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);
    for (const signal of signals) process.on(signal, forward);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      if (code === 0) return resolve();
      if (output) console.error(output.trimEnd());
      reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

/**
 * Runs a program of an installed package with Node, without a shell, so that it works on every system.
 *
 * @param {string} name of the package
 * @param {string[]} args
 * @param {Parameters<typeof run>[2] & { bin?: string }} [options] `bin` names the program if the package has several
 */
export function runPackage(name, args, { bin, ...options } = {}) {
  return run(process.execPath, [programOf(name, bin), ...args], options);
}

/** @param {string} name of the package @param {string} [bin] @returns {string} the path of its program */
export function programOf(name, bin) {
  const folder = join('node_modules', name);
  const { bin: programs } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof programs === 'string' ? programs : (programs[bin ?? ''] ?? Object.values(programs)[0]));
}

/**
 * Runs npm: the one that runs this script, otherwise the one on the PATH.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js')
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, { ...options, shell: true });
}

/** Prints an error without its stack trace and exits with code 1. @param {unknown} error */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
