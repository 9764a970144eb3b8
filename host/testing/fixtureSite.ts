import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const page = (title: string) => `<!DOCTYPE html><title>${title}</title>`;

/** A `_headers` file like the one that the build writes. */
const headersFile = `# one policy
/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Some pages have a folder of the same name. */
const defaultFiles: Record<string, string | Buffer> = {
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
    name: 'Certified Appraisals',
    phone: '(509) 555-0100',
    phoneLink: 'tel:+15095550100',
    requestRetentionMonths: 24,
    colors: { paper: '#f7f2ea' },
  }),
  _headers: headersFile,
  '_next/static/chunks/app.js': 'console.log(1)',
};

/** Writes a small exported site into a new temporary folder; returns the folder that holds `out`. */
export function writeSite(extra: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  writeOut(join(folder, 'out'), extra);
  return folder;
}

/** Writes the files of a small exported site. */
export function writeOut(out: string, extra: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries({ ...defaultFiles, ...extra })) {
    const file = join(out, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
