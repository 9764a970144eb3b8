import { existsSync } from 'node:fs';

const chromium = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));

/** Starts the Chromium that `npm test` found, without requests to other servers. */
export const launchOptions = {
  // Playwright switches the back/forward cache off; the site's visitors have it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  // Without a path, Playwright uses its own Chromium.
  ...(chromium ? { executablePath: chromium } : {}),
  args: [
    // Chromium refuses to run as root inside its sandbox, and containers run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
};

/** Common window sizes in pixels: a phone in portrait orientation and a small laptop. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };
export const sizes = { phone, desktop } as const;
