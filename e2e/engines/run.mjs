/**
 * The main journeys in Firefox and WebKit, over the exported site as it is served: `node e2e/engines/run.mjs [FOLDER]`.
 * With a FOLDER it also leaves phone screenshots there, to be looked at.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { find, install, packages } from './find.mjs';
import { journeys, phone } from './journeys.mjs';
import { startWithPlaywright } from './playwright.mjs';
import { startFirefox } from './puppeteer.mjs';
import { startWebKit } from './webdriver.mjs';

const port = Number(process.env.ENGINES_PORT ?? 4174);
const site = `http://127.0.0.1:${port}`;
const pictures = process.argv[2];
const count = { passed: 0, failed: 0, skipped: 0 };

async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'engines-data-'));
  const server = spawn(process.execPath, ['--import', 'tsx', 'host/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: data, RATE_LIMIT: '1000', LOG_LEVEL: 'error' },
  });
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) break;
    if (
      await fetch(site).then(
        ({ ok }) => ok,
        () => false,
      )
    ) {
      return () => {
        server.kill();
        rmSync(data, { recursive: true, force: true });
      };
    }
    await pause(100);
  }
  server.kill();
  throw new Error(`The site could not be served at ${site}.`);
}

/** @param {import('./find.mjs').Found} found */
function start(found) {
  if (found.by === 'playwright') return startWithPlaywright(found, site);
  return found.engine === 'firefox' ? startFirefox(found, site) : startWebKit(found, site);
}

/** @param {import('./journeys.mjs').Browser} browser */
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

/** @param {import('./journeys.mjs').Browser} browser @param {string} engine @param {string} folder */
async function photograph(browser, engine, folder) {
  mkdirSync(folder, { recursive: true });
  await browser.resize(...phone);
  for (const path of ['/', '/services/date-of-death', '/faq', '/contact', '/resources/step-up-basis']) {
    await browser.open(path);
    await pause(1500);
    for (const part of [0, 1, 2, 3]) {
      await browser.run((top) => scrollTo({ top, behavior: 'instant' }), part * 750);
      await pause(700);
      const name = `${engine}-${path.replaceAll('/', '-').slice(1) || 'home'}-${part}.png`;
      writeFileSync(join(folder, name), await browser.screenshot());
    }
  }
  await browser.open('/');
  await pause(1000);
  await browser.click('.menu-toggle');
  await pause(1000);
  writeFileSync(join(folder, `${engine}-menu.png`), await browser.screenshot());
}

const stop = await serve();
try {
  for (const engine of /** @type {const} */ (['firefox', 'webkit'])) {
    const reason = find(engine) ? undefined : install(engine);
    const found = find(engine);
    if (!found) {
      count.skipped += 1;
      console.warn(`  - ${engine} skipped: ${reason}. On Debian: apt-get install ${packages[engine].join(' ')}`);
      continue;
    }
    const browser = await start(found);
    try {
      await travel(browser);
      if (pictures) await photograph(browser, engine, pictures);
    } finally {
      await browser.close();
    }
  }
} finally {
  stop();
}
console.log(
  `${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} engines skipped` : ''}`,
);
// In CI an engine that is missing is a failure: nobody would read a warning there.
process.exit(count.failed > 0 || (count.skipped > 0 && process.env.CI) ? 1 : 0);
