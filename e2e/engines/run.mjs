/**
 * The main journeys in Firefox and WebKit, over the exported site as it is served: `node e2e/engines/run.mjs`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBrowser } from './browsers.mjs';
import { journeys } from './journeys.mjs';

const port = Number(process.env.ENGINES_PORT ?? 4174);
const site = `http://127.0.0.1:${port}`;
const count = { passed: 0, failed: 0, skipped: 0 };

async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'engines-data-'));
  const server = spawn(process.execPath, ['--import', 'tsx', 'host/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: data, RATE_LIMIT: '1000', LOG_LEVEL: 'error' },
  });
  const stop = () => {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
    const response = await fetch(site).catch(() => undefined);
    if (response?.ok) return stop;
    await pause(100);
  }
  stop();
  throw new Error(`The site could not be served at ${site}.`);
}

/** @param {import('./browsers.mjs').Browser} browser */
async function travel(browser) {
  for (const [name, { size, go }] of Object.entries(journeys)) {
    const begun = Date.now();
    try {
      await browser.resize(...size);
      await go(browser);
      const problems = browser.problems().filter((problem) => !/404|status of/.test(problem));
      if (problems.length > 0) throw new Error(`the console said: ${problems.join(' | ')}`);
      count.passed += 1;
      console.log(`  ✓ ${browser.name} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (error) {
      count.failed += 1;
      console.error(`  ✗ ${browser.name} ${name}\n    ${error instanceof Error ? error.message : error}`);
    }
  }
}

const stop = await serve();
try {
  for (const engine of /** @type {const} */ (['firefox', 'webkit'])) {
    const browser = await startBrowser(engine, site).catch((error) => {
      count.skipped += 1;
      console.warn(`  - ${engine} skipped: ${error.message}`);
    });
    if (!browser) continue;
    try {
      await travel(browser);
    } finally {
      await browser.close();
    }
  }
} finally {
  stop();
}
const skipped = count.skipped ? `, ${count.skipped} engines skipped` : '';
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
// In CI a missing engine is a failure: nobody would read a warning there.
process.exit(count.failed > 0 || (count.skipped > 0 && process.env.CI) ? 1 : 0);
