// @ts-check
/** Installs the packages if needed, so that the commands for the content work on a fresh clone. */
import { ensureInstalled } from './prepare.mjs';
import { fail } from './run.mjs';

await ensureInstalled().catch(fail);
