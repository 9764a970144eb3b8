/** @jest-environment node */

import { faqFile } from './faq';
import { getFaq, getPages, getResourceIds, serviceIds } from './index';
import { blocksOf, bodyOf, linksIn, sentencesOf, sourcesIn } from './prose';
import { readingGrade, syllablesOf } from './readingGrade';
import { fillTokensDeep } from './tokens';

/** The hosts that content-facts were taken from; a new one is added here after a look at who runs it. */
const hosts = [
  'app.leg.wa.gov',
  'clark.wa.gov',
  'courts.mrsc.org',
  'dor.wa.gov',
  'law.justia.com',
  'lawfilesext.leg.wa.gov',
  'propertytax.dor.wa.gov',
  'selling-guide.fanniemae.com',
  'singlefamily.fanniemae.com',
  'www.appraisalfoundation.org',
  'www.courts.wa.gov',
  'www.federalregister.gov',
  'www.irs.gov',
  'www.law.cornell.edu',
  'www.spokanecounty.org',
  'www.washingtonpolicy.org',
];

const vague = /^(here|link|this|this page|read more|more|learn more|source|click here|https?:.*|www\..*)$/i;

/** What is wrong with a link to another site, in words. */
function linkFaults({ label, url }: { label: string; url: string }): string[] {
  if (!/^[a-z]+:/.test(url) || /^(mailto|tel):/.test(url))
    return vague.test(label.trim()) ? [`"${label}" says nothing`] : [];
  const { protocol, host } = new URL(url);
  return [
    ...(protocol === 'https:' ? [] : [`${url} is not https`]),
    ...(hosts.includes(host) ? [] : [`${host} is not on the list of hosts`]),
    ...(label.trim().length < 3 || vague.test(label.trim()) ? [`"${label}" says nothing about ${url}`] : []),
  ];
}

const wordsIn = (blocks: string[]) =>
  blocks
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
/** Whole sentences only: headings and entries of lists would make any text look easier than it is. */
const gradeOf = (markdown: string) =>
  readingGrade(
    blocksOf(markdown, { sources: false })
      .filter((block) => /[.?]['”’]?$/.test(block) && !block.includes(' | '))
      .flatMap(sentencesOf),
  );

const guides = getResourceIds().map((id) => ({ id, body: bodyOf(`resources/${id}.md`) }));
const services = serviceIds.map((id) => ({ id, body: bodyOf(`services/${id}.md`) }));
const answers = fillTokensDeep('content/faq.ts', faqFile).flatMap(({ items }) => [...items]);

describe('the measures themselves', () => {
  test.each([
    ['home', 1],
    ['value', 2],
    ['appraisal', 3],
    ['estate', 2],
    ['property', 3],
    ['expedited', 4],
    ['date', 1],
    ['houses', 2],
    ['valued', 2],
    ['table', 2],
    ['impartial', 3],
    ['period', 3],
  ])('%s has %i syllables', (word, count) => expect(syllablesOf(word)).toBe(count));

  test('plain words read easier than a lawyer’s', () => {
    expect(readingGrade(['The cat sat on the mat.', 'We had tea.'])).toBeLessThan(2);
    const heavy =
      'Notwithstanding contradictory stipulations, beneficiaries acknowledge irrevocable testamentary dispositions.';
    expect(readingGrade([heavy])).toBeGreaterThan(16);
  });

  test.each([
    ['[RCW 26.09](http://app.leg.wa.gov/x)', /not https/],
    ['[RCW 26.09](https://example.com/x)', /not on the list/],
    ['[here](https://www.irs.gov/x)', /says nothing/],
    ['<https://www.irs.gov/x>', /says nothing/],
    ['[more](/faq)', /says nothing/],
  ])('%s is a bad link', (markdown, fault) => {
    expect(linksIn(markdown).flatMap(linkFaults).join()).toMatch(fault);
  });
});

describe.each(guides)('the guide $id', ({ body }) => {
  test('has 1,800 words or more', () =>
    expect(wordsIn(blocksOf(body, { sources: false }))).toBeGreaterThanOrEqual(1800));
  test('reads at grade 10.5 or below', () => expect(gradeOf(body)).toBeLessThanOrEqual(10.5));
  test('has eight sources or more', () => expect(sourcesIn(body).length).toBeGreaterThanOrEqual(8));
});

describe.each(services)('the service $id', ({ body }) => {
  const words = wordsIn(blocksOf(body, { sources: false }));
  test(`has 350 to 550 words (${words})`, () => expect(words >= 350 && words <= 550).toBe(true));
  test('reads at grade 10 or below', () => expect(gradeOf(body)).toBeLessThanOrEqual(10));
});

describe.each([...guides, ...services])('in $id', ({ body }) => {
  test('each source has a labelled link to an official or known page', () => {
    expect(sourcesIn(body).filter(({ links }) => links.length === 0)).toEqual([]);
    expect(linksIn(body).flatMap(linkFaults)).toEqual([]);
  });

  test('a reader is told that it is general information, and whom to ask', () => {
    const text = blocksOf(body).join(' ');
    expect(text).toMatch(/general information/);
    expect(text).toMatch(/not legal or tax advice/);
    expect(text).toMatch(/ask (a CPA or an attorney|an attorney or a CPA)/i);
  });
});

describe('the questions', () => {
  test('six to eight in each of the four categories of the specification', () => {
    expect(getFaq().map(({ category }) => category)).toEqual([
      'General Questions',
      'Divorce Appraisals',
      'Estate & Inheritance Appraisals',
      'The Appraisal Process',
    ]);
    for (const { items } of getFaq()) expect(items.length >= 6 && items.length <= 8).toBe(true);
  });

  test.each(answers)('$id is answered in 40 to 130 words, with good links', ({ answer }) => {
    const words = wordsIn(blocksOf(answer));
    expect(words >= 40 && words <= 130).toBe(true);
    expect(linksIn(answer).flatMap(linkFaults)).toEqual([]);
  });

  test('all together read at grade 10 or below', () => {
    expect(gradeOf(answers.map(({ answer }) => answer).join('\n\n'))).toBeLessThanOrEqual(10);
  });
});

describe('the pages', () => {
  const pages = getPages();
  test('are sixteen, and one more for each further guide', () => expect(pages).toHaveLength(13 + guides.length));

  test.each(['path', 'title', 'pageTitle', 'description'] as const)('have each a %s of their own', (field) => {
    const values = pages.map((page) => page[field].toLowerCase());
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  test.each(pages)('$path fits a search result', ({ pageTitle, description }) => {
    expect(pageTitle.length).toBeLessThanOrEqual(65);
    expect(description.length >= 50 && description.length <= 170).toBe(true);
    expect(`${pageTitle} ${description}`).not.toMatch(/[{}]/);
  });
});
