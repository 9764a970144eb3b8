import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

const root = process.cwd();
const NATIVE = ['libsql', '@libsql/*'];
const bundle = path.join(os.tmpdir(), `host-bundle-${process.pid}`);

/** Bundles an entry into one file, which starts faster. Returns the path of the file. */
export function compile(entry: 'serve' | 'cli/requests'): string {
  const outfile = path.join(bundle, `${path.basename(entry)}.cjs`);
  const entryPoints = [path.join(root, 'host', `${entry}.ts`)];
  const options: BuildOptions = { bundle: true, minify: true, platform: 'node', external: NATIVE, logLevel: 'error' };
  buildSync({ ...options, entryPoints, outfile });
  return outfile;
}

/** A started process. `output` is what it has printed so far. */
export interface Running {
  child: ChildProcess;
  output: () => string;
  ended: Promise<{ code: number | null; signal: string | null }>;
}

/** Starts a compiled entry in a folder, with only the given environment. */
export function start(file: string, folder: string, env: Record<string, string> = {}, args: string[] = []): Running {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: folder,
    env: { NODE_ENV: 'test', PATH: process.env.PATH, NODE_PATH: path.join(root, 'node_modules'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal })),
  );
  return { child, output: () => text, ended };
}

/** Starts the server on a free port and waits until it prints its address. */
export async function startServer(file: string, folder: string, env: Record<string, string> = {}) {
  const running = start(file, folder, { PORT: '0', LOG_LEVEL: 'silent', ...env });
  const port = await new Promise<number>((resolve, reject) => {
    const look = () => {
      const found = /The site is at http:\/\/localhost:(\d+)/.exec(running.output());
      if (found) resolve(Number(found[1]));
    };
    running.child.stdout?.on('data', look);
    void running.ended.then(() => reject(new Error(`the server ended: ${running.output()}`)));
  });
  return { ...running, port, url: `http://127.0.0.1:${port}` };
}
