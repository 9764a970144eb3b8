import { runCommand } from './commands';

// A pipe such as "| head" may close early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

runCommand(process.argv.slice(2), process.env, (text) => process.stdout.write(text)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
