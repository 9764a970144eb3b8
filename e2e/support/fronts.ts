import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A web server that stands before ours, started from the configuration in docs/deploy. */
export interface Front {
  name: string;
  program: 'nginx' | 'caddy';
  config: string;
}

export const fronts: Front[] = [
  { name: 'nginx in front', program: 'nginx', config: 'nginx.conf' },
  { name: 'nginx with the files', program: 'nginx', config: 'nginx-static.conf' },
  { name: 'Caddy in front', program: 'caddy', config: 'Caddyfile' },
  { name: 'Caddy with the files', program: 'caddy', config: 'Caddyfile.static' },
];

export const isInstalled = ({ program }: Front) =>
  spawnSync(program, [program === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' }).status === 0;

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** nginx knows no variables in its configuration; its `${NAME}` are filled in as `envsubst` does. */
function nginx(config: string, values: Record<string, string>, folder: string): ChildProcess {
  const filled = readFileSync(config, 'utf8')
    .replace(/\$\{([A-Z_]+)\}/g, (all, name: string) => values[name] ?? all)
    .replace(/include mime\.types|include \/etc\/nginx\/mime\.types/, 'include /etc/nginx/mime.types');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, filled);
  const log = join(folder, 'nginx-error.log');
  return spawn('nginx', ['-p', folder, '-e', log, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
}

function caddy(config: string, values: Record<string, string>, folder: string): ChildProcess {
  const env = { ...process.env, ...values, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { stdio: 'ignore', env });
}

/** Starts a front before the server on `appPort`. Answers its address and what stops it. */
export async function startFront({ program, config }: Front, appPort: string) {
  const folder = mkdtempSync(join(tmpdir(), 'front-'));
  const port = String(await freePort());
  const values = {
    ...{ LISTEN_PORT: port, SITE_ADDRESS: `:${port}`, APP_PORT: appPort },
    ...{ OUT_DIR: resolve('out'), RUN_DIR: folder },
  };
  const start = program === 'nginx' ? nginx : caddy;
  const running = start(resolve('docs/deploy', config), values, folder);
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        (answer) => answer.body?.cancel().then(() => true),
        () => false,
      )
    )
      break;
    await wait(100);
  }
  const stop = async () => {
    const ended = new Promise((end) => running.once('exit', end));
    running.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}
