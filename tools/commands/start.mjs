// @ts-check
/**
 * `npm start`: installs and builds if needed, then serves the site with a working form.
 * `npm run serve`: serves the site in out/ as it is.
 */
import { ensureBuilt, ensureInstalled } from './ensure.mjs';
import { fail, runNode } from './run.mjs';

// A signal to npm ends the shell that npm runs this in, and not every shell passes it on: its end is the signal.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const endWithShell = () => process.ppid !== shell && process.kill(process.pid, 'SIGTERM');
  setInterval(endWithShell, 200).unref();
}

try {
  if (!process.argv.includes('--as-it-is')) {
    await ensureInstalled();
    await ensureBuilt();
    await runNode(['--import', 'tsx', 'tools/commands/launch-check.ts', '--placeholders']);
  }
  // In this process, so that signals reach the server itself.
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../../host/serve.ts', import.meta.url);
} catch (error) {
  fail(error);
}
