import { siteUrl } from './prepare.mjs';

afterEach(() => {
  delete process.env.SITE_URL;
});

test.each([
  ['', undefined],
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('reads the address of SITE_URL=%s', (value, url) => {
  process.env.SITE_URL = value;
  expect(siteUrl()).toBe(url);
});

test.each(['htp:/x', 'www.example.com', 'https://example.com/site', 'https://'])('refuses SITE_URL=%s', (value) => {
  process.env.SITE_URL = value;
  expect(siteUrl).toThrow('SITE_URL must be an address such as https://www.example.com');
});
