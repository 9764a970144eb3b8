import { siteOf } from './fixture';
import { checkLinks } from './links';

const origin = 'https://firm.example';

/** A site whose home page has these links, and further files. */
const siteWith = (home: string, files: Record<string, string> = {}) =>
  siteOf({
    'host.json': JSON.stringify({ url: origin }),
    'index.html': home,
    'about.html': '<h1 id="top">About</h1>',
    'house.webp': '',
    'icon.svg': '',
    ...files,
  });

const link = (address: string) => `<a href="${address}">Link</a>`;

test.each([
  link('/about#top'),
  link(`${origin}/about`),
  link('https://www.irs.gov/gone'),
  link('tel:+15095550142'),
  '<a href="/resources/not-published-yet" rel="nofollow">Link</a>',
  '<img src="/house.webp" srcset="/house.webp 480w, /house.webp 800w" alt="">',
  '<form action="/about"></form><form action="mailto:orders@firm.example"></form>',
])('accepts %s', (html) => {
  expect(() => checkLinks(siteWith(html))).not.toThrow();
});

test.each([
  [link('/abuot'), '/ has a link to /abuot, which does not exist.'],
  [link('/about#end'), '/ has a link to /about#end, but that page has nothing with the id “end”.'],
  [link('/about/'), '/ has a link to /about/, which does not exist.'],
  [link('/about.html'), '/ has a link to /about.html, which does not exist.'],
  [link('https://[oops'), '/ has a link to https://[oops, which is not an address.'],
  ['<img src="/hose.webp" alt="">', '/ loads /hose.webp, which does not exist.'],
  ['<img srcset="/house.webp 1x, /hose.webp 2x" alt="">', '/ loads /hose.webp, which does not exist.'],
  [`<script data-scripts='[{"src":"/a.js"}]'></script>`, '/ loads /a.js, which does not exist.'],
  ['<meta property="og:image" content="/card.jpg">', '/ loads /card.jpg, which does not exist.'],
  [
    '<img src="https://cdn.example/house.webp" alt="">',
    '/ loads https://cdn.example/house.webp, which is on another site; add the file to this one.',
  ],
])('refuses %s', (html, message) => {
  expect(() => checkLinks(siteWith(html))).toThrow(message);
});
