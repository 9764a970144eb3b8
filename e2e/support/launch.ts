import { existsSync } from 'node:fs';

const chromium = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));

/** How the tests start Chromium: the one that `npm test` found, asking nothing of the outside world. */
export const launchOptions = {
  // Undefined lets Playwright take its own.
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
