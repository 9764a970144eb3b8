import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { findChromium } from './tools/commands/prerequisites.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);

/** Playwright's own Firefox and WebKit, where they are installed, run the tests of what differs between browsers. */
const isInstalled = (engine: typeof firefox) => existsSync(engine.executablePath());
const installed = [firefox, webkit].filter(isInstalled).map((engine) => engine.name() as 'firefox' | 'webkit');
const missing = [firefox, webkit].filter((engine) => !isInstalled(engine)).map((engine) => engine.name());
// Workers read this file again.
if (missing.length > 0 && !process.env.TEST_WORKER_INDEX)
  console.log(`Not tested: ${missing.join(' and ')}. To install: npx playwright install ${missing.join(' ')}`);

/** Tests the exported site as visitors get it: served from `out/` by our own server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // For a busy machine: no test depends on how fast it is.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { baseURL: `http://127.0.0.1:${port}`, viewport: { width: 1280, height: 800 } },
  projects: [
    {
      name: 'chromium',
      // Playwright switches the back/forward cache off; the site's visitors have it.
      use: {
        launchOptions: { executablePath: await findChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
      },
    },
    ...installed.map((browserName) => ({ name: browserName, grep: /@engines/, use: { browserName } })),
  ],
  webServer: {
    command: 'npm run --silent serve',
    url: `http://127.0.0.1:${port}/`,
    // A build has made its parent.
    env: { PORT: String(port), DATA_DIR: '.next/e2e-data', RATE_LIMIT: '10000', LOG_LEVEL: 'error' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
