/** What a plain request asks for: everything else about it leaves the answer as it is. */
export interface PlainGet {
  target: string;
  acceptEncoding: string | undefined;
}

/** Longer ones are left to Node, which knows what to answer. */
const LONGEST = 8 * 1024;
const SHAPE = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[a-z-]+:[\t -~]*\r\n)+)\r\n$/i;

/** Names that change nothing about a whole file being sent on a connection that stays open. */
const WITHOUT_EFFECT = new Set([
  'accept',
  'accept-language',
  'cache-control',
  'cookie',
  'dnt',
  'pragma',
  'priority',
  'referer',
  'save-data',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-gpc',
  'upgrade-insecure-requests',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

/**
 * Recognizes one whole GET as browsers and proxies send it. This is no parser: a single byte that is not expected, a
 * name that is not listed, a second request behind the first, and Node's parser is asked instead.
 * @param bytes what arrived on a connection on which nothing is unanswered
 */
export function readPlainGet(bytes: Buffer): PlainGet | undefined {
  if (bytes.length > LONGEST) return undefined;
  const match = SHAPE.exec(bytes.toString('latin1'));
  if (!match) return undefined;
  const lines = (match[2] as string).split('\r\n');
  let hosts = 0;
  let acceptEncoding: string | undefined;
  for (let index = 0; index < lines.length - 1; index += 1) {
    const line = lines[index] as string;
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (name === 'host') hosts += 1;
    else if (name === 'accept-encoding') {
      if (acceptEncoding !== undefined) return undefined;
      acceptEncoding = line.slice(colon + 1).trim();
    } else if (name === 'connection') {
      if (
        line
          .slice(colon + 1)
          .trim()
          .toLowerCase() !== 'keep-alive'
      )
        return undefined;
    } else if (!WITHOUT_EFFECT.has(name)) return undefined;
  }
  return hosts === 1 ? { target: match[1] as string, acceptEncoding } : undefined;
}
