const list = (text: string) => text.trim().split(/\s+/);

/** Ways to write "one folder up". */
export const ESCAPES = list(String.raw`
  .. %2e%2e .%2e %2E. ..%00 ..; %252e%252e %c0%ae%c0%ae %uff0e%uff0e .... .../... ..%5c ..\
`);
export const SEPARATORS = list(String.raw`/ %2f %2F %5c \ // %252f /./`);
/** Files that must never be served. */
export const TARGETS = list('secret.txt data/requests.db etc/passwd _headers package.json');
const ORIGINS = list(`
  evil.example evil.example/ evil.example/%2e%2e evil.example/index.html @evil.example evil.example//
  contact.html contact/
`);
const LEADS = [
  '',
  ...list(String.raw`// /// /\ /%5c /%2f /%2f%2f /.// /%09/ /%0d%0a/ \\ /;// http://evil.example/ https: @ ?// *`),
];

const traversals = ESCAPES.flatMap((upwards) =>
  SEPARATORS.flatMap((separator) => TARGETS.map((target) => `/${`${upwards}${separator}`.repeat(3)}${target}`)),
);
const redirects = LEADS.flatMap((lead) => ORIGINS.map((origin) => lead + origin));
const odd = [
  ...list(`
    /% /%zz /%e0%a4%a /%ff%fe /%00 /contact%00.html /contact.html%00 /contact%20 /contact. /CONTACT /contact;x=1
    /contact#x /? /?% /?? /contact?%zz /contact/?%0d%0aX-Injected:1
    /index/index /index.html/ /.html /.html.html /404/ /404.html/ /contact.html.br /contact.br /contact.html.gz
    /__proto__ /constructor /toString /hasOwnProperty
    /.git/config /.env /.well-known /.well-known/ /.well-known/../.env
    /_next /_next/ /_next/static/ /_headers.html /_redirects/ /data/requests.db /requests.db-wal
    /healthz/ /healthz?x=1 /healthz/../data
    * contact http:// http://a/../..
  `),
  '/\u0000',
  '/contact/?\u00e9\u00ff',
  `/${'a'.repeat(9000)}`,
  `/${'%41'.repeat(3000)}`,
  `/${'../'.repeat(3000)}`,
  `/contact?${'q'.repeat(9000)}`,
  `/${'/'.repeat(5000)}`,
];
/** Paths that try to leave the site, to redirect elsewhere, or to confuse the router. */
export const HOSTILE_PATHS = [...new Set([...traversals, ...redirects, ...odd])];

/** Whole requests that no browser sends. */
export const BAD_REQUESTS = [
  'GARBAGE\r\n\r\n',
  '\r\n\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET /\r\nHost: x\r\n\r\n',
  'BREW / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'PROPFIND / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\nConnection: close\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\nContent-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n\r\nname=x',
  'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded; charset=utf-16\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ,;/\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b',
  'POST /contact/received HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  'POST //contact/received HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=0-,1-,2-\r\nAccept-Encoding: \u00ff;q=x,,,;;\r\nIf-None-Match: "\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br;q=NaN\r\nConnection: close\r\n\r\n',
];
