import type { ExportedSite } from '../site';

/**
 * Headers that a page cannot carry itself. `/*` holds those that every answer has; the others hold the only
 * Cache-Control: a year for files whose names change with their contents, a day for the icon, which browsers otherwise
 * ask about at every page. No header stands in two rules that match one address,
 * because hosts disagree on what that means; a check holds it so.
 */
const headers = `/*
  Content-Security-Policy: frame-ancestors 'none'
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin

/_next/static/*
  Cache-Control: public, max-age=31536000, immutable

/pictures/*
  Cache-Control: public, max-age=31536000, immutable

/icon.svg
  Cache-Control: public, max-age=86400
`;

/**
 * The not-found pages below /services and /resources, for Netlify; other hosts find them by themselves or by their own
 * configuration (docs/deploy.md). A rule for `/*` must never stand here: it would catch the form's POST to `/`.
 */
const redirects = `/services/* /services/404.html 404
/resources/* /resources/404.html 404
`;

/** Writes what static hosts read: headers, redirects, and the mark that keeps GitHub Pages from dropping `_next`. */
export async function writeHostFiles(site: ExportedSite): Promise<void> {
  site.write('_headers', headers);
  site.write('_redirects', redirects);
  site.write('.nojekyll', '');
}
