/** @jest-environment node */

import { z } from 'zod';
import { getFaq, getPages, getResourceIds, serviceIds } from '../schema';
import { readYamlFile } from '../schema/files';
import { faqSchema } from '../schema/schemas';
import { withTokens } from '../schema/tokens';
import { blocksOf, bodyOf, linksIn, sourcesIn } from './prose';
import { demand, failWith, gradeOf, linkFaults, wordsIn } from './qualityMeasures';

/** Those of the specification, whose length and sources were promised. */
const promised = ['divorce-appraisals-guide', 'step-up-basis', 'inheritance-tax-guide'];
const guides = getResourceIds().map((id) => ({
  file: `content/resources/${id}.md`,
  body: bodyOf(`resources/${id}.md`),
}));
const promisedGuides = guides.filter(({ file }) => promised.some((id) => file.endsWith(`/${id}.md`)));
const services = serviceIds.map((id) => ({ file: `content/services/${id}.md`, body: bodyOf(`services/${id}.md`) }));
const faq = 'content/faq.yaml';
const answers = z
  .array(faqSchema)
  .parse(withTokens(readYamlFile('faq')).value)
  .flatMap(({ items }) => items);

/** Where the words of a page are written. */
function fileOf(path: string): string {
  if (/^\/(services|resources)\/./.test(path)) return `content${path}.md`;
  return ['/privacy', '/terms'].includes(path) ? `content/legal${path}.md` : 'content/pages.yaml';
}

describe.each(promisedGuides)('$file', ({ file, body }) => {
  test('has the length that was promised', () => {
    const words = wordsIn(blocksOf(body, { sources: false }));
    demand(
      words >= 1800,
      file,
      `the text has ${words} words: this guide was promised with at least 1,800, so add to it`,
    );
  });
  test('has the sources that were promised', () => {
    const { length } = sourcesIn(body);
    demand(length >= 8, file, `it has ${length} sources: this guide was promised with at least eight, so add some`);
  });
});

describe.each(services)('$file', ({ file, body }) => {
  test('is neither too short nor too long', () => {
    const words = wordsIn(blocksOf(body, { sources: false }));
    demand(words >= 250 && words <= 800, file, `the text has ${words} words: bring it to between 250 and 800`);
  });
});

describe.each([
  ...guides.map((guide) => ({ ...guide, limit: 10.5 })),
  ...services.map((service) => ({ ...service, limit: 10 })),
])('in $file', ({ file, body, limit }) => {
  test('the language is plain', () => {
    const grade = gradeOf(body);
    const fault = `it reads at school grade ${grade.toFixed(1)}: shorten sentences and use plainer words, down to ${limit}`;
    demand(grade <= limit, file, fault);
  });

  test('each source has a labelled link to an official or known page', () => {
    failWith([
      ...sourcesIn(body)
        .filter(({ links }) => links.length === 0)
        .map(({ name }) => `${file}: the source "${name}" has no link: add one, such as [RCW 26.09](https://…).`),
      ...linksIn(body)
        .flatMap(linkFaults)
        .map((fault) => `${file}: ${fault}.`),
    ]);
  });

  test('a reader is told that it is general information, and whom to ask', () => {
    const text = blocksOf(body).join(' ');
    const needed = [
      /general information/i,
      /not legal or tax advice/i,
      /ask (a CPA or an attorney|an attorney or a CPA)/i,
    ];
    const fault =
      'it does not tell the reader whom to ask: end it with "This is general information. It is not legal or tax advice. Please ask an attorney or a CPA."';
    demand(
      needed.every((pattern) => pattern.test(text)),
      file,
      fault,
    );
  });
});

describe('the questions', () => {
  const categories = getFaq();

  test.each(['General Questions', 'Divorce Appraisals', 'Estate & Inheritance Appraisals', 'The Appraisal Process'])(
    'six or more under %s',
    (name) => {
      const count = categories.find(({ category }) => category === name)?.items.length ?? 0;
      demand(count >= 6, faq, `the category "${name}" has ${count} questions: it was promised with at least six`);
    },
  );

  test.each(answers)('$id is answered in a sensible length, with good links', ({ id, answer }) => {
    const words = wordsIn(blocksOf(answer));
    const fault = `the answer of "${id}" has ${words} words: bring it to between 10 and 250`;
    demand(words >= 10 && words <= 250, faq, fault);
    const faults = linksIn(answer).flatMap(linkFaults);
    failWith(faults.map((each) => `${faq}: in the answer of "${id}", ${each}.`));
  });

  test('all together are in plain language', () => {
    const grade = gradeOf(answers.map(({ answer }) => answer).join('\n\n'));
    const fault = `the answers read at school grade ${grade.toFixed(1)}: shorten sentences and use plainer words, down to 10`;
    demand(grade <= 10, faq, fault);
  });
});

describe('the pages', () => {
  const pages = getPages();
  const faultsOfAll = (fault: (page: (typeof pages)[number], index: number) => string | undefined) =>
    failWith(
      pages.flatMap((page, index) => {
        const found = fault(page, index);
        return found ? [`${fileOf(page.path)}: ${found}.`] : [];
      }),
    );

  test('are those of the specification, and one more for each further guide', () => {
    expect(pages).toHaveLength(13 + guides.length);
  });

  test.each(['path', 'title', 'pageTitle', 'description'] as const)('have each a %s of their own', (field) => {
    faultsOfAll((page, index) => {
      const twin = pages.findIndex((other) => other[field].toLowerCase() === page[field].toLowerCase());
      if (twin === index) return undefined;
      return `${field} of ${page.path} is that of ${pages[twin]?.path} too: give each its own`;
    });
  });

  test('fit a search result', () => {
    faultsOfAll(({ path, pageTitle, description }) => {
      if (pageTitle.length > 75)
        return `the title of ${path} for search results has ${pageTitle.length} characters: shorten it to 65 or so`;
      const { length } = description;
      return length < 50 || length > 170
        ? `the description of ${path} has ${length} characters: bring it to between 50 and 170`
        : undefined;
    });
    expect(JSON.stringify(pages)).not.toMatch(/\{\{|\}\}/);
  });
});
