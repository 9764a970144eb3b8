/**
 * The main journeys in Firefox and WebKit, over the exported site as it is served: `node e2e/engines/run.mjs`.
 */
import { serveSite } from '../../bench/serveSite.mjs';
import { startBrowser } from './browsers.mjs';
import { journeys } from './journeys.mjs';

const count = { passed: 0, failed: 0, skipped: 0 };

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

const site = await serveSite({ env: { RATE_LIMIT: '1000' } });
try {
  for (const engine of /** @type {const} */ (['firefox', 'webkit'])) {
    const browser = await startBrowser(engine, site.origin).catch((error) => {
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
  await site.stop();
}
const skipped = count.skipped ? `, ${count.skipped} engines skipped` : '';
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
// In CI a missing engine is a failure: nobody would read a warning there.
process.exit(count.failed > 0 || (count.skipped > 0 && process.env.CI) ? 1 : 0);
