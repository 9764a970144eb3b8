import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const FORM = `<form name="appraisal-request" data-netlify="true" data-netlify-honeypot="website" action="/contact/received" method="POST">
<input type="hidden" name="form-name" value="appraisal-request"/><input tabindex="-1" autoComplete="off" name="website"/>
<label for="f-name">Full Name</label><input id="f-name" name="name" required="" value=""/>
<label for="f-email">Email Address</label><input id="f-email" name="email" type="email" required="" aria-describedby="email-hint"/>
<label for="f-phone">Phone Number</label><input id="f-phone" name="phone" type="tel" required=""/>
<label for="f-service">Service Needed</label><select id="f-service" name="service" required=""><option value="" selected="">Select a Service</option>
<option value="divorce">Divorce Appraisal</option><option value="estate">Estate Settlement</option></select>
<label for="f-propertyAddress">Property Address</label><input id="f-propertyAddress" name="propertyAddress" required=""/>
<label for="f-message">Additional Information</label><textarea id="f-message" name="message" rows="4"></textarea>
<button type="submit">Submit</button></form>`;

function page(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>${title}</title>
<link rel="stylesheet" href="/_next/static/chunks/site.css"/><link rel="preload" as="script" href="/_next/static/chunks/app.js"/>
<script src="/_next/static/chunks/app.js" async=""></script></head><body><a href="tel:+15095550100">(509) 555-0100</a>
<main><h1>${title}</h1>${body}</main>${'<p>Independent, defensible valuations.</p>'.repeat(20)}</body></html>`;
}

/** The policy of the fixture; the real one is written by the build. */
export const HEADERS_FILE = `# one policy
/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Files as Next 16 exports them: each page also has a folder of the same name. */
const FILES: Record<string, string | Buffer> = {
  'index.html': page('Home', ''),
  'index.txt': '1:"$Sreact.fragment"\n',
  'about.html': page('About', ''),
  'about/__next._full.txt': '0:{}\n',
  'contact.html': page('Contact', FORM),
  'contact.txt': '0:{"contact":1}\n',
  'contact/__next.contact.txt': '0:{}\n',
  'contact/received.html': page('Thank you for your request!', ''),
  'contact/received/__next._full.txt': '0:{}\n',
  'services.html': page('Services', ''),
  'services/__next.services.txt': '0:{}\n',
  'services/divorce-appraisals.html': page('Divorce Appraisals', ''),
  'services/404.html': page('Service Not Found', ''),
  'resources/404.html': page('Resource Not Found', ''),
  'resources.html': page('Resources', ''),
  '404.html': page('Page Not Found', ''),
  'robots.txt': 'User-agent: *\n',
  '.well-known/security.txt': 'Contact: mailto:x@example.com\n',
  '.nojekyll': '',
  '.env': 'SECRET=1',
  _headers: HEADERS_FILE,
  _redirects: '/services/* /services/404.html 404\n',
  '_next/static/chunks/app.js': `console.log(${JSON.stringify('x'.repeat(2000))})`,
  '_next/static/chunks/app.js.br': brotliCompressSync(`console.log(${JSON.stringify('x'.repeat(2000))})`),
  '_next/static/chunks/site.css': 'body{color:#123}'.repeat(100),
  'images/house one.avif': Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251)),
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
