import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const page = (title: string) => `<!DOCTYPE html><title>${title}</title>`;

/** A `_headers` file like the one that the build writes. */
const HEADERS_FILE = `# one policy
/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Some pages have a folder of the same name. */
const FILES: Record<string, string | Buffer> = {
  'index.html': page('Home'),
  'about.html': page('About'),
  'contact.html': page('Contact'),
  'contact/received.html': page('Thank you for your request!'),
  'services.html': page('Services'),
  'services/divorce-appraisals.html': page('Divorce Appraisals'),
  'services/404.html': page('Service Not Found'),
  '404.html': page('Page Not Found'),
  'robots.txt': 'User-agent: *\n',
  'host.json': JSON.stringify({
    phone: '(509) 555-0100',
    phoneLink: 'tel:+15095550100',
    requestRetentionMonths: 24,
    colors: { paper: '#f7f2ea' },
  }),
  _headers: HEADERS_FILE,
  '_next/static/chunks/app.js': 'console.log(1)',
};

/** Writes a small exported site into a new temporary folder; returns the folder that holds `out`. */
export function writeSite(extra: Record<string, string | Buffer> = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-'));
  for (const [name, content] of Object.entries({ ...FILES, ...extra })) {
    const file = path.join(folder, 'out', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return folder;
}
