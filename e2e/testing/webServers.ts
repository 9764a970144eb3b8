import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, untilServed } from '../../host/testing/process';

/** A web server started with a recipe in docs/deploy. */
interface WebServer {
  name: string;
  program: string;
  /** Whether it passes everything on to our own server; otherwise it serves the files and must refuse the form. */
  takesForm: boolean;
  recipe: string;
  /** The configuration around the recipe, as a distribution has it. */
  around: (recipe: string, folder: string, port: number) => string;
  args: (folder: string) => string[];
}

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers'];

export const webServers: WebServer[] = [
  {
    name: 'nginx in front of the server',
    program: 'nginx',
    takesForm: true,
    recipe: 'nginx.conf',
    around: (site, folder) => `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/log;
      events { worker_connections 1024; }
      http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; gzip on;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
        ${site} }`,
    args: (folder) => ['-p', folder, '-e', join(folder, 'log'), '-c', join(folder, 'config')],
  },
  {
    name: 'Caddy in front of the server',
    program: 'caddy',
    takesForm: true,
    recipe: 'Caddyfile',
    around: (site) => `{\n\tadmin off\n\tauto_https off\n}\n${site}`,
    args: (folder) => ['run', '--config', join(folder, 'config'), '--adapter', 'caddyfile'],
  },
  {
    name: 'Apache without the server',
    program: 'apache2',
    takesForm: false,
    recipe: 'apache.htaccess',
    // The rules mean the same in a <Directory> section. Apache does not run its children as root.
    around: (rules, folder, port) => `${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${folder}/pid\nErrorLog ${folder}/log
DefaultRuntimeDir ${folder}\nTypesConfig /etc/mime.types\nDocumentRoot ${resolve('out')}
<Directory ${resolve('out')}>\nRequire all granted\n${rules}\n</Directory>\n`,
    args: (folder) => ['-f', join(folder, 'config'), '-DFOREGROUND'],
  },
];

// Debian has nginx and Apache in a folder that is not on every user's PATH.
process.env.PATH = `${process.env.PATH}:/usr/sbin`;

export const isInstalled = ({ program }: WebServer) =>
  spawnSync(program, [program === 'caddy' ? 'version' : '-v'], { stdio: 'ignore' }).status === 0;

/** Starts a web server in front of our own server at `appPort`. Returns its address and how to stop it. */
export async function startWebServer({ program, recipe, around, args }: WebServer, appPort: string) {
  const folder = mkdtempSync(join(tmpdir(), 'web-server-'));
  const port = await freePort();
  const filled = readFileSync(resolve('docs/deploy', recipe), 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${appPort}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('  listen [::]:80;\n', '')
    .replace(/^example\.com \{.*?^\}/ms, '')
    .replace(/^www\.example\.com \{/m, `http://127.0.0.1:${port} {`);
  writeFileSync(join(folder, 'config'), around(filled, folder, port));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const running = spawn(program, args(folder), { stdio: 'ignore', env });
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
