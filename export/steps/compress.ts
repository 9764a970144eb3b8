import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { forEachAtOnce } from '../forEachAtOnce';
import type { ExportedSite } from '../site';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(html|txt|css|js|json|svg|xml|webmanifest|ico)$/;
/**
 * Brotli's quality 11 makes a page 13 % smaller than 5 and takes fifty times as long (measured: 120 ms against 2). A site
 * of today's size can afford it; one with thousands of guides gets 5 for its pages, so that its build stays short.
 */
const best = { brotli: 11, gzip: 9 } as const;
const quick = { brotli: 5, gzip: 4 } as const;
const bestUpTo = 12_000_000;
/** Files that all pages share, and few: always as small as they go. */
const shared = /\.(css|js)$/;
/** Below this, the headers of a compressed answer cost more than it saves. */
const smallest = 512;
/** Bytes that zlib hands over at once: a whole page. */
const chunkSize = 256 * 1024;
/** How far back Brotli looks, as a power of two: as far as the file is long, as it makes room for all of that first. */
const windowFor = (length: number) =>
  Math.min(zlib.constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))));

interface Compressed {
  br: Buffer;
  gz: Buffer;
}

async function compressed(content: Buffer, quality: typeof best | typeof quick): Promise<Compressed> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [zlib.constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  };
  const [br, gz] = await Promise.all([
    brotli(content, { params, chunkSize }),
    gzip(content, { level: quality.gzip, chunkSize }),
  ]);
  return { br, gz };
}

/** Puts a `.br` and a `.gz` beside each text file, for servers that send those as they are. */
export async function compress(site: ExportedSite): Promise<void> {
  const names = site.names().filter((name) => compressible.test(name));
  const total = names.reduce((sum, name) => sum + site.size(name), 0);
  const forPages = total <= bestUpTo ? best : quick;
  await forEachAtOnce(names, async (name) => {
    const content = site.bytes(name);
    if (content.length < smallest) return;
    const { br, gz } = await compressed(content, shared.test(name) ? best : forPages);
    site.write(`${name}.br`, br);
    site.write(`${name}.gz`, gz);
  });
}
