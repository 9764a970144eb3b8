/**
 * Redraws the pictures of the site in the docs and the README, from the finished site in `out/`:
 *
 * - docs/pictures/pages-*.webp: every page, at five widths
 * - docs/images/home.webp and phone.webp: the home page on a desktop, and four pages on a phone
 *
 * Run `npm run build`, then `node scripts/contact-sheet.mjs`. It starts its own server and takes a few minutes.
 */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { serveSite } from '../host/serveSite.mjs';
import { ensureChromium } from './chromium.mjs';

/** Screen sizes of phones, tablets, laptops and large monitors, in px. */
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** The part of each page that a tile shows, in screens. */
const screensPerTile = 2.5;
const gap = 14;
const sheetWidth = 2000;
const sheetKilobytes = 400;
const background = '#cfc6b6';

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number, scale?: number }} screen
 * @param {number} [screensDown] how many screens to show
 * @returns {Promise<Buffer>} a PNG
 */
async function screenshot(browser, url, { scale = 1, ...viewport }, screensDown = 1) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.round(Math.min(whole, viewport.height * screensDown));
  // Lazy pictures load once they are near the viewport.
  await page.setViewportSize({ width: viewport.width, height: Math.max(height, viewport.height) });
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => !image.complete)
        .map((image) => {
          image.loading = 'eager';
          return image.decode().catch(() => {});
        }),
    ),
  );
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: viewport.width, height } });
  await page.close();
  return picture;
}

/**
 * @param {string} file
 * @param {import('sharp').Sharp} picture
 */
async function write(file, picture) {
  const { size } = await picture.webp({ quality: 82, effort: 6 }).toFile(file);
  console.log(`${file}: ${Math.round(size / 1024)} KB`);
}

/**
 * Arranges pictures of one size in a grid and writes it in the best quality within `sheetKilobytes`.
 *
 * @param {string} file
 * @param {readonly Buffer[]} pictures
 * @param {number} columns
 */
async function writeSheet(file, pictures, columns) {
  const tileWidth = Math.floor((sheetWidth - gap * (columns + 1)) / columns);
  let tileHeight = 0;
  const tiles = [];
  for (const [index, picture] of pictures.entries()) {
    const { data, info } = await sharp(picture).resize({ width: tileWidth }).toBuffer({ resolveWithObject: true });
    tileHeight = info.height;
    const [column, row] = [index % columns, Math.floor(index / columns)];
    tiles.push({ input: data, left: gap + column * (tileWidth + gap), top: gap + row * (tileHeight + gap) });
  }
  const height = gap + Math.ceil(pictures.length / columns) * (tileHeight + gap);
  const sheet = sharp({ create: { width: sheetWidth, height, channels: 3, background } }).composite(tiles);
  const pixels = await sheet.png().toBuffer();
  for (const quality of [78, 68, 58, 48, 38]) {
    const info = await sharp(pixels).webp({ quality, effort: 6 }).toFile(file);
    if (info.size > sheetKilobytes * 1024 && quality > 38) continue;
    console.log(`${file}: ${pictures.length} pages, ${Math.round(info.size / 1024)} KB`);
    return;
  }
}

if (!existsSync('out/index.html')) {
  console.error('There is no finished site in out/. Run "npm run build" first.');
  process.exit(1);
}
const site = await serveSite();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  const paths = [...listed, '/contact/received', '/not-a-page'];
  for (const screen of screens) {
    const pictures = [];
    for (const path of paths) {
      const picture = await screenshot(browser, site.origin + path, screen, screensPerTile);
      // Short pages get a margin below, so that all tiles have the same size.
      const height = Math.round(screen.height * screensPerTile);
      const { height: own = height } = await sharp(picture).metadata();
      pictures.push(
        await sharp(picture)
          .extend({ bottom: Math.max(0, height - own), background })
          .toBuffer(),
      );
    }
    await writeSheet(`docs/pictures/pages-${screen.width}.webp`, pictures, screen.width < 600 ? 9 : 6);
  }
  await write(
    'docs/images/home.webp',
    sharp(await screenshot(browser, site.origin, { width: 1280, height: 800, scale: 1.5 })),
  );
  const phones = [];
  for (const path of ['/', '/resources/step-up-basis', '/faq', '/contact']) {
    const input = await screenshot(browser, site.origin + path, { width: 390, height: 760 });
    phones.push({ input, left: phones.length * 414, top: 0 });
  }
  await write(
    'docs/images/phone.webp',
    sharp({ create: { width: 1632, height: 760, channels: 4, background: 'transparent' } }).composite(phones),
  );
} finally {
  await browser.close();
  await site.stop();
}
