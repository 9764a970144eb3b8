import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readSettings, type Settings } from '../settings';

/** Where docs/deploy/appraisals.service reads its settings from. */
export const SERVICE_SETTINGS = '/etc/appraisals.env';

type Environment = Record<string, string | undefined>;

/**
 * Finds the settings of the server: in the file named by `--settings`, in the environment if it names a store, in the
 * settings file of the service on this machine, or the defaults.
 * @param named the file of `--settings`
 * @returns the settings and, for the first line of the output, where they are from
 * @throws Error with a sentence when a settings file cannot be read; SettingsError
 */
export function findSettings(
  named: string | undefined,
  env: Environment,
  serviceFile = SERVICE_SETTINGS,
): { settings: Settings; source: string } {
  if (named !== undefined) return fromFile(path.resolve(named), env);
  if (env.DATA_DIR || env.DATABASE_URL) return { settings: readSettings(env), source: 'set in the environment' };
  if (fs.existsSync(serviceFile)) return fromFile(serviceFile, env);
  const source = 'the default; if the server has a settings file, name it with --settings FILE';
  return { settings: readSettings(env), source };
}

function fromFile(file: string, env: Environment) {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    const denied = (error as NodeJS.ErrnoException).code === 'EACCES';
    throw new Error(`${file} cannot be read; ${denied ? 'run the command with sudo' : 'check its name'}.`);
  }
  return { settings: readSettings({ ...env, ...parseEnv(text) }), source: `set in ${file}` };
}
