import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { desktop, launchOptions } from './e2e/support/browser';

const port = Number(process.env.E2E_PORT ?? 4173);

/** A folder for the requests that the test server receives; tests list them with `npm run requests`. */
function temporaryDataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
/** Workers read this file again. */
const isWorker = process.env.E2E_DATA_DIR !== undefined;
process.env.E2E_DATA_DIR ??= temporaryDataDir();

/** Playwright's own Firefox and WebKit, where they are installed, run the tests of what differs between browsers. */
const [installed, missing] = [true, false].map((wanted) =>
  [firefox, webkit].filter((engine) => existsSync(engine.executablePath()) === wanted).map((engine) => engine.name()),
) as [('firefox' | 'webkit')[], string[]];
if (missing.length > 0 && !isWorker)
  console.log(`Not tested: ${missing.join(' and ')}. To install: npx playwright install ${missing.join(' ')}`);

/** Tests the exported site as visitors get it: served from `out/` by the self-host server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { baseURL: `http://127.0.0.1:${port}`, viewport: desktop },
  projects: [
    { name: 'chromium', use: { launchOptions } },
    ...installed.map((browserName) => ({ name: browserName, grep: /@engines/, use: { browserName } })),
  ],
  webServer: {
    command: 'npm run --silent serve',
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, RATE_LIMIT: '10000', LOG_LEVEL: 'error' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
