import { all, type Changes, changed, contentWith, edited, fileText, mistakesIn, set, withBody } from './testing';

const guide = 'resources/step-up-basis.md';
const service = 'services/inheritance.md';
/** Another guide, with the text of a guide that there is. */
const anotherGuide = (...edits: ((source: string) => string)[]) =>
  all(
    ...['title', 'metaTitle', 'metaDescription'].map((field) => set(field, `Another ${field}`)),
    ...edits,
  )(fileText(guide));

const firstIsLast = set('basicExclusion.values.0.from', '2027-01-01');
const sameIds = all(set('general.0.id', 'one'), set('estate.0.id', 'one'));
const deadline = { after: '1 day', name: 'A', who: 'You', what: 'A.', calendar: 'A' };
const newTrack = (what: string) =>
  set('tracks.birth', { from: 'From it', dateLabel: 'Its date', deadlines: [{ ...deadline, what }] });
const yearsOutOfOrder = all(set('dates.0.what', 'Bought'), set('dates.0.year', 9999));
const datesOutOfOrder = all(set('published', '2026-01-02'), set('updated', '2026-01-01'));
const sameAdjustments = all(set('comparison.adjustments.0', 'Size'), set('comparison.adjustments.1', 'Size'));
const sameSales = all(set('comparison.sales.0.name', 'Sale'), set('comparison.sales.1.name', 'Sale'));
const ourHost = new URL(contentWith({}).business.url).host.replace('www.', '');
const office = (city: string) => ({ city, covers: 'the center', street: '1 Main St', postalCode: 98901 });

const scaleOf = (stretches: string[]) =>
  `\`\`\`scale\ntitle: A\npoints: [{ at: 1 day, name: B }, { at: 2 days, name: C }]\nstretches: [${stretches}]\n\`\`\``;
const unquoted = (source: string) => source.replace(/title: .*/, 'title: {{name}}');

/** Each is reported with its file and the line that has it, and nothing else in that file. */
const slips: [slip: string, file: string, edit: (source: string) => string, line: string, says: RegExp][] = [
  ['a fee of one amount', 'business.yaml', set('fee', { low: 5, high: 5, covers: 'A' }), 'low:', /the low fee must be/],
  ['a fee for an unknown place', 'business.yaml', set('fee.covers', 'in {{city}}'), 'covers:', /only .* {{cities}}/],
  ['a name too long', 'business.yaml', set('name', 'x'.repeat(41)), 'name:', /room for 40 characters/],
  ['a foreign phone number', 'business.yaml', set('phone', '+44 20 7946 0958'), 'phone:', /such as \(509\) 555/],
  ['an address without https', 'business.yaml', set('url', 'firm.com'), 'url:', /such as https:/],
  ['an address of a page', 'business.yaml', set('url', 'https://firm.com/a'), 'url:', /such as https:/],
  ['an unknown host', 'business.yaml', set('hosting', 'my-pc'), 'hosting:', /"my-pc": write one of netlify, own-/],
  ['a ZIP code too long', 'business.yaml', set('offices.0.postalCode', '99201x'), 'postalCode:', /such as 99201/],
  ['a profile without https', 'business.yaml', set('socialProfile', 'http://a.com'), 'socialProfile:', /https:/],
  ['an emptied field', 'business.yaml', set('turnaround', null), 'turnaround:', /is empty: write a text/],
  ['a text in place of a list', 'business.yaml', set('hours', 'daily'), 'hours:', /"daily": write a list, with "- "/],
  ['a text in place of fields', 'business.yaml', set('fee', 450), 'fee:', /"450": write its fields below it/],
  ['an office too many', 'business.yaml', set('offices.2', office('Yakima')), 'city:', /write at most 2 entries/],
  ['a field that is not known', 'business.yaml', set('fax', 'none'), 'fax:', /"fax" is not a known field/],
  ['a field named twice', 'posts.yaml', () => 'a: b\na: c\n', 'a: c', /a field of this name is already above/],
  ['a tab', 'posts.yaml', () => 'a:\n\tb: c\n', 'b:', /begin the line with spaces/],
  ['a second colon', 'posts.yaml', () => '- title: Basis: A Guide\n', 'Basis', /quotes around a value with a colon/],
  ['emphasis at the start', 'posts.yaml', () => '- title: *Really*\n', 'title:', /quotes around a value that begins/],
  ['an & at the start', 'posts.yaml', () => '- title: &Really free?\n', 'title:', /quotes around a value that begins/],
  ['a # that cuts off words', 'posts.yaml', () => '- title: No #1\n', 'title:', /quotes around a value with " #"/],
  ['a named value without quotes', 'buyout.yaml', unquoted, 'title:', /write one text, in quotes if/],
  ['a missing field', guide, edited((fields) => fields.delete('title')), 'metaTitle:', /"title" is missing/],
  ['a picture that is not there', guide, set('image', 'my-photo'), 'image:', /"my-photo": .* There are [\w-]+, /],
  ['amounts out of order', 'amounts.yaml', firstIsLast, 'from: 2027', /in the order of their dates/],
  ['a day to come', guide, set('updated', '2099-01-01'), 'updated:', /write a date that is not in the future/],
  ['an update before the guide', guide, datesOutOfOrder, 'updated:', /write a date that is not before "published"/],
  ['too short a time', 'business.yaml', set('requestRetentionMonths', 11), 'Months:', /at least 12/],
  ['a long quote', 'testimonials.yaml', set('0.quote', 'x'.repeat(601)), 'quote:', /"x{60}…": a phone shows/],
  ['a long name', 'sample-report.yaml', set('comparison.adjustments.0', 'Two-car garage'), 'Two-car', /to 12 char/],
  ['an unknown value', guide, set('description', '{{a}}'), '{{a}}', /"description": "{{a}}" is .*{{fee}}/],
  ...['{fee}', 'fee}}', '{{{fee}}}', '{{price}}'].map((named): (typeof slips)[number] => [
    ...([`the value ${named}`, guide, withBody(`One.\n\nFrom ${named}\nThen.`), 'From'] as const),
    new RegExp(`"body": "${named.replace(/[{}]/g, '\\$&')}" is not the name`),
  ]),
  ['markup in the name', 'business.yaml', set('name', 'Smith <Sons>'), 'name:', /"name" is "Smith <Sons>": write it w/],
  ['braces in a value', 'business.yaml', set('turnaround', '{{fee}}'), 'turnaround:', /no value can be named here/],
  ['an odd day', 'amounts.yaml', set('basicExclusion.values.0.from', '2018-01-15'), '2018-01-15', /first day of a mo/],
  ['HTML in a block', 'about.yaml', (text) => text.replace(/\|\n +/, '$&<br>'), '<br>', /write Markdown/],
  ['HTML in a track that no text draws', 'deadlines.yaml', newTrack('A<br>'), '<br>', /"birth".*"what": write Mark/],
  ['a source of a deadline', 'deadlines.yaml', newTrack('A[^a]'), 'A[^a]', /"a" is not listed: .* "sources"/],
  ['a dead link in a drawing', 'transfers.yaml', set('title', '[A](/a)'), 'title:', /the link to "\/a" leads nowhere/],
  ...['[us] (/faq)', '[us] (https://a.org)', '[us](/my faq)', '[us](javascript:a)', '[us][faq]'].map(
    (link): (typeof slips)[number] => [
      ...([`the broken link ${link}`, service, withBody(`One [sic] (*x*).\n\nAsk\n**${link}**`), '[us]'] as const),
      /"body": write a link as \[words\]\(\/contact\), with no space/,
    ],
  ),
  ['a page that does not exist', service, withBody('Ask\n[us](/contact-us)'), '[us]', /"\/contact-us" leads nowhere/],
  ...['http://', 'https://www.'].map((start): (typeof slips)[number] => [
    ...([`a dead address of ours with ${start}`, service, withBody(`[A](${start}${ourHost}/a)`), '[A]'] as const),
    /leads nowhere/,
  ]),
  ...['/a%ff', '/_headers', '/pictures', '/.nojekyll'].map((url): (typeof slips)[number] => [
    ...([`the address ${url}`, service, withBody(`[A](${url})`), '[A]'] as const),
    /leads nowhere/,
  ]),
  ['a question that does not exist', service, withBody('[Who](/faq#nobody)'), 'Who', /no section or question/],
  ['a part of its own page', 'pages.yaml', set('/faq.elsewhere', '[A](#b)'), '[A]', /\/faq has no section or/],
  ['a heading that does not exist', service, withBody('## A\n\n[See](#b)'), 'See', /"#b" leads nowhere/],
  ['a part of other pages', service, withBody('[A](/privacy#sample-report)'), '[A]', /\/privacy has no section or/],
  ['a part as the whole', service, set('sampleReport.fullReportAt', 'inheritance'), 'fullRep', /page shows a part of/],
  ['dates out of order', 'step-up.yaml', yearsOutOfOrder, 'Bought', /the three years in their order/],
  ['a track with a space', 'deadlines.yaml', set('tracks.the birth', { from: 'A' }), 'from: A', /lowercase letters/],
  [
    'an adjustment too few',
    'sample-report.yaml',
    set('comparison.sales.0.adjustments', [0]),
    'heading:',
    /one adjustment/,
  ],
  ['an adjustment twice', 'sample-report.yaml', sameAdjustments, 'adjustments:', /its own name/],
  ['a sale twice', 'sample-report.yaml', sameSales, 'name: Sale', /its own name/],
  [
    'a stretch too many',
    service,
    withBody(scaleOf(['one', 'two'])),
    'stretches',
    /one text for each point and the next/,
  ],
  ['an id twice', 'faq.yaml', sameIds, 'id: one', /"estate", entry 1, "id".* above.* has the id "one" too/],
  ['the id of a part of the page', 'faq.yaml', set('general.0.id', 'main'), 'id: main', /"general", entry 1, "id"/],
  ['a post twice', 'posts.yaml', (source) => source + source, '- id:', /two posts have the same id: change one/],
  ['a fixed title', 'pages.yaml', edited((f) => f.setIn(['/faq', 'title'], 'Q')), 'title: Q', /"title" is not a known/],
];

test.each(slips)('%s is reported with its file and line', (_slip, file, edit, line, says) => {
  let after = '';
  const change = (source: string) => {
    after = edit(source);
    return after;
  };
  const files = changed({ [file]: change });
  const inFile = (some: typeof files) =>
    mistakesIn(some).filter((mistake) => mistake.startsWith(`content/${file}, line `));
  // Without the other files, which aren't needed to find what is wrong in a field, this is faster.
  const alone = inFile(new Map([...files].filter(([name]) => name === file)));
  const found = alone.length > 0 ? alone : inFile(files);
  expect(found).toEqual([expect.stringMatching(says)]);
  const [, at] = / line (\d+): [^\n]+\.$/.exec(found[0] ?? '') ?? [];
  expect(after.split('\n')[Number(at) - 1]).toContain(line);
});

test.each([
  ['posts.yaml', undefined, /posts.yaml: the file is missing/],
  ['resources/step-up-basis.md', undefined, /step-up-basis.md: the file is missing/],
  ['texts/privacy.md', undefined, /privacy.md: the file is missing/],
  ['posts.yaml', Buffer.from([0xff, 0xfe, 0x2d]), /posts.yaml: save the file as UTF-8/],
  ['texts/terms.md', 'No fields.', /terms.md, line 1: the file needs a line "---"/],
  ['gift-tax.md', 'A guide.', /gift-tax.md: the site reads no file of that name/],
  ['resources/404.md', 'A guide.', /404.md: the site reads no file of that name/],
  ['texts/page-not-found.md', 'A text.', /page-not-found.md: the site reads no file/],
  ['texts/robots.md', 'A text.', /robots.md: the site reads no file/],
  ['texts/healthz.md', 'A text.', /healthz.md: the site reads no file/],
  ['texts/index.md', 'A text.', /index.md: the site reads no file/],
  ['texts/about.md', 'A text.', /about.md: the site reads no file of that name/],
  ['resources/gift-tax.md.txt', 'A guide.', /gift-tax.md.txt: the site reads no file of that name/],
])('reports %s that the site cannot read', (file, source, says) => {
  expect(mistakesIn(changed({ [file]: () => source }))).toEqual([expect.stringMatching(says)]);
});

test('names a mistake in a drawing once, in its own file', () => {
  expect(mistakesIn(changed({ 'buyout.yaml': set('title', 'A <br>') }))).toEqual([
    expect.stringMatching(/^content\/buyout.yaml, line/),
  ]);
});

/** Edits that the owner makes, and other ways to write what there is. */
const ownersEdits: Changes = {
  'business.yaml': all(
    set('name', 'Róisín O’Brien & José García Appraisals'),
    set('offices', [office('Yakima'), office('Pasco')]),
    set('hours', [{ days: 'Mon. to Thu.', text: '9:30 AM-noon, 1 PM-6 PM' }]),
    set('phone', 2064441234),
    set('url', 'https://firm.com/'),
    set('appraisers', [{ name: 'Ann', credential: 'State-Certified Residential Appraiser', certificate: 1234567 }]),
  ),
  'deadlines.yaml': all(
    set('sources.ours', 'A law.'),
    newTrack('Ask {{name}}, [{{phone}}]({{phoneLink}}) or [us](/contact).[^ours]'),
  ),
  'pages.yaml': set('/faq.elsewhere', '[Here](#general-questions)'),
  'transfers.yaml': set('title', '[Here](#process)'),
  'professionals.yaml': set('groups.0.points.0.text', '[This](#professionals-title).'),
  'home.yaml': all(
    set('lede', 'No honest appraiser can guarantee a result. Call us today!'),
    set('why.accuracy', '[This](#testimonials).'),
  ),
  'testimonials.yaml': () => '- { quote: "Five-star! The best firm: A+", author: J. M., position: CPA, sample: no }',
  'posts.yaml': () => '# None yet',
  'launch.yaml': () => '\uFEFF- question: One?\r\n  file: faq\r\n  done: yes\r\n',
  [guide]: (source) => `\uFEFF${source.replaceAll('\n', '\r\n')}`,
  'resources/another-guide.md': () => anotherGuide(withBody('## Here\n\n[There](#here)')),
  'texts/careers.md': () =>
    '---\ntitle: Careers\nmetaDescription: Work.\nupdated: 2026-01-01\n---\n## Process\n\nWrite to {{email}}.\n' +
    '[A law](http://example.org), [ours](/services), [this](#process-1), [that](#résumés), [map](/sitemap.xml),\n[icon](/icon.svg), ' +
    '[form](/contact?service=gift), [text](sms:+15095550142) and [Call {{phone}}]({{phoneLink}}).\n' +
    'Each [spouse]\\(s), [sic] (p. 5) and\n' +
    '[attorneys](/services#professionals), [steps](/services/inheritance#process), [estate](/faq#general-questions)\n\n## Résumés',
};

test("an owner's edits are no mistakes, and shown", () => {
  expect(contentWith(ownersEdits)).toMatchObject({
    about: { coverage: { offices: [{ city: 'Yakima' }, { city: 'Pasco' }] } },
    testimonials: [{ quote: 'Five-star! The best firm: A+', author: 'J. M.', position: 'CPA', sample: false }],
    launchQuestions: [{ question: 'One?', file: 'faq', who: 'owner', done: true }],
  });
});

test('reads the words that YAML has for nothing as texts, and names of the language as names of tracks', () => {
  const author = (source: string) => source.replace('---\n', '---\nauthor: Null\n');
  const track = set('tracks.markdown', { from: 'A', dateLabel: 'B', deadlines: [deadline] });
  expect(contentWith({ [guide]: author, 'deadlines.yaml': track }).guide('step-up-basis').author).toBe('Null');
});

const body = (text: string, changes: Changes = {}) =>
  contentWith({ ...changes, 'texts/terms.md': withBody(text) })
    .textPage('terms')
    .body.sections.flatMap(({ parts }) => parts);
const barsOf = (title: string) =>
  `\`\`\`bars\ntitle: ${title}\nbars: [{ name: A, parts: [{ role: debt, name: fee, amount: 5 }] }]\n\`\`\``;

test('a value enters a drawing as text, whatever YAML makes of it', () => {
  const value = set('turnaround', '5-7 days #1: rated');
  expect(body(barsOf('In {{turnaround}} at most'), { 'business.yaml': value })).toMatchObject([
    { drawing: { title: { html: 'In 5-7 days #1: rated at most' } } },
  ]);
});

test('braces that name no value stay', () => {
  expect(body(`A {sic} \`{x}\` and }.\n\n${barsOf('A')}`)).toMatchObject([
    { html: '<p>A {sic} <code>{x}</code> and }.</p>' },
    { drawing: { kind: 'bars' } },
  ]);
});

test('writes an email address as it is', () => {
  const [part] = body('_To_ {{email}}', { 'business.yaml': set('email', '_a_@firm.com') });
  expect(part).toMatchObject({ html: '<p><em>To</em> <a href="mailto:_a_@firm.com">_a_@firm.com</a></p>' });
});

test('writes the constants of the specification as the specification does', () => {
  const specified = all(
    set('phone', '1-509.555 0142'),
    set('experienceYears', 20),
    set('offices', [
      { city: 'Spokane', covers: 'the east', street: '1 Main St', postalCode: 99201 },
      { city: 'Vancouver', covers: 'the southwest' },
    ]),
    set('fee', { low: 450, high: 1700, covers: 'a home in {{cities}}' }),
    set('donationThreshold', 5000),
    set('requestRetentionMonths', 12),
  );
  const content = contentWith({ 'business.yaml': specified });
  expect(content).toMatchObject({
    business: {
      phone: '(509) 555-0142',
      phoneLink: 'tel:+15095550142',
      areasText: 'Spokane and Vancouver, Washington',
      addresses: ['1 Main St, Spokane, Washington 99201'],
      serviceArea: 'Throughout Washington State, with offices in Spokane and Vancouver',
      upload: { types: ['PDF', 'JPG', 'PNG'] },
    },
    home: { why: { cards: [{ title: 'Accuracy' }, { title: 'Confidentiality' }, { title: 'Fast Turnaround' }] } },
    about: { badges: [{ title: 'State Certified' }, { title: '20+ Years' }] },
  });
  expect(content.home.why.title).toMatch(/^Why Choose \w/);
  const categories = 'General Questions, Divorce Appraisals, Estate & Inheritance Appraisals, The Appraisal Process';
  expect(content.faq.map(({ category }) => category).join(', ')).toBe(categories);
  const { path, title, metaTitle } = content.page('/');
  expect([path, title]).toEqual(['/', 'Independent, defensible valuations for life’s biggest transitions']);
  expect(metaTitle).toMatch(/^\w.* \| Divorce & Estate Appraisal Specialists$/);
  expect(Object.fromEntries(content.business.namedValues)).toMatchObject({
    experienceYears: '20+ years',
    citiesOr: 'Spokane or Vancouver',
    fee: '$450-$1,700',
    typicalFee: '$450-$1,700 for a home in Spokane and Vancouver',
    donationThreshold: '$5,000',
    requestRetention: '12 months',
  });
});

test('fills in named values in the words that drawings read', () => {
  const changes = {
    'transfers.yaml': set('bars.1.name', 'Above {{annualExclusion}}'),
    'deadlines.yaml': newTrack('Ask {{name}}.'),
  };
  const drawn = JSON.stringify(body('```transfers\n```\n\n```deadlines\ntitle: A\ntracks: [birth]\n```', changes));
  expect(drawn).toMatch(/"Above \$\d.*"Ask \w/);
});

// A line break in a text is a space.
test.each([
  [null, '5 days'],
  ['the visit', '5 days from the visit'],
])('says what the turnaround counts from, if the owner does: %j', (starts, says) => {
  const changes = all(set('turnaround', '5 \n days '), set('turnaroundStarts', starts));
  expect(contentWith({ 'business.yaml': changes }).business.turnaroundText).toBe(says);
});

test('the privacy policy follows the host', () => {
  const stored = (where: string) => set(`privacy.${where}.requestStorage`, `Stored with ${where}.`);
  for (const hosting of ['netlify', 'own-server']) {
    const changes = all(stored('netlify'), stored('own-server'), set('hosting', hosting));
    expect(body('{{requestStorage}}', { 'business.yaml': changes })).toMatchObject([
      { html: `<p>Stored with ${hosting}.</p>` },
    ]);
  }
});

test('lists a guide that the owner adds, and links it where the specification names it', () => {
  const path = '/resources/gift-tax';
  const planned = { title: 'Planned', path: '/resources/planned' };
  const content = contentWith({
    'resources/gift-tax.md': () => anotherGuide(edited((fields) => fields.delete('callToAction'))),
    [service]: set('relatedResources', [{ title: 'Gifts', path }, planned]),
  });
  for (const list of [content.guides, content.pages]) expect(list).toContainEqual(expect.objectContaining({ path }));
  const { publishedGuides, plannedGuides } = content.service('inheritance');
  expect(publishedGuides).toMatchObject([{ path, title: 'Gifts', metaTitle: 'Another metaTitle' }]);
  expect(plannedGuides).toEqual([planned]);
  expect(() => content.guide('planned')).toThrow('There is no "planned" in content/.');
  const { callToAction } = content.page('/resources');
  expect(content.guide('gift-tax')).toMatchObject({ callToAction, shortAnswer: expect.stringMatching(/^<p>/) });
});

test('a part of the sample report has a heading of its own, and no details that only the whole report has', () => {
  const detail = { label: 'A', text: 'B' };
  const day = set('effectiveDate', { label: 'Date', text: 'May 1' });
  const changes = all(set('heading', 'Whole'), set('partHeading', 'Part'), set('details', [detail]), day);
  const own = { fullReportAt: 'date-of-death', date: 'the gift', value: 'Value', details: [{ label: 'C', text: 'D' }] };
  const content = contentWith({ 'sample-report.yaml': changes, [service]: set('sampleReport', own) });
  const [part, whole] = ['inheritance', 'date-of-death'].map((id) => content.service(id).sampleReport);
  expect(part).toMatchObject({
    heading: 'Part',
    fullReportPath: '/services/date-of-death',
    value: { title: 'Value as of May\u00a01' },
    details: [{ label: 'Date', text: 'May 1, the gift' }, ...own.details],
  });
  expect(whole).toMatchObject({ heading: 'Whole', fullReportPath: undefined });
  expect(whole?.details).toContainEqual(detail);
});
