/**
 * Draws docs/pictures/pages.webp: every page's first screen at desktop and phone width, from a running `npm run serve`.
 * Run `node scripts/contact-sheet.mjs [http://localhost:3000]` after the look has changed.
 */
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';

const origin = process.argv[2] ?? 'http://localhost:3000';
const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
const paths = [...listed, '/contact/received', '/services/x', '/resources/x', '/x'];

const desktop = { width: 1280, height: 844 };
const phone = { width: 390, height: 844 };
const scale = 0.28;
const gap = 16;
const columns = 4;
const tile = { width: Math.round((desktop.width + phone.width) * scale) + gap, height: Math.round(844 * scale) };

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });

/**
 * @param {string} path
 * @param {{ width: number, height: number }} viewport
 */
async function firstScreen(path, viewport) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await page.close();
  return sharp(picture)
    .resize(Math.round(viewport.width * scale))
    .toBuffer();
}

const tiles = [];
for (const [index, path] of paths.entries()) {
  const left = gap + (index % columns) * (tile.width + gap * 2);
  const top = gap + Math.floor(index / columns) * (tile.height + gap * 2);
  tiles.push({ input: await firstScreen(path, desktop), left, top });
  tiles.push({ input: await firstScreen(path, phone), left: left + Math.round(desktop.width * scale) + gap, top });
}
await browser.close();

const rows = Math.ceil(paths.length / columns);
const size = { width: gap * 2 + columns * (tile.width + gap * 2), height: gap + rows * (tile.height + gap * 2) };
await sharp({ create: { ...size, channels: 3, background: '#cfc6b6' } })
  .composite(tiles)
  .webp({ quality: 80 })
  .toFile('docs/pictures/pages.webp');
console.log(`docs/pictures/pages.webp: ${paths.length} pages`);
