import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, untilServed } from '../../host/testing/ports.mjs';

/** A web server started from a configuration in docs/deploy. */
export interface WebServer {
  name: string;
  program: 'nginx' | 'caddy' | 'apache2';
  config: string;
  /** Whether it passes everything on to the self-host server; otherwise it serves the files and must refuse the form. */
  takesForm: boolean;
}

export const webServers: WebServer[] = [
  { name: 'nginx in front of the server', program: 'nginx', config: 'nginx.conf', takesForm: true },
  { name: 'Caddy in front of the server', program: 'caddy', config: 'Caddyfile', takesForm: true },
  { name: 'Apache without the server', program: 'apache2', config: 'apache.htaccess', takesForm: false },
];

// Debian has nginx and Apache in a folder that is not on every user's PATH.
process.env.PATH = `${process.env.PATH}:/usr/sbin`;

export const isInstalled = ({ program }: WebServer) =>
  spawnSync(program, [program === 'caddy' ? 'version' : '-v'], { stdio: 'ignore' }).status === 0;

/** Starts nginx with the http block that a distribution's nginx.conf has around a site. */
function startNginx(site: string, folder: string): ChildProcess {
  writeFileSync(join(folder, 'site.conf'), site);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; gzip on;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; include ${folder}/site.conf; }`,
  );
  return spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', file], { stdio: 'ignore' });
}

function startCaddy(site: string, folder: string): ChildProcess {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env });
}

/** Starts Apache with the .htaccess rules in a <Directory> section, where they mean the same. */
function startApache(htaccess: string, folder: string, port: number): ChildProcess {
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers'];
  const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  const file = join(folder, 'apache2.conf');
  // Apache does not run its children as root; the site's folder may be readable by root alone.
  const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : '';
  writeFileSync(
    file,
    `${load.join('\n')}\n${user}
ServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${folder}/pid\nErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}\nTypesConfig /etc/mime.types\nDocumentRoot ${resolve('out')}
<Directory ${resolve('out')}>
Require all granted
${htaccess}
</Directory>\n`,
  );
  return spawn('apache2', ['-f', file, '-DFOREGROUND'], { stdio: 'ignore' });
}

/**
 * Starts a web server.
 * @param appPort the port of the self-host server
 * @returns its address and a function that stops it
 */
export async function startWebServer({ program, config }: WebServer, appPort: string) {
  const folder = mkdtempSync(join(tmpdir(), 'web-server-'));
  const port = await freePort();
  const filled = readFileSync(resolve('docs/deploy', config), 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${appPort}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('  listen [::]:80;\n', '')
    .replace(/^example\.com \{.*?^\}/ms, '')
    .replace(/^www\.example\.com \{/m, `http://127.0.0.1:${port} {`);
  const start = { nginx: startNginx, caddy: startCaddy, apache2: startApache }[program];
  const running = start(filled, folder, port);
  const address = `http://127.0.0.1:${port}`;
  await untilServed(address);
  const stop = async () => {
    const ended = new Promise((end) => running.once('exit', end));
    running.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}
