// @ts-check
/**
 * `npm start`: installs and builds if needed, then serves the site with a working form.
 * `npm run serve`: serves the site in out/ as it is.
 */
import { ensureBuilt, ensureInstalled } from './ensure.mjs';
import { fail } from './run.mjs';

// A signal to npm ends the shell that npm runs this in, and not every shell passes it on: its end is the signal.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const endWithShell = () => process.ppid !== shell && process.kill(process.pid, 'SIGTERM');
  setInterval(endWithShell, 200).unref();
}

try {
  const asItIs = process.argv.includes('--as-it-is');
  if (!asItIs) {
    await ensureInstalled();
    await ensureBuilt();
  }
  // Only now it is installed.
  const { tsImport } = await import('tsx/esm/api');
  if (!asItIs) console.log(`\n${(await tsImport('./launchFindings.ts', import.meta.url)).placeholderNotice()}`);
  // In this process, so that signals reach the server itself.
  await tsImport('../../host/serve.ts', import.meta.url);
} catch (error) {
  fail(error);
}
