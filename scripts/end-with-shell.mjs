/*
 * Imported by what npm keeps running. A signal to npm ends the shell that npm runs a script in, and not every shell
 * passes it on: the end of the shell is the signal.
 */
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
