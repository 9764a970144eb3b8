/**
 * Replaces the content of a copy of the site with another firm's, and builds and tests it: an owner's edit of content/
 * must never break a test. The last step of `npm test`.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ensureChromium } from './chromium.mjs';
import { copyProject } from './copy-project.mjs';
import { fail, run } from './run.mjs';

/** The specs whose expectations come from the content. */
const specs = [
  'blog',
  'carousel',
  'contact',
  'exported',
  'faq',
  'home',
  'layout',
  'no-script',
  'resources',
  'services',
];

/** What the tests need in addition to the sources. */
const testFiles = ['cspell.json', 'docs', 'e2e', 'host', 'jest.config.mjs', 'jest.setup.ts', 'playwright.config.ts'];

/** @typedef {Record<string, any>} Content */

/** @type {Record<string, (content: any) => any>} the new value of each file, from its old value */
const changes = {
  business: (/** @type {Content} */ business) => ({
    ...business,
    name: 'Mount Rainier Valuation',
    url: 'https://www.rainier-valuation.com',
    phone: '(253) 862-4410',
    email: 'home@rainier-valuation.com',
    socialProfile: 'https://www.linkedin.com/company/rainier-valuation',
    founded: 2019,
    experienceYears: 12,
    offices: [
      {
        city: 'Tacoma',
        state: 'Washington',
        where: 'on Puget Sound',
        street: '950 Pacific Avenue',
        postalCode: '98402',
      },
      { city: 'Yakima', state: 'Washington', where: 'in the middle of the state', street: '12 North 2nd Street' },
    ],
    serviceArea: 'From Tacoma and Yakima to every county of Washington',
    hours: [
      { days: 'Monday-Thursday', text: '9:30 AM-6:00 PM', opens: '09:30', closes: '18:00' },
      { days: 'Friday', text: '9:30 AM-1:00 PM', opens: '09:30', closes: '13:00' },
      { days: 'Saturday-Sunday', text: 'Closed' },
    ],
    turnaround: '8-10 business days',
    expeditedTurnaround: 'four business days',
    turnaroundStarts: 'the visit to the home',
    fee: { low: 525, high: 1250 },
    inspectionLength: '45-90 minutes',
    archivePeriod: 'seven years',
    responseTime: 'two business days',
    upload: { maxMegabytes: 10, types: ['PDF', 'HEIC'] },
    requestRetentionMonths: 12,
    appraisers: [
      { name: 'Nkechi Okafor', credential: 'State-Certified Residential Appraiser', certificate: '1702345' },
      { name: 'Piotr Kowalczyk', credential: 'State-Certified General Appraiser' },
    ],
    placeholders: [],
  }),
  testimonials: (/** @type {Content[]} */ testimonials) =>
    testimonials.slice(0, 3).map((each, index) => ({
      quote: `Okafor answered every question we had, number ${index + 1}. Ms. Kowalczyk never hurried us.`,
      author: ['Adaeze O.', 'Zbigniew K.', 'Siobhan R.'][index],
      position: each.position,
    })),
  posts: () => [],
};

/** @param {string} folder of the copy */
function replaceContent(folder) {
  const file = (/** @type {string} */ path) => join(folder, 'content', path);
  for (const [name, change] of Object.entries(changes)) {
    const path = file(`${name}.yaml`);
    writeFileSync(path, stringify(change(parse(readFileSync(path, 'utf8')))));
  }
  const guide = readFileSync(file('resources/divorce-appraisals-guide.md'), 'utf8');
  const newGuide = guide
    .replace(/^title:.*/m, 'title: Appraisals for Gifts of Property\nauthor: Nkechi Okafor')
    .replace(/^pageTitle:.*/m, 'pageTitle: Appraisals for Gifts of Property in Washington')
    .replace(
      /^description:.*/m,
      'description: How a house is appraised when it is given away in Washington, and for which day.',
    )
    .replace(/^summary:.*/m, 'summary: How a house is appraised when it is given away.');
  writeFileSync(file('resources/gift-tax.md'), newGuide);
}

const port = Number(process.env.E2E_PORT ?? 4173) + 1;
const folder = await copyProject(testFiles);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
try {
  replaceContent(folder);
  const env = { CHROMIUM: await ensureChromium(), E2E_PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' };
  const node = (/** @type {string[]} */ ...args) => run(process.execPath, args, { cwd: folder, env });
  await node('--import', 'tsx', 'scripts/check-content.ts');
  await node('scripts/spelling.mjs');
  await node('node_modules/jest/bin/jest.js', '--silent', 'content/', 'seo/', 'scripts/');
  await node('scripts/build.mjs');
  await node('node_modules/@playwright/test/cli.js', 'test', ...specs);
} catch (error) {
  fail(error);
}
