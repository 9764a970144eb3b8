/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { getTokens } from './business';
import { type Changes, type Entry, edited, field, withContent } from './fixture';
import * as content from './index';
import { contentMistakes } from './mistakes';

const guide = 'resources/step-up-basis.md';
const service = 'services/inheritance.md';
const guideText = readFileSync(`content/${guide}`, 'utf8');
const inBody = (text: string) => (source: string) => source.replace(/\n---\n/, `\n---\n\n${text}\n`);

test('the content has no mistakes', () => {
  expect(contentMistakes()).toEqual([]);
});

/** Each is reported with the line that has it. */
const slips: [slip: string, file: string, edit: (source: string) => string, says: RegExp][] = [
  ['a fee with a dollar sign', 'business.yaml', field('low', '$450'), /"fee", "low" is "\$450": write a whole number/],
  ['half a dollar', 'business.yaml', field('low', '450.50'), /"fee", "low" is 450.5: write a whole number/],
  ['a low fee above the high one', 'business.yaml', field('low', '99999'), /"fee": the low fee must be below/],
  ['a phone number with a digit too few', 'business.yaml', field('phone', '555-0142'), /"phone".*such as \(509\)/],
  ['an email address with a blank', 'business.yaml', field('email', 'me at firm.com'), /"email" is .*email/],
  ['an address with a closing slash', 'business.yaml', field('url', 'https://firm.com/'), /"url".*no slash at the end/],
  ['a founding year in the future', 'business.yaml', field('founded', '2999'), /"founded" is 2999.*no later than/],
  [
    'a year for months',
    'business.yaml',
    field('requestRetentionMonths', '2'),
    /Months" is 2: write a number of months, at least 12/,
  ],
  ['hours that disagree', 'business.yaml', field('opens', '07:00'), /"hours", entry 1: make "text" agree/],
  ['an unknown host', 'business.yaml', field('host', 'my-pc'), /"host" is "my-pc".*netlify/],
  ['an emptied field', 'business.yaml', field('turnaround', ''), /"turnaround" is empty/],
  ['a field that is not known', 'business.yaml', (source) => `${source}\nfax: none\n`, /"fax" is not a known field/],
  ['a field named twice', 'business.yaml', (source) => `${source}\nname: Us\n`, /keys must be unique/],
  ['a tab', 'business.yaml', (source) => source.replace('  low', '\tlow'), /tab/i],
  [
    'an office that the map lacks',
    'business.yaml',
    field('city', 'Springfield'),
    /"city" is "Springfield": the map knows/,
  ],
  ['a missing field', guide, (source) => source.replace(/^title:.*\n/m, ''), /"title" is missing/],
  ['a second colon', guide, field('title', 'Basis: A Guide'), /quotes around a value with a colon/],
  ['a picture that is not there', guide, field('image', 'my-photo'), /"image" is "my-photo": there is no such picture/],
  [
    'a day that does not exist',
    guide,
    field('updated', '2026-02-30'),
    /"updated" is "2026-02-30": write a date such as/,
  ],
  ['a review before publication', guide, field('reviewed', '2020-01-01'), /"reviewed".*on or after "published"/],
  ['a post from the future', 'posts.yaml', field('date', '2999-01-01'), /"date" is "2999-01-01".*not in the future/],
  [
    'a token that is not known',
    guide,
    field('summary', 'From {{price}}.'),
    /"summary": "\{\{price\}\}" is not the name/,
  ],
  ['a token in single braces', guide, inBody('From {fee}.'), /"body": "\{fee\}" is not the name/],
  ['a source that is not listed', guide, inBody('A rule.[^nowhere]'), /the source "nowhere" is not listed/],
  ['HTML in a text', guide, inBody('One <b>two</b>'), /write Markdown/],
  ['a page that does not exist', service, inBody('[Ask](/contact-us)'), /the link to "\/contact-us" leads nowhere/],
  ['a relative link', service, inBody('[Ask](contact)'), /the link to "contact" leads nowhere/],
  ['a question that does not exist', guide, inBody('[Who](/faq#nobody)'), /the link to "\/faq#nobody" leads nowhere/],
  ['a heading that does not exist', guide, inBody('[See](#nowhere)'), /the link to "#nowhere" leads nowhere/],
  ['a fixed text', 'home.yaml', field('headline', 'Fair values'), /"headline" is "Fair values": this text is fixed/],
  ['a fixed title', 'pages.yaml', (source) => source.replace('Insights &', 'News &'), /"title".*this text is fixed/],
];

test.each(slips)('%s is reported with its file and line', (_slip, file, edit, says) => {
  const before = readFileSync(`content/${file}`, 'utf8').split('\n');
  const after = edit(before.join('\n')).split('\n');
  const mistakes = withContent({ [file]: () => after.join('\n') }, contentMistakes);
  expect(mistakes.join('\n')).toMatch(says);
  const line = Number(/, line (\d+):/.exec(mistakes.find((mistake) => says.test(mistake)) ?? '')?.[1]);
  const changed = after.findIndex((text, index) => text !== before[index]) + 1;
  // A mistake of a group is on the group's first line, and a repeated or unknown field is on its own.
  expect(line).toBeGreaterThan(changed - 5);
  expect(line).toBeLessThan(changed + 4);
  expect(mistakes[0]).toMatch(new RegExp(`^content/${file}, line \\d+: [^\\n]+\\.$`));
});

test('reports the mistakes of every file', () => {
  const changes: Changes = {
    'home.yaml': (source) => source.replace('headline:', 'headlin:'),
    [guide]: (source) => source.replace('title:', 'titel:'),
    'texts/terms.md': () => 'No fields.',
    'resources/gift-tax.md.txt': () => 'A guide.',
    'resources/404.md': () => guideText,
    'testimonials.yaml': () => Buffer.from([0xff, 0xfe, 0x2d]) as never,
    'posts.yaml': () => undefined,
  };
  const report = withContent(changes, contentMistakes).join('\n');
  for (const says of [
    /"headlin" is not a/,
    /"titel" is not a/,
    /terms.md, line 1:.*"---"/,
    /gift-tax.md.txt: the site/,
  ])
    expect(report).toMatch(says);
  for (const says of [
    /404.md: name it/,
    /testimonials.yaml: save the file as UTF-8/,
    /posts.yaml: the file is missing/,
  ])
    expect(report).toMatch(says);
});

/** Edits that the owner makes every day, and true sentences. */
const ownersEdits: Changes = {
  'business.yaml': edited((business: { offices: Entry[]; fee: Entry } & Entry) => ({
    ...business,
    name: 'Mount Rainier Valuation',
    offices: [business.offices[0], { ...business.offices[1], city: 'Yakima' }],
    serviceArea: `Throughout Washington, with offices in ${business.offices[0]?.city} and Yakima`,
    hours: [{ days: 'Monday-Thursday', text: '9:30 AM-6:00 PM', opens: '09:30', closes: '18:00' }],
    fee: { ...business.fee, low: 525, high: 1250 },
    placeholders: undefined,
  })),
  'home.yaml': field('lede', '|\n  No honest appraiser can guarantee a result. Call us today!\n'),
  'testimonials.yaml': () => '- quote: "Five-star! The best firm: A+"\n  author: J. M.\n  position: CPA\n',
  'posts.yaml': () => '[]',
  'resources/another-guide.md': () =>
    guideText.replace(/^(title|pageTitle|description): .*/gm, '$1: Another guide to an appraisal in Washington'),
  [service]: inBody('## Short\n\nTwo words. [A law](http://example.org), [ours](/services#x) and [this](#short).'),
};

test.each([
  ...Object.entries(ownersEdits).map(([file, edit]) => [file, { [file]: edit }] as const),
  ['all together', ownersEdits] as const,
])("an owner's edit is no mistake: %s", (_what, changes) => {
  // A heading in a service's text has an id, but a link to it is not looked into.
  expect(withContent(changes, contentMistakes)).toEqual([]);
});

test.each(['509-555-0142', '509.555.0142', '+1 509 555 0142', '1-509-555-0142', '(509) 555 0142', '5095550142'])(
  'prints the phone number %s in one way',
  (written) => {
    const { phone, phoneLink } = withContent({ 'business.yaml': field('phone', written) }, content.getBusiness);
    expect([phone, phoneLink]).toEqual(['(509) 555-0142', 'tel:+15095550142']);
  },
);

test('a phone number in a running text can be tapped', () => {
  const { body } = withContent(
    { 'texts/terms.md': (source) => source.replace(/(---\n[\s\S]*?---\n)[\s\S]*/, '$1Call {{phone}}.\n') },
    () => content.getTextPage('terms'),
  );
  const { phone, phoneLink } = content.getBusiness();
  expect(body).toEqual([{ type: 'html', html: `<p>Call <a href="${phoneLink}">${phone}</a>.</p>` }]);
});

test('writes the constants of the specification as the specification does', () => {
  const specified = edited((business: Entry) => ({
    ...business,
    name: 'Certified Appraisals',
    founded: 2015,
    experienceYears: 20,
    offices: [
      { city: 'Spokane', state: 'Washington', where: 'in the east' },
      { city: 'Vancouver', state: 'Washington', where: 'in the southwest' },
    ],
    serviceArea: 'Throughout Washington State, with offices in Spokane and Vancouver',
    hours: [
      { days: 'Monday-Friday', text: '8:00 AM-5:00 PM', opens: '08:00', closes: '17:00' },
      { days: 'Saturday', text: 'By appointment only' },
      { days: 'Sunday', text: 'Closed' },
    ],
    fee: { low: 450, high: 1700, covers: 'a home in {{cities}}' },
    donationThreshold: 5000,
  }));
  withContent({ 'business.yaml': specified }, () => {
    expect(content.getBusiness().areasText).toBe('Spokane and Vancouver, Washington');
    expect(getTokens()).toMatchObject({
      experienceYears: '20+ years',
      experienceBadge: '20+ Years',
      hours: 'Monday-Friday 8:00 AM-5:00 PM, Saturday by appointment only, Sunday closed',
      fee: '$450-$1,700',
      typicalFee: '$450-$1,700 for a home in Spokane and Vancouver',
      donationThreshold: '$5,000',
    });
  });
});

test('the privacy policy follows the host', () => {
  const storage = (host: string) =>
    withContent({ 'business.yaml': field('host', host) }, () => JSON.stringify(content.getTextPage('privacy')));
  expect(storage('netlify')).toContain('runs on Netlify');
  expect(storage('own-server')).toContain('on our own server');
});

test('moving an office changes its county, map and texts', () => {
  const move = (source: string) => source.replaceAll('Vancouver', 'Tacoma');
  withContent({ 'business.yaml': move }, () => {
    const { offices, areasText } = content.getBusiness();
    expect(offices[1]).toMatchObject({ county: 'Pierce County', map: { shape: expect.stringMatching(/^M.*z$/) } });
    expect(areasText).toContain('Tacoma');
    expect(content.getDiagramData()['washington-map'].offices[1]).toMatchObject({ county: 'Pierce County' });
    expect(content.getAboutText().coverage.offices[1]?.city).toBe('Tacoma');
  });
});

test('publishes the street address, appraisers and start of the turnaround once they are filled in', () => {
  const fill = edited((business: { offices: Entry[]; turnaround: string } & Entry) => ({
    ...business,
    turnaroundStarts: 'the visit',
    appraisers: [{ name: 'Ann', credential: 'Certified' }],
    offices: [{ ...business.offices[0], street: '1 Main Street', postalCode: '99201' }, business.offices[1]],
  }));
  const { turnaround, turnaroundText, addresses, appraisers } = withContent(
    { 'business.yaml': fill },
    content.getBusiness,
  );
  expect(turnaroundText).toBe(`${turnaround} from the visit`);
  expect(addresses).toEqual([expect.stringMatching(/^1 Main Street, \w+, Washington 99201$/)]);
  expect(appraisers).toEqual([{ name: 'Ann', credential: 'Certified', certificate: null }]);
});

test.each([
  { draft: true, env: 'development', shown: true },
  { draft: true, env: 'production', shown: false },
  { draft: false, env: 'production', shown: true },
])('draft: $draft, in $env: shown is $shown', ({ draft, env, shown }) => {
  const path = '/resources/a-guide-nobody-has';
  const restored = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: env as 'test' });
  const changes: Changes = {
    'resources/a-guide-nobody-has.md': () => guideText.replace(/^title:.*/m, `title: Mine\ndraft: ${draft}`),
    [service]: (source) => source.replace(/path: \/\S+/, `path: ${path}`),
  };
  const found = withContent(changes, () => ({
    guides: content.getGuides().some((other) => other.path === path),
    pages: content.getPages().some((page) => page.path === path),
    link: content.getService('inheritance').relatedResources[0]?.exists,
    drafts: content.getDrafts().some((other) => other.path === path),
  }));
  restored.restore();
  expect(found).toEqual({ guides: shown, pages: shown, link: shown, drafts: draft });
});

test('a page of text is a page as soon as its file is there', () => {
  const careers = () => '---\ntitle: Careers\ndescription: Work.\nupdated: 2026-01-01\n---\nWrite to {{email}}.\n';
  withContent({ 'texts/careers.md': careers }, () => {
    expect(contentMistakes()).toEqual([]);
    expect(content.getPages()).toContainEqual(expect.objectContaining({ path: '/careers', pageTitle: 'Careers' }));
    expect(content.getTextPage('careers').body).toEqual([
      { type: 'html', html: expect.stringContaining(content.getBusiness().email) },
    ]);
  });
});

test('names the steps of a path in its breadcrumb', () => {
  expect(content.breadcrumbItems('/services/date-of-death', 'Date of Death')).toEqual([
    { label: 'Services', path: '/services' },
    { label: 'Date of Death', path: '/services/date-of-death' },
  ]);
  expect(content.breadcrumbItems('/resources/gift-tax')[1]?.label).toBe('Gift Tax');
});
