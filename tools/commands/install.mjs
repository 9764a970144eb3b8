// @ts-check
/**
 * Installs the packages if needed, so that a command works on a fresh clone. With `--if-missing`, what is installed is
 * enough: a server's copy has only the server's packages.
 */
import { existsSync } from 'node:fs';
import { exitWithError } from './childProcess.mjs';
import { ensureInstalled } from './prerequisites.mjs';

if (!process.argv.includes('--if-missing') || !existsSync('node_modules/tsx'))
  await ensureInstalled().catch(exitWithError);
