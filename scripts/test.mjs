// @ts-check
/** `npm test`: installs what is missing, then runs every check. */
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './prepare.mjs';
import { fail, runNode } from './run.mjs';

try {
  await ensureInstalled();
  const env = { CHROMIUM: await ensureChromium(), NEXT_TELEMETRY_DISABLED: '1' };
  await runNode(['--import', 'tsx', 'scripts/checks.ts'], { env });
} catch (error) {
  fail(error);
}
