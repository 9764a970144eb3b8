import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHostFiles } from './hostFiles';
import { rewriteSite } from './rewrites';
import { ExportedSite } from './site';

export const origin = 'https://firm.example';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A site with these files, in a folder that is removed after the tests. */
export function siteOf(files: Readonly<Record<string, string | Buffer>>): ExportedSite {
  const folder = mkdtempSync(join(tmpdir(), 'exported-'));
  folders.push(folder);
  const site = new ExportedSite(folder);
  for (const [name, content] of Object.entries(files)) site.write(name, content);
  return site;
}

const firm = {
  '@type': 'ProfessionalService',
  '@id': `${origin}/#business`,
  name: 'Firm',
  telephone: '+15095550142',
  email: 'orders@firm.example',
  address: [
    { '@type': 'PostalAddress', addressLocality: 'Spokane', addressRegion: 'Washington' },
    { '@type': 'PostalAddress', addressLocality: 'Vancouver', addressRegion: 'Washington' },
  ],
};

interface Sample {
  path: string;
  title: string;
  description: string;
  crumbs: string[];
  body: string;
}

const assets = '<link rel="stylesheet" href="/_next/static/a.css"/><script src="/_next/static/a.js" async=""></script>';

const trail = (path: string, crumbs: readonly string[]) => ({
  '@type': 'BreadcrumbList',
  '@id': `${origin}${path}#breadcrumb`,
  itemListElement: crumbs.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
});

function html({ path, title, description, crumbs, body }: Sample): string {
  const address = path === '/' ? origin : origin + path;
  const card = `${origin}/cards/index.jpg`;
  const page = { '@type': 'WebPage', '@id': `${address}#webpage`, url: address, name: `${title} | Firm`, description };
  const graph = [
    firm,
    { ...page, about: { '@id': firm['@id'] }, dateModified: '2026-11-20' },
    ...(crumbs.length > 0 ? [trail(path, crumbs)] : []),
  ];
  const nav = crumbs.map((crumb, index) =>
    index === 0
      ? `<li><a href="/" aria-label="${crumb}"></a></li>`
      : `<li><span aria-hidden="true">/</span>${crumb}</li>`,
  );
  return [
    `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>${assets}`,
    `<title>${title} | Firm</title><meta name="description" content="${description}"/>`,
    `<meta name="application-name" content="Firm"/><link rel="canonical" href="${address}"/>`,
    `<meta property="og:url" content="${address}"/><meta property="og:site_name" content="Firm"/>`,
    `<meta property="og:image" content="${card}"/><meta property="og:image:alt" content="${title} (Firm)"/></head><body>`,
    `<nav aria-label="Breadcrumb"><ol>${nav.join('')}</ol></nav><h1 id="top">${title}</h1>${body}`,
    `<p><a href="tel:+15095550142">(509) 555-0142</a> <a href="mailto:orders@firm.example">orders@firm.example</a></p>`,
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`,
    `<script>self.go=1</script></body></html>`,
  ].join('');
}

const notFound = (title: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${assets}<title>${title}</title><meta name="robots" content="noindex"/></head><body><h1>${title}</h1></body></html>`;

/** The files of a small site that passes every check. */
export function goodFiles(): Record<string, string | Buffer> {
  const location = (path: string) => `<url><loc>${origin}${path}</loc><lastmod>2026-11-20</lastmod></url>`;
  return {
    'index.html': html({
      path: '/',
      title: 'Home values',
      description: 'A description of the home page, which is long enough to be shown.',
      crumbs: [],
      body: '<a href="/about#top">About</a><img src="/pictures/house-800.0a1b2c3d.webp" alt=""/>',
    }),
    'about.html': html({
      path: '/about',
      title: 'About',
      description: 'A description of the page about us, which is long enough to be shown.',
      crumbs: ['Home', 'About'],
      body: '<a href="/">Home</a><a href="/resources/gift-tax">Gift tax</a>',
    }),
    '404.html': notFound('Page Not Found'),
    'services/404.html': notFound('Service Not Found'),
    'resources/404.html': notFound('Resource Not Found'),
    'pictures/house-800.0a1b2c3d.webp': 'picture',
    '_next/static/a.css': 'body{background:url(/pictures/house-800.0a1b2c3d.webp)}',
    '_next/static/a.js': 'a()',
    'cards/index.jpg': 'card',
    'sitemap.xml': `<urlset>${location('')}${location('/about')}</urlset>`,
    'robots.txt': `User-Agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    'feed.xml': `<feed><id>${origin}/resources</id><entry><id>${origin}/about</id></entry></feed>`,
  };
}

/** The good site with one text replaced in one file, with the build's rewrites. */
export function siteWith(name: string, search: string | RegExp, replacement: string): ExportedSite {
  const files = goodFiles();
  const before = String(files[name] ?? '');
  const after = before.replace(search, replacement);
  if (after === before) throw new Error(`The sample ${name} does not contain ${search}.`);
  return finished({ ...files, [name]: after });
}

/** A site with the build's rewrites and host files. */
export function finished(files: Record<string, string | Buffer> = goodFiles()): ExportedSite {
  const site = siteOf(files);
  rewriteSite(site, 'start()');
  writeHostFiles(site);
  return site;
}
