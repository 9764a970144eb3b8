import { runCommand } from './requestCommands';
import { readSettings } from './settings';
import { openStore } from './store';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const store = openStore({ url: settings.databaseUrl, authToken: settings.databaseAuthToken, readOnly: true });
  const { timeZone, smtpUrl } = settings;
  try {
    const text = await runCommand(process.argv.slice(2), { store, timeZone, mailConfigured: smtpUrl !== undefined });
    process.stdout.write(text);
  } finally {
    await store.close();
  }
}

// The end of a pipe such as "| head" is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
