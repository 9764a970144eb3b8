import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser';
import { findChromium } from '../scripts/chromium.mjs';

/** The emulated phone: slow 4G (1.6 Mbit/s, 150 ms), CPU slowed down four times. */
export const profile = {
  latencyMs: 150,
  bytesPerSecond: (1.6 * 1024 * 1024) / 8,
  cpuSlowdown: 4,
  viewport: { width: 390, height: 844 },
};

/** Starts the Chromium that `npm test` uses. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...launchOptions, executablePath: await findChromium() });
}

/** Opens a page as a new visitor with an empty cache. The caller closes the context. */
export async function openVisitor(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: profile.bytesPerSecond,
    uploadThroughput: profile.bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
  return { page, session };
}

/** The middle value; NaN if there is none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
