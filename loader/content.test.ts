import { type Changes, chain, contentWith, editYaml, filesWith, fileText, mistakesIn, set, withBody } from './testing';

const guide = 'resources/step-up-basis.md';
const service = 'services/inheritance.md';
/** Another guide, with the text of a guide that there is. */
const anotherGuide = (...edits: ((source: string) => string)[]) =>
  chain(
    ...['title', 'metaTitle', 'metaDescription'].map((field) => set(field, `Another ${field}`)),
    ...edits,
  )(fileText(guide));

const firstIsLast = set('basicExclusion.values.0.from', '2027-01-01');
const aPost =
  '- { id: a, title: A, excerpt: One., date: 2026-01-01, readTime: 1 min read, image: home-hero, category: Law }\n';
const sameIds = chain(set('general.0.id', 'one'), set('estate.0.id', 'one'));
const deadline = { after: '1 day', name: 'A', who: 'You', toDo: 'A.', calendarTitle: 'A' };
const newTrack = (toDo: string) =>
  set('tracks.birth', { startLabel: 'From it', dateLabel: 'Its date', deadlines: [{ ...deadline, toDo }] });
const weeks = set('tracks.death.deadlines.0.after', '6 weeks');
const withLateYear = (date: number) => chain(set('dates.0.event', 'Bought'), set(`dates.${date}.year`, 9999));
const datesOutOfOrder = chain(set('published', '2026-01-02'), set('updated', '2026-01-01'));
const numbersOnly = set('comparison.sales.0.adjustments', [6000]);
const unknownAdjustment = set('comparison.sales.1.adjustments.Pool', -1);
const adjustmentTwice = editYaml((fields) => fields.addIn(['comparison', 'adjustments'], 'Size'));
const commaInAdjustment = set('comparison.sales.0.adjustments.Size', '6,000');
const fourthSale = { name: 'Sale 4', image: 'sale-1', sold: 'May', price: 1, area: 1 };
const ourHost = new URL(contentWith({}).business.url).host.replace('www.', '');
const pictured = { text: 'There.', image: 'about-spokane', imageAlt: 'A bridge' };
const office = (city: string) => ({ ...pictured, city, covers: 'the center', street: '1 Main St', postalCode: 98901 });

const unquoted = (source: string) => source.replace(/title: .*/, 'title: {{name}}');

type Slip = [slip: string, file: string, edit: (source: string) => string, line: string, says: RegExp];
/** In the text of a service, several ways to write something. */
const inText = (line: string, says: RegExp, written: string[], textOf = (one: string) => `[A](${one})`) =>
  written.map((one): Slip => [`${one} in a text`, service, withBody(textOf(one)), line, says]);

/** Each is reported with its file and the line that has it, and nothing else in that file. */
const slips: Slip[] = [
  ['a fee of one amount', 'business.yaml', set('fee', { low: 5, high: 5, covers: 'A' }), 'low:', /the low fee must be/],
  ['a fee for an unknown place', 'business.yaml', set('fee.covers', 'in {{city}}'), 'covers:', /only .* {{cities}}/],
  ['a name too long', 'business.yaml', set('name', 'x'.repeat(41)), 'name:', /room for 40 characters/],
  ['an address without https', 'business.yaml', set('url', 'firm.com'), 'url:', /such as https:/],
  ['an address of a page', 'business.yaml', set('url', 'https://firm.com/a'), 'url:', /such as https:/],
  ['words around a phone number', 'business.yaml', set('phone', 'call (509) 555-0142'), 'phone:', /such as \(509\) 5/],
  ['an extension', 'business.yaml', set('phone', '509 555 0142, 3'), 'phone:', /such as \(509\) 5/],
  ['an unknown host', 'business.yaml', set('hosting', 'my-pc'), 'hosting:', /"my-pc": write one of netlify, own-/],
  ['a profile without https', 'business.yaml', set('socialProfile', 'http://a.com'), 'socialProfile:', /https:/],
  ['an emptied field', 'business.yaml', set('turnaround', null), 'turnaround:', /is empty: write a text/],
  ['a text in place of a list', 'business.yaml', set('hours', 'daily'), 'hours:', /"daily": write a list, with "- "/],
  ['a text in place of fields', 'business.yaml', set('fee', 450), 'fee:', /"450": write its fields below it/],
  ['an empty list', 'business.yaml', set('hours', []), 'hours:', /"hours": write at least 1 entry\./],
  ['a short ZIP code', 'business.yaml', set('offices.0.postalCode', 9920), 'postalCode:', /a ZIP code, such as 99201/],
  ['an email address in words', 'business.yaml', set('email', 'ann at firm.com'), 'email:', /such as orders@example/],
  ...['', '007', '$450', '1,450'].map(
    (low): Slip => [`the fee "${low}"`, 'business.yaml', set('fee.low', low), 'low:', /digits only, such as 450/],
  ),
  ['words around a year', 'business.yaml', set('founded', 'in 2015'), 'founded:', /write a year such as 2015/],
  ['an office too many', 'business.yaml', set('offices.2', office('Yakima')), 'city:', /write at most 2 entries/],
  ['a field that is not known', 'business.yaml', set('fax', 'none'), 'fax:', /"fax" is not a known field/],
  ['a field named twice', 'posts.yaml', () => 'a: b\na: c\n', 'a: c', /a field of this name is already above/],
  ['a tab', 'posts.yaml', () => 'a:\n\tb: c\n', 'b:', /begin the line with spaces/],
  ['a second colon', 'posts.yaml', () => '- title: Basis: A Guide\n', 'Basis', /quotes around a value with a colon/],
  ['emphasis at the start', 'posts.yaml', () => '- title: *Really*\n', 'title:', /quotes around a value that begins/],
  ['an & at the start', 'posts.yaml', () => '- title: &Really free?\n', 'title:', /quotes around a value that begins/],
  ['a # that cuts off words', 'posts.yaml', () => '- title: Suite # 5\n', 'title:', /quotes around a value with " #"/],
  ['a ! at the start', 'posts.yaml', () => '- title: !Really free\n', 'title:', /a value that begins with !/],
  ['a named value without quotes', 'step-up.yaml', unquoted, 'title:', /write one text, in quotes if/],
  ['a drawing in a field', 'contact.yaml', set('privacy', '```step-up\n```'), '```step-up', /only the text below the/],
  ['a text among the fields', guide, set('body', 'A'), 'body:', /write the text below the fields/],
  ['a missing field', guide, editYaml((fields) => fields.delete('title')), 'metaTitle:', /"title" is missing/],
  ['a picture that is not there', guide, set('image', 'my-photo'), 'image:', /"my-photo": .* There are [\w-]+, /],
  ['amounts out of order', 'amounts.yaml', firstIsLast, 'from: 2027', /in the order of their dates/],
  ['a day to come', guide, set('updated', '2099-01-01'), 'updated:', /write a date that is not in the future/],
  ['an update before the guide', guide, datesOutOfOrder, 'updated:', /write a date that is not before "published"/],
  ['too short a time', 'business.yaml', set('requestRetentionMonths', 11), 'Months:', /at least 12/],
  ['one benefit', service, set('benefits', ['One']), '- One', /write at least 2 entries/],
  ['a process without steps', service, set('process', []), 'process:', /"process": write at least 1 entry\./],
  ['a clause without terms', 'professionals.yaml', set('clause.terms', []), 'terms:', /write at least 1 entry\./],
  ['neither yes nor no', 'launch.yaml', set('0.done', 'maybe'), 'done:', /"done" is "maybe": write true or false/],
  ['a guide without its folder', service, set('relatedResources.0.path', '/gift-tax'), 'path:', /address of a guide/],
  ['an unknown position', 'testimonials.yaml', set('0.position', 'Heir'), 'position:', /write one of Divorce Client, /],
  ['a long quote', 'testimonials.yaml', set('0.quote', 'x'.repeat(601)), 'quote:', /"x{60}…": a phone shows/],
  ['a long name', 'sample-report.yaml', set('comparison.adjustments.0', 'Two-car garage'), 'Two-car', /to 12 char/],
  ['an unknown value', guide, set('description', '{{a}}'), '{{a}}', /"description": "{{a}}" is .*{{fee}}/],
  ...inText(
    'From',
    /"body": "\{*\w+\}+" is not the name/,
    ['{fee}', 'fee}}', '{{{fee}}}', '{{price}}'],
    (named) => `One.\n\nFrom ${named}\nThen.`,
  ),
  ['markup in the name', 'business.yaml', set('name', 'Smith <Sons>'), 'name:', /"name" is "Smith <Sons>": write it w/],
  ['braces in a value', 'business.yaml', set('turnaround', '{{fee}}'), 'turnaround:', /no value can be named here/],
  ['an odd day', 'amounts.yaml', set('basicExclusion.values.0.from', '2018-01-15'), '2018-01-15', /first day of a mo/],
  ['HTML in a block', 'about.yaml', (text) => text.replace(/\|\n +/, '$&<br>'), '<br>', /write Markdown/],
  ['HTML in a track that no text draws', 'deadlines.yaml', newTrack('A<br>'), '<br>', /"birth".*"toDo": write Mark/],
  ['a source of a deadline', 'deadlines.yaml', newTrack('A[^ours]'), 'A[^', /"ours" is not listed: .* "sources"/],
  ['a dead link in a drawing', 'step-up.yaml', set('title', '[A](/a)'), 'title:', /the link to "\/a" leads nowhere/],
  ...inText(
    '[us]',
    /"body": write a link as \[words\]\(\/contact\), with no space/,
    ['[us] (/faq)', '[us] (https://a.org)', '[us](/my faq)', '[us](javascript:a)', '[us][faq]'],
    (link) => `One [sic] (*x*).\n\nAsk\n**${link}**`,
  ),
  ['a page that does not exist', service, withBody('Ask\n[us](/contact-us)'), '[us]', /"\/contact-us" leads nowhere/],
  ...inText('[A]', /leads nowhere/, [`http://${ourHost}/a`, `https://www.${ourHost}/a`, '/a%ff']),
  ...inText('[A]', /leads nowhere/, ['/_headers', '/pictures', '/.nojekyll', '#', '']),
  ['a question that does not exist', service, withBody('[Who](/faq#nobody)'), 'Who', /no section or question/],
  ['a part of its own page', 'pages.yaml', set('/faq.seeAlso', '[A](#b)'), '[A]', /\/faq has no section or/],
  ['a heading that does not exist', service, withBody('## A\n\n[See](#b)'), 'See', /"#b" leads nowhere/],
  ['a part of other pages', service, withBody('[A](/privacy#sample-report)'), '[A]', /\/privacy has no section or/],
  ['a part as the whole', service, set('sampleReport.fullReportAt', 'inheritance'), 'fullRep', /page shows a part of/],
  ['a house bought after the death', 'step-up.yaml', withLateYear(0), 'Bought', /the three years in their order/],
  ['a house sold before the death', 'step-up.yaml', withLateYear(1), 'Bought', /the three years in their order/],
  ['weeks until a deadline', 'deadlines.yaml', weeks, 'after:', /a time such as 40 days/],
  [
    'a track with a space',
    'deadlines.yaml',
    set('tracks.the birth', { startLabel: 'A' }),
    'startLabel: A',
    /lowercase letters/,
  ],
  ['an adjustment that is not listed', 'sample-report.yaml', unknownAdjustment, 'Pool:', /"Pool": write one of /],
  ['an adjustment listed twice', 'sample-report.yaml', adjustmentTwice, 'adjustments:', /each adjustment its own name/],
  ['a comma in an adjustment', 'sample-report.yaml', commaInAdjustment, '6,000', /digits only, such as -12000/],
  ['a fourth sale', 'sample-report.yaml', set('comparison.sales.3', fourthSale), 'Sale 1', /write at most 3 entries/],
  ['adjustments without names', 'sample-report.yaml', numbersOnly, '- 6000', /write its fields below it/],
  ['an id twice', 'faq.yaml', sameIds, 'id: one', /"estate", entry 1, "id".* above.* has the id "one" too/],
  ['the id of a part of the page', 'faq.yaml', set('general.0.id', 'main'), 'id: main', /"general", entry 1, "id"/],
  ['a post twice', 'posts.yaml', () => aPost + aPost, '- {', /give each entry its own "id"/],
  ['a fixed title', 'pages.yaml', editYaml((f) => f.setIn(['/faq', 'title'], 'Q')), 'title: Q', /"title" is not a/],
];

test.each(slips)('%s is reported with its file and line', (_slip, file, edit, line, says) => {
  let after = '';
  const change = (source: string) => {
    after = edit(source);
    return after;
  };
  const files = filesWith({ [file]: change });
  const inFile = (some: typeof files) => mistakesIn(some).filter((one) => one.startsWith(`content/${file}, line `));
  // Without the other files, which aren't needed to find what is wrong in a field, this is faster.
  const alone = inFile(new Map([...files].filter(([name]) => name === file)));
  const found = alone.length > 0 ? alone : inFile(files);
  expect(found).toEqual([expect.stringMatching(says)]);
  const [, at] = / line (\d+): [^\n]+\.$/.exec(found[0] ?? '') ?? [];
  expect(after.split('\n')[Number(at) - 1]).toContain(line);
});

afterEach(() => void jest.useRealTimers());

test('takes the date of whoever edits the content, who can be a day ahead of the owner', () => {
  jest.useFakeTimers({ now: new Date('2026-01-01T10:00:00Z') });
  const says = (day: string) => mistakesIn(new Map([['texts/terms.md', Buffer.from(`---\nupdated: ${day}\n---\n`)]]));
  expect(says('2026-01-02').join()).not.toContain('in the future');
  expect(says('2026-01-03').join()).toContain('in the future');
});

type WholeFile = [file: string, edit: Changes[string], says: RegExp];
const ofOtherPages = ['404', 'page-not-found', 'robots', 'healthz', 'index', 'about'].map((name) => `texts/${name}`);
const unreadable = ['gift-tax', 'resources/404', ...ofOtherPages];
test.each<WholeFile>([
  ['posts.yaml', () => undefined, /posts.yaml: the file is missing/],
  [guide, () => undefined, /step-up-basis.md: the file is missing/],
  ['texts/privacy.md', () => undefined, /privacy.md: the file is missing/],
  ['posts.yaml', () => Buffer.from([0xff, 0xfe, 0x2d]), /posts.yaml: save the file as UTF-8/],
  ['texts/terms.md', () => '---\nA text\n---\n', /terms.md, line 2: this is "A text": write its fields/],
  ['texts/terms.md', () => 'No fields.', /terms.md, line 1: the file needs a line "---"/],
  // Once, not in each text that draws it.
  ['step-up.yaml', set('title', 'A <br>'), /step-up.yaml, line \d+: "title": write Markdown/],
  ...unreadable.map(
    (name): WholeFile => [`${name}.md`, () => 'A text.', RegExp(`${name}.md: the site reads no file of`)],
  ),
  ['resources/gift-tax.md.txt', () => 'A guide.', /gift-tax.md.txt: the site reads no file of that name. A guide is/],
])('reports %s, which is wrong as a whole or drawn by others, once', (file, edit, says) => {
  expect(mistakesIn(filesWith({ [file]: edit }))).toEqual([expect.stringMatching(says)]);
});

/** Edits that the owner makes, and other ways to write what there is. */
const ownersEdits: Changes = {
  'business.yaml': chain(
    set('name', 'Róisín O’Brien & José García Appraisals'),
    set('offices', [office('Yakima'), office('Pasco')]),
    set('hours', [{ days: 'Mon. to Thu.', text: '9:30 AM-noon, 1 PM-6 PM' }]),
    set('phone', 2064441234),
    set('url', 'http://firm.com/'),
    chain(set('turnaround', 'two weeks'), set('turnaroundStarts', null)),
    chain(set('hosting', 'netlify'), set('privacy.netlify.requestStorage', 'Netlify stores it.')),
    set('appraisers', [{ name: 'Ann', credential: 'State-Certified Residential Appraiser', certificate: 1234567 }]),
  ),
  'deadlines.yaml': chain(
    set('sources.ours', 'A law.'),
    newTrack('Ask {{name}}, [{{phone}}]({{phoneLink}}) or [us](/contact).[^ours]'),
    // A name that its language has too.
    set('tracks.markdown', { startLabel: 'A', dateLabel: 'B', deadlines: [deadline] }),
  ),
  'pages.yaml': set('/faq.seeAlso', '[Here](#general-questions)'),
  'step-up.yaml': set('title', '[Here](#call-to-action)'),
  'professionals.yaml': set('groups.0.points.0.text', '[This](#professionals-title).'),
  'home.yaml': chain(
    set('lede', 'No honest appraiser can guarantee a result. Call us today!'),
    set('why.accuracy', '[This](#testimonials).'),
  ),
  'testimonials.yaml': () => '- { quote: "Five-star! The best firm: A+", author: J. M., position: CPA, sample: no }',
  'sample-report.yaml': set('comparison.sales.0.adjustments', null),
  'posts.yaml': () => '# None yet',
  'launch.yaml': () => '\uFEFF- question: One?\r\n  file: faq\r\n  done: yes\r\n',
  // A word that YAML has for nothing, and nothing before a comment.
  [guide]: (source) =>
    `\uFEFF${source.replace('---\n', '---\nauthor: Null\nreviewer: # later\n').replaceAll('\n', '\r\n')}`,
  // With the name of a page, and one date.
  'resources/faq.md': () =>
    anotherGuide(set('published', '2026-01-02'), set('updated', '2026-01-02'), withBody('## A\n\n[There](#a)')),
  'texts/careers.md': () =>
    '---\ntitle: Careers\nmetaDescription: Work.\nupdated: 2026-01-01\n---\n## Process\n\nWrite to {{email}}.\n' +
    '[A law](http://example.org), [ours](/services), [this](#process-1), [that](#résumés), [map](/sitemap.xml),\n[icon](/icon.svg), ' +
    '[form](/contact?service=gift), [text](sms:+15095550142) and [Call {{phone}}]({{phoneLink}}).\n' +
    'Each [spouse]\\(s), [sic] (p. 5) and\n' +
    '[attorneys](/services#professionals), [steps](/services/inheritance#process), [estate](/faq#general-questions)\n\n## Résumés',
};

test("an owner's edits are no mistakes, and shown", () => {
  const content = contentWith(ownersEdits);
  expect(content).toMatchObject({
    business: { turnaroundText: 'two weeks' },
    about: { coverage: { offices: [{ city: 'Yakima' }, { city: 'Pasco' }] } },
    testimonials: [{ quote: 'Five-star! The best firm: A+', author: 'J. M.', position: 'CPA', sample: false }],
    launchQuestions: [{ question: 'One?', file: 'faq', who: 'owner', done: true }],
  });
  expect(content.guide('step-up-basis').author).toBe('Null');
  expect(content.business.namedValues.get('requestStorage')).toBe('Netlify stores it.');
});

const body = (text: string, changes: Changes = {}) =>
  contentWith({ ...changes, 'texts/terms.md': withBody(text) })
    .textPage('terms')
    .body.sections.flatMap(({ pieces }) => pieces);
const columnsOf = (title: string) =>
  `\`\`\`columns\ntitle: ${title}\ncolumns: [{ name: A, stacks: [{ parts: [{ role: debt, name: fee, amount: 5 }] }] }]\n\`\`\``;

test('named values are text that neither Markdown nor YAML reads, and other braces stay as they are', () => {
  const values = chain(set('turnaround', 'a week #1: rated'), set('email', 'a_b_c@firm.com'));
  const text = `_To_ {{email}}, {sic} \`{x}\` and }.\n\n${columnsOf('In {{turnaround}} at most')}`;
  expect(body(text, { 'business.yaml': values })).toMatchObject([
    { html: '<p><em>To</em> <a href="mailto:a_b_c@firm.com">a_b_c@firm.com</a>, {sic} <code>{x}</code> and }.</p>' },
    { drawing: { kind: 'columns', title: { html: 'In a week #1: rated at most' } } },
  ]);
});

test('writes the constants of the specification as the specification does', () => {
  const specified = chain(
    set('phone', '1-509.555 0142'),
    set('experienceYears', 20),
    set('offices', [
      { ...office('Spokane'), postalCode: 99201 },
      { ...pictured, city: 'Vancouver', covers: 'the southwest' },
    ]),
    set('fee', { low: 450, high: 1700, covers: 'a home in {{cities}}' }),
    set('donationThreshold', 5000),
    set('requestRetentionMonths', 12),
    // A line break in a text is a space.
    chain(set('turnaround', '5 \n days '), set('turnaroundStarts', 'the visit')),
    chain(set('hosting', 'own-server'), set('privacy.own-server.requestStorage', 'We store it.')),
  );
  const { business } = contentWith({ 'business.yaml': specified });
  expect(business).toMatchObject({
    phone: '(509) 555-0142',
    phoneLink: 'tel:+15095550142',
    areasText: 'Spokane and Vancouver, Washington',
    addresses: ['1 Main St, Spokane, Washington 99201'],
    serviceArea: 'Throughout Washington State, with offices in Spokane and Vancouver',
    turnaroundText: '5 days from the visit',
  });
  expect(Object.fromEntries(business.namedValues)).toMatchObject({
    experienceYears: '20+ years',
    citiesOr: 'Spokane or Vancouver',
    typicalFee: '$450-$1,700 for a home in Spokane and Vancouver',
    donationThreshold: '$5,000',
    requestRetention: '12 months',
    requestStorage: 'We store it.',
  });
});

test('fills in named values in the words that drawings read', () => {
  const deadlines = chain(newTrack('Ask {{name}}.'), set('hint', 'At {{name}}'));
  const changes = { 'step-up.yaml': set('columnNames.1', 'Of {{name}}'), 'deadlines.yaml': deadlines };
  const drawn = JSON.stringify(body('```step-up\n```\n\n```deadlines\ntitle: A\ntracks: [birth]\n```', changes));
  expect(drawn).toMatch(/"Of [^{].*"Ask [^{].*"At [^{]/);
});

test('lists a guide that the owner adds, and links it where the specification names it', () => {
  const path = '/resources/gift-tax';
  const planned = { title: 'Planned', path: '/resources/planned' };
  const content = contentWith({
    'resources/gift-tax.md': () => anotherGuide(editYaml((fields) => fields.delete('callToAction'))),
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

test('an excerpt of the sample report has a heading of its own, and leads to the whole', () => {
  const day = set('effectiveDate', { label: 'Date', text: 'May 1' });
  const changes = chain(set('heading', 'Whole'), set('excerptHeading', 'Part'), day);
  const own = { fullReportAt: 'date-of-death', date: 'the gift', value: 'Value', facts: [{ label: 'C', text: 'D' }] };
  const content = contentWith({ 'sample-report.yaml': changes, [service]: set('sampleReport', own) });
  const [part, whole] = ['inheritance', 'date-of-death'].map((id) => content.service(id).sampleReport);
  expect(part).toMatchObject({
    heading: 'Part',
    fullReportPath: '/services/date-of-death',
    value: { title: 'Value as of May\u00a01' },
    facts: [{ label: 'Date', text: 'May 1, the gift' }, ...own.facts],
  });
  expect(whole).toMatchObject({ heading: 'Whole', fullReportPath: undefined });
});
