import { existsSync } from 'node:fs';
import { getConfirmations } from '../content/loader';
import { draftHints, findUnready, hintsFor, type LaunchInputs } from './launch-findings';

/** A site that is ready to go live. */
const ready: LaunchInputs = {
  today: '2026-11-20',
  business: {
    url: 'https://www.spokane-appraisals.com',
    phone: '(509) 624-0142',
    email: 'orders@spokane-appraisals.com',
    socialProfile: 'https://www.linkedin.com/company/spokane-appraisals',
    host: 'netlify',
    placeholders: [],
  },
  siteUrl: undefined,
  confirmations: [{ question: 'Has counsel read the terms?', file: 'content/legal/terms.md', done: true }],
  testimonials: [{ author: 'Jennifer M.', sample: false }],
  markdown: { 'content/resources/gift-tax.md': '# DRAFT marks what is to do.\nA finished text about drafting a deed.' },
  reviewed: [{ file: 'content/resources/gift-tax.md', reviewed: '2025-11-20', asOf: '2025-11-20' }],
  offices: [{ city: 'Spokane', text: 'From Spokane.' }],
  posts: [{ title: 'A year of sales', hasPage: true }],
  drafts: [],
};

const business = (change: Partial<LaunchInputs['business']>) => ({ business: { ...ready.business, ...change } });

const unready: [what: string, change: Partial<LaunchInputs>, file: string, says: RegExp][] = [
  [
    'an example address',
    business({ url: 'https://www.firm.example' }),
    'content/business.yaml',
    /address.*firm\.example/,
  ],
  ['example.com', business({ url: 'https://www.example.com' }), 'content/business.yaml', /address is a placeholder/],
  ['localhost', { siteUrl: 'http://localhost:3000' }, 'content/business.yaml', /address is a placeholder.*localhost/],
  ['an insecure address', { siteUrl: 'http://firm.com' }, 'content/business.yaml', /not secure: write it with https/],
  [
    'a marked address',
    business({ placeholders: ['url'] }),
    'content/business.yaml',
    /still marked.*delete the line "- url" under "placeholders"/,
  ],
  ['an example phone number', business({ phone: '(509) 555-0142' }), 'content/business.yaml', /phone.*555-0142/],
  [
    'a marked phone number',
    business({ placeholders: ['phone'] }),
    'content/business.yaml',
    /still marked.*delete the line "- phone"/,
  ],
  ['an example mailbox', business({ email: 'orders@example.org' }), 'content/business.yaml', /email.*orders@example/],
  [
    'a marked mailbox',
    business({ placeholders: ['email'] }),
    'content/business.yaml',
    /still marked.*delete the line "- email"/,
  ],
  [
    'a host that nobody confirmed',
    business({ placeholders: ['host'] }),
    'content/business.yaml',
    /privacy policy.*"netlify".*delete the line "- host"/,
  ],
  [
    'an open question',
    { confirmations: [{ question: 'Is the fee right?', file: 'content/business.yaml', done: false }] },
    'content/business.yaml',
    /confirm: Is the fee right\?/,
  ],
  [
    'an invented testimonial',
    { testimonials: [{ author: 'Robert T.', sample: true }] },
    'content/testimonials.yaml',
    /"Robert T\.".*delete the line "sample: true"/,
  ],
  [
    'a social profile to come',
    business({ socialProfile: null }),
    'content/business.yaml',
    /coming soon.*"socialProfile"/,
  ],
  [
    'an office that moved',
    { offices: [{ city: 'Tacoma', text: 'From Spokane we serve the east.' }] },
    'content/about.yaml',
    /office in Tacoma does not name Tacoma/,
  ],
  ['a post without a page', { posts: [{ title: 'Taxes', hasPage: false }] }, 'content/posts.yaml', /"Taxes" leads to/],
  [
    'a text that is not finished',
    { markdown: { 'content/resources/new.md': '# DRAFT marks it\nsummary: DRAFT' } },
    'content/resources/new.md',
    /line 2 says DRAFT/,
  ],
  [
    'a guide last read more than a year ago',
    { reviewed: [{ file: 'content/resources/old.md', reviewed: '2025-11-19', asOf: '2026-01-01' }] },
    'content/resources/old.md',
    /last read.*2025-11-19.*"reviewed"/,
  ],
  [
    'amounts checked more than a year ago',
    { reviewed: [{ file: 'content/resources/old.md', reviewed: '2026-01-01', asOf: '2025-11-19' }] },
    'content/resources/old.md',
    /amounts.*2025-11-19.*"asOf"/,
  ],
];

test('finds nothing on a site that is ready', () => {
  expect(findUnready(ready)).toEqual([]);
});

test('accepts SITE_URL instead of the address in business.yaml', () => {
  const change = business({ url: 'https://www.firm.example', placeholders: ['url'] });
  expect(findUnready({ ...ready, ...change, siteUrl: 'https://firm.com' })).toEqual([]);
});

test.each(unready)('reports %s, and nothing else, with its file', (_what, change, file, says) => {
  const findings = findUnready({ ...ready, ...change });
  expect(findings).toEqual([{ file, todo: expect.stringMatching(says) }]);
  expect(findings[0]?.todo).not.toContain('\n');
});

test('lists business facts first and old texts last', () => {
  const everything: LaunchInputs = Object.assign({}, ready, ...unready.map(([, change]) => change));
  const files = findUnready(everything).map(({ file }) => file);
  expect(files[0]).toBe('content/business.yaml');
  expect(files.at(-1)).toBe('content/resources/old.md');
});

test('names a draft in a hint and reports nothing in it', () => {
  const file = 'content/resources/new.md';
  expect(findUnready({ ...ready, markdown: { [file]: 'draft: true\nsummary: DRAFT' }, drafts: [file] })).toEqual([]);
  expect(draftHints([file])).toEqual([expect.stringMatching(/^content\/resources\/new\.md is a draft.*"draft: true"/)]);
});

test('hints at mail until it is configured', () => {
  expect(hintsFor({}).join()).toMatch(/SMTP_URL and MAIL_TO.*Netlify/);
  expect(hintsFor({ SMTP_URL: 'smtp://localhost', MAIL_TO: 'office@firm.com' })).toEqual([]);
});

test('every question in launch.yaml names an existing file', () => {
  expect(getConfirmations().filter(({ file }) => !existsSync(file))).toEqual([]);
});
