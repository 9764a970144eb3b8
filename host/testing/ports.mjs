import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** @returns {Promise<number>} a port of this machine that nothing listens on */
export function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });
}

/** Waits until a URL responds with success. @param {string} url @throws after 20 seconds */
export async function untilServed(url) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`Nothing responds at ${url}.`);
}
