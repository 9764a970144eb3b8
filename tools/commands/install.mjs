// @ts-check
/** Installs the packages if needed, so that a command works on a fresh clone. */
import { ensureInstalled } from './ensure.mjs';
import { fail } from './run.mjs';

await ensureInstalled().catch(fail);
