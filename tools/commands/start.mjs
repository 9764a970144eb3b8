// @ts-check
/**
 * `npm start`: builds if needed, then serves the site with a working form.
 * `npm run serve`: serves the site in out/ as it is.
 */
import { tsImport } from 'tsx/esm/api';
import { exitWithError } from './childProcess.mjs';
import { ensureBuilt } from './prerequisites.mjs';

// npm runs this in a shell, which a signal to npm ends. Not every shell passes it on, so the end of the shell counts
// too.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const endWithShell = () => process.ppid !== shell && process.kill(process.pid, 'SIGTERM');
  setInterval(endWithShell, 200).unref();
}

try {
  if (!process.argv.includes('--as-it-is')) {
    await ensureBuilt();
    const { placeholderNotice } = await tsImport('./launchFindings.ts', import.meta.url);
    console.log(`\n${placeholderNotice()}`);
  }
  // In this process, so that signals reach the server itself.
  await tsImport('../../host/serve.ts', import.meta.url);
} catch (error) {
  exitWithError(error);
}
