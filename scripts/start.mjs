/** `npm start`: installs and builds if needed, then serves the site with a working form. */
import './end-with-shell.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { fail } from './run.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  // In this process, so that signals reach the server itself.
  await import('./serve.mjs');
} catch (error) {
  fail(error);
}
