import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compress } from '../export/compress';
import { applyEdits, attributesOf, elementsIn, locationOf, parsePage } from '../export/html';
import { ExportedSite } from '../export/site';

/** A site that is being served for measuring; `stop` ends it. */
export interface ServedSite {
  origin: string;
  /** Resident memory of the server now. */
  megabytes: () => Promise<number>;
  stop: () => void;
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))));
    });
  });
}

/** Serves an exported site with the self-host server, from the folder that holds its `out/`. */
export async function serve(folder: string, env: Record<string, string> = {}): Promise<ServedSite> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const tsx = import.meta.resolve('tsx');
  const child: ChildProcess = spawn(process.execPath, ['--import', tsx, resolve('host/serve.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'silent', ...env },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const up = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (up) {
      const megabytes = async () => {
        const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
        return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
      };
      return { origin, megabytes, stop: () => void child.kill() };
    }
    await new Promise((wait) => setTimeout(wait, 50));
  }
  child.kill();
  throw new Error(`Nothing answers at ${origin}.`);
}

/** A copy of `out/` without the scripts of its pages: the fastest that a page can be. */
export async function withoutScripts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-plain-'));
  await cp('out', join(folder, 'out'), { recursive: true });
  const site = new ExportedSite(join(folder, 'out'));
  for (const name of site.names('.html')) {
    const html = site.text(name);
    const scripts = [...elementsIn(parsePage(html, { locations: true }))].filter(
      (element) => element.tagName === 'script' && attributesOf(element).type !== 'application/ld+json',
    );
    site.write(
      name,
      applyEdits(
        html,
        scripts.map((element) => ({ ...locationOf(element), text: '' })),
      ),
    );
  }
  await compress(site);
  return folder;
}
