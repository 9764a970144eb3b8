/** `npm start`: installs and builds if needed, then serves the site with a working form. */
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { fail } from './run.mjs';

/** npm signals the shell that it runs this script in, and not every shell passes that on: its end is the signal. */
function endWithShell() {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}

try {
  if (process.env.npm_lifecycle_event) endWithShell();
  await ensureInstalled();
  await ensureBuilt();
  // In this process, so that signals reach the server itself.
  const { register } = await import('tsx/esm/api');
  register();
  await import('../host/serve.ts');
} catch (error) {
  fail(error);
}
