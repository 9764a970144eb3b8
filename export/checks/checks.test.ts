import { ExportError, type ExportedSite } from '../site';
import { finished, goodFiles, siteWith } from '../siteFixture';
import { checkSite } from '.';
import { checkHostFiles } from './hostFiles';
import { checkAssets, checkIds, checkLinks, knownDeadLinks } from './links';
import { checkCards, checkHeads, checkListings } from './metadata';
import { checkPolicy } from './policy';
import { checkContact, checkStructuredData } from './structuredData';

type Change = [name: string, search: string | RegExp, replacement: string];

/** What each check reports after one change to the good site. */
const faults: [check: (site: ExportedSite) => string[], finding: RegExp, change: Change][] = [
  [checkLinks, /\/ has a link to \/abuot, which does not exist/, ['index.html', '"/about#top"', '"/abuot"']],
  [checkLinks, /nothing with the id “end”/, ['index.html', '/about#top', '/about#end']],
  [checkLinks, /which hosts redirect; write \/about/, ['index.html', '/about#top', '/about/']],
  [checkLinks, /which hosts redirect; write \/about/, ['index.html', '/about#top', '/about.html']],
  [checkLinks, /is not an address/, ['index.html', '/about#top', 'https://[oops']],
  [checkIds, /\/about has the id “top” more than once/, ['about.html', '<a href="/">', '<a id="top" href="/">']],
  [
    checkAssets,
    /house-80\.webp, which does not exist/,
    ['index.html', '/pictures/house-800.0a1b2c3d', '/pictures/house-80'],
  ],
  [checkAssets, /loads .* from another site/, ['index.html', '/pictures/house', 'https://cdn.example/house']],
  [checkAssets, /a\.css loads .* which does not exist/, ['_next/static/a.css', 'house-800', 'house-900']],
  [checkHeads, /has 0 titles/, ['about.html', /<title>.*<\/title>/, '']],
  [checkHeads, /same title as/, ['about.html', '<title>About |', '<title>Home values |']],
  [checkHeads, /same description as/, ['about.html', 'page about us, which', 'home page, which']],
  [checkHeads, /has 0 descriptions/, ['about.html', /<meta name="description"[^>]*>/, '']],
  [checkHeads, /description of 11 characters/, ['about.html', /A description of the page[^"]*"/, 'Description"']],
  [checkHeads, /names no address/, ['about.html', /<link rel="canonical"[^>]*>/, '']],
  [
    checkHeads,
    /firm.example\/abuot as its canonical/,
    ['about.html', /canonical" href="[^"]*about/, 'canonical" href="https://firm.example/abuot'],
  ],
  [checkHeads, /has no share card/, ['about.html', /<meta property="og:image" [^>]*>/, '']],
  [checkHeads, /does not start with its heading/, ['about.html', 'content="About (Firm)"', 'content="Something"']],
  [checkHeads, /0 main headings/, ['about.html', /<h1.*<\/h1>/, '']],
  [checkHeads, /search engines may list it/, ['404.html', /<meta name="robots"[^>]*>/, '']],
  [checkPolicy, /code in an attribute \(p style\)/, ['index.html', '<p>', '<p style="opacity:0">']],
  [
    checkPolicy,
    /code in an attribute \(a onclick\)/,
    ['index.html', '<a href="/about', '<a onclick="go()" href="/about'],
  ],
  [checkPolicy, /runs a script/, ['index.html', '/about#top', 'javascript:go()']],
  [checkContact, /phone link “\+15095550143”/, ['about.html', 'tel:+15095550142', 'tel:+15095550143']],
  [checkContact, /phone number “509-555-0142”/, ['about.html', '(509) 555-0142', '509-555-0142']],
  [checkContact, /email link “order@firm.example”/, ['about.html', 'mailto:orders@', 'mailto:order@']],
  [checkContact, /email address “order@firm.example”/, ['about.html', '>orders@', '>order@']],
  [checkContact, /firm name “The Firm”/, ['about.html', 'site_name" content="Firm"', 'site_name" content="The Firm"']],
  [
    checkContact,
    /differently from the home page/,
    ['about.html', '"addressLocality":"Spokane"', '"addressLocality":"Spokane Valley"'],
  ],
  [checkStructuredData, /not JSON/, ['about.html', '{"@context"', '{@context"']],
  [checkStructuredData, /has no structured data/, ['about.html', /<script type=.*?<\/script>/, '']],
  [
    checkStructuredData,
    /“https:\/\/firm.example\/#firm” is referenced but missing/,
    ['about.html', '"about":{"@id":"https://firm.example/#business"', '"about":{"@id":"https://firm.example/#firm"'],
  ],
  [checkStructuredData, /appears twice/, ['about.html', 'about#breadcrumb', 'about#webpage']],
  [
    checkStructuredData,
    /“aggregateRating” is not allowed/,
    ['about.html', '"name":"Firm"', '"name":"Firm","aggregateRating":{"ratingValue":5}'],
  ],
  [checkStructuredData, /dateModified is not a date/, ['about.html', '2026-11-20', 'yesterday']],
  [
    checkStructuredData,
    /the breadcrumb is “Home > Us”, on the page it is “Home > About”/,
    ['about.html', '"position":2,"name":"About"', '"position":2,"name":"Us"'],
  ],
  [
    checkStructuredData,
    /the name of the page is “We \| Firm”/,
    ['about.html', '"name":"About | Firm"', '"name":"We | Firm"'],
  ],
  [
    checkListings,
    /does not list https:\/\/firm.example\/about/,
    ['sitemap.xml', /<url><loc>[^<]*about.*/, '</urlset>'],
  ],
  [checkListings, /lists https:\/\/firm.example\/404/, ['sitemap.xml', 'firm.example/about', 'firm.example/404']],
  [checkListings, /without the date/, ['sitemap.xml', '<lastmod>2026-11-20</lastmod>', '']],
  [checkListings, /does not name the sitemap/, ['robots.txt', /Sitemap.*/, '']],
  [checkListings, /disallows pages/, ['robots.txt', 'Allow: /', 'Disallow: /contact']],
  [checkListings, /feed.xml lists https:\/\/firm.example\/gone/, ['feed.xml', 'example/about', 'example/gone']],
];

test.each(faults.map(([check, finding, change]) => ({ name: check.name, check, finding, change })))(
  '$name: $finding',
  ({ check, finding, change }) => {
    expect(check(siteWith(...change)).join('\n')).toMatch(finding);
  },
);

test('no check reports anything on the good site', () => {
  expect(() => checkSite(finished())).not.toThrow();
});

test('a finding stops the build', () => {
  const site = siteWith('index.html', '/about#top', '/abuot');
  expect(() => checkSite(site)).toThrow(ExportError);
});

describe('dead links', () => {
  test('are allowed only to the guides that the specification leaves unwritten and the posts on the blog page', () => {
    const files = goodFiles();
    const blog = String(files['about.html']).replace('</h1>', '</h1><a href="/blog/a-post">A post</a>');
    const linkingTo = (path: string) => {
      const index = String(files['index.html']).replace('/about#top', path);
      return checkLinks(finished({ ...files, 'blog.html': blog, 'index.html': index }));
    };
    for (const dead of [...knownDeadLinks, '/blog/a-post']) expect(linkingTo(dead)).toEqual([]);
    for (const wrong of ['/blog/another-post', '/resources/any-guide']) expect(linkingTo(wrong)).toHaveLength(1);
  });

  test('work once their page exists', () => {
    const files = goodFiles();
    const site = finished({ ...files, 'resources/gift-tax.html': String(files['about.html']) });
    expect(checkLinks(site)).toEqual([]);
  });
});

describe('the policy', () => {
  test('must match the scripts of its page', () => {
    const site = finished();
    site.write('index.html', site.text('index.html').replace('self.go=1', 'self.go=2'));
    expect(checkPolicy(site)).toEqual(['/ has a security policy that does not match its scripts.']);
  });

  test('must come directly after the character set', () => {
    const site = finished();
    site.write('index.html', site.text('index.html').replace('<head>', '<head><link rel="x"/>'));
    expect(checkPolicy(site)).toEqual(['/ does not start its head with the character set and the security policy.']);
  });
});

test('a share card that is too large for link previews is reported', () => {
  const site = finished({ ...goodFiles(), 'cards/index.jpg': Buffer.alloc(250_001) });
  expect(checkCards(site)).toEqual(['cards/index.jpg is 250001 bytes; a share card can be at most 250000.']);
});

describe('files for hosts', () => {
  const hostFaults: [name: string, text: string, finding: RegExp][] = [
    ['_headers', '', /has no rules/],
    ['_headers', '/*\n  X-A: 1\n/about\n  X-A: 2\n', /sets x-a twice for \/about/],
    ['_headers', `/*\n  X-A: ${'a'.repeat(2000)}\n`, /a line of 2007 characters/],
    ['_headers', Array.from({ length: 101 }, (_, index) => `/p${index}\n  X-A: 1\n`).join(''), /has 101 rules/],
    ['_headers', '/*\n  ! X-A\n', /only one host supports/],
    ['_headers', 'https://firm.example/*\n  X-A: 1\n', /hosts agree only on paths/],
    [
      '_headers',
      '/cards/*\n  Cache-Control: max-age=31536000, immutable\n',
      /caches \/cards\/index.jpg for more than a day/,
    ],
    ['_headers', '/cards/*\n  Cache-Control: max-age=86401\n', /caches \/cards\/index.jpg for more than a day/],
    ['_headers', '/cards/*\n  Cache-Control: public\n', /caches \/cards\/index.jpg for more than a day/],
    ['_redirects', '/* /404.html 404\n', /would catch the form/],
    ['_redirects', '/old /new 301\n', /sends \/old to \/new, which does not exist/],
    ['_not-found.html', '<p></p>', /would be served as a page/],
  ];

  test.each(hostFaults)('%s %j', (name, text, finding) => {
    const site = finished();
    site.write(name, text);
    expect(checkHostFiles(site).join('\n')).toMatch(finding);
  });
});
