/** @jest-environment node */
import { getBusiness } from '../loader';
import { type Changes, type Entry, edited, markdownSources, set, setIn, withContent } from '../loader/testing';
import { getTokens } from '../loader/tokens';
import { contentMistakes } from './mistakes';

/*
 * No test can tell a slip in an owner's value from a decision, so none asserts them. What protects the specification: its
 * fixed texts are checked in the content, and its constants are asserted on a business.yaml that has them.
 */

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
  turnaround: '5-7 business days',
  turnaroundStarts: null,
  expeditedTurnaround: '2-3 business days',
  fee: { low: 450, high: 700 },
  inspectionLength: '30-60 minutes',
  archivePeriod: 'ten years',
  responseTime: '1 business day',
  upload: { maxMegabytes: 5, types: ['PDF', 'JPG', 'PNG'] },
  donationThreshold: 5000,
}));

test('writes the constants of the specification as the specification does', () => {
  withContent({ 'business.yaml': specified }, () => {
    expect(contentMistakes()).toEqual([]);
    const { areasText, turnaroundText } = getBusiness();
    expect([areasText, turnaroundText]).toEqual(['Spokane and Vancouver, Washington', '5-7 business days']);
    expect(getTokens()).toMatchObject({
      name: 'Certified Appraisals',
      founded: '2015',
      experienceYears: '20+ years',
      experienceBadge: '20+ Years',
      cities: 'Spokane and Vancouver',
      serviceArea: 'Throughout Washington State, with offices in Spokane and Vancouver',
      hours: 'Monday-Friday 8:00 AM-5:00 PM, Saturday by appointment only, Sunday closed',
      turnaround: '5-7 business days',
      expeditedTurnaround: '2-3 business days',
      fee: '$450-$700',
      inspectionLength: '30-60 minutes',
      archivePeriod: 'ten years',
      responseTime: '1 business day',
      donationThreshold: '$5,000',
    });
  });
});

type Cards = { why: { cards: Entry[] } };

test.each([
  [
    'home.yaml',
    set('headline', 'Fair values'),
    /line \d+: "headline" is "Fair values"\. Expected "Independent, defens/,
  ],
  ['home.yaml', ({ why }: Cards) => setIn(0, 'title', 'Precision')(why.cards), /cards \(number 1\)\.title" is "Prec/],
  ['faq.yaml', (faq: Entry[]) => faq.reverse(), /"entry \(number 1\)\.category" is .*Expected "General Questions"/],
  ['pages.yaml', setIn(0, 'pageTitle', 'Appraisers'), /pageTitle" of "\/" is "Appraisers"\. Expected "\{\{name\}\} \|/],
])('reports a changed text of %s that the specification fixes', (file, edit, says) => {
  const mistakes = withContent({ [file]: edited(edit as (content: unknown) => unknown) }, contentMistakes);
  expect(mistakes.join('\n')).toMatch(says);
  for (const mistake of mistakes) expect(mistake).toMatch(/, which is fixed; a developer can change it in content\//);
});

/** Edits that the owner makes every day, with the example domain, phone number and email still in place. */
const ownersEdits: Changes = {
  'business.yaml': edited((business: { offices: Entry[] } & Entry) => ({
    ...business,
    name: 'Mount Rainier Valuation',
    experienceYears: 12,
    offices: [business.offices[0], { ...business.offices[1], city: 'Yakima' }],
    serviceArea: `Throughout Washington, with offices in ${business.offices[0]?.city} and Yakima`,
    hours: [{ days: 'Monday-Thursday', text: '9:30 AM-6:00 PM', opens: '09:30', closes: '18:00' }],
    responseTime: 'two business days',
    fee: { low: 525, high: 1250 },
    placeholders: ['url', 'phone', 'email'],
  })),
  'testimonials.yaml': edited((testimonials: Entry[]) => testimonials.slice(0, 1)),
  'posts.yaml': () => '[]',
  'resources/another-guide.md': () =>
    String(markdownSources()['resources/step-up-basis.md'])
      .replace(/^(title|pageTitle): .*/gm, '$1: Another Guide')
      .replace(/^description: .*/m, 'description: How a house is appraised when it is given away in Washington.'),
};

test.each([
  ...Object.entries(ownersEdits).map(([file, edit]) => [file, { [file]: edit }] as const),
  ['all together', ownersEdits] as const,
])("an owner's edit is no mistake: %s", (_what, changes) => {
  expect(withContent(changes, contentMistakes)).toEqual([]);
});
