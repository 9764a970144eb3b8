import { z } from 'zod';
import { getPages, getResourceIds, serviceIds, specifiedGuides } from '../loader';
import { readYamlFile } from '../loader/files';
import { faqSchema } from '../loader/schemas';
import { withTokens } from '../loader/tokens';
import { blocksOf, bodyOf, linksIn, sentencesOf, sourcesIn } from './prose';
import { readingGrade } from './readingGrade';

/** Trusted hosts of sources besides .gov. Check who runs a site before adding it. */
// cspell:ignore singlefamily
const hosts = [
  'courts.mrsc.org',
  'law.justia.com',
  'selling-guide.fanniemae.com',
  'singlefamily.fanniemae.com',
  'www.appraisalfoundation.org',
  'www.law.cornell.edu',
  'www.spokanecounty.org',
  'www.washingtonpolicy.org',
];

const vague = /^(here|link|this|this page|read more|more|learn more|source|click here|https?:.*|www\..*)$/i;

/** What is wrong with a link, one sentence each. */
export function linkFaults({ label, url }: { label: string; url: string }): string[] {
  const labelFault = `the link to ${url} is called "${label}": say what the page is, such as [RCW 26.09.080]`;
  if (!/^[a-z]+:/.test(url) || /^(mailto|tel):/.test(url)) return vague.test(label.trim()) ? [labelFault] : [];
  const { protocol, host } = new URL(url);
  return [
    ...(protocol === 'https:' ? [] : [`${url} is not https: write it with https://`]),
    ...(host.endsWith('.gov') || hosts.includes(host)
      ? []
      : [`${host} is not on the list of known hosts: find an official page, or add it in content/checks/quality.ts`]),
    ...(label.trim().length < 3 || vague.test(label.trim()) ? [labelFault] : []),
  ];
}

const wordsIn = (blocks: string[]) =>
  blocks
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
/** The reading grade of a text's whole sentences: headings and list items would make it look easier than it is. */
const gradeOf = (markdown: string) =>
  readingGrade(
    blocksOf(markdown, { sources: false })
      .filter((block) => /[.?]['”’]?$/.test(block) && !block.includes(' | '))
      .flatMap(sentencesOf),
  );

/** Guides may be a little harder to read than service pages, because they explain the law. */
const highestGrade = { guide: 10.5, service: 10, faq: 10 };

type Rule = [passes: boolean, problem: string];

const broken = (file: string, rules: readonly Rule[]) =>
  rules.filter(([passes]) => !passes).map(([, problem]) => `${file}: ${problem}.`);

function plain(text: string, limit: number): Rule {
  const grade = gradeOf(text);
  const problem = `it reads at school grade ${grade.toFixed(1)}: shorten sentences and use plainer words, down to ${limit}`;
  return [grade <= limit, problem];
}

/** The rules for guides and service pages. */
function longTextMistakes(file: string, body: string, limit: number): string[] {
  const text = blocksOf(body).join(' ');
  const notAdvice = [
    /general information/i,
    /not legal or tax advice/i,
    /ask (a CPA or an attorney|an attorney or a CPA)/i,
  ];
  return [
    ...broken(file, [
      plain(body, limit),
      [
        notAdvice.every((pattern) => pattern.test(text)),
        'it does not tell the reader whom to ask: end it with "This is general information. It is not legal or tax advice. Please ask an attorney or a CPA."',
      ],
    ]),
    ...sourcesIn(body)
      .filter(({ links }) => links.length === 0)
      .map(({ name }) => `${file}: the source "${name}" has no link: add one, such as [RCW 26.09](https://…).`),
    ...linksIn(body)
      .flatMap(linkFaults)
      .map((fault) => `${file}: ${fault}.`),
  ];
}

function guideMistakes(id: string): string[] {
  const file = `content/resources/${id}.md`;
  const body = bodyOf(`resources/${id}.md`);
  const mistakes = longTextMistakes(file, body, highestGrade.guide);
  if (!specifiedGuides.includes(id)) return mistakes;
  const words = wordsIn(blocksOf(body, { sources: false }));
  const { length } = sourcesIn(body);
  return [
    ...mistakes,
    ...broken(file, [
      [words >= 1800, `the text has ${words} words: this guide needs at least 1,800`],
      [length >= 8, `it has ${length} sources: this guide needs at least eight`],
    ]),
  ];
}

function serviceMistakes(id: string): string[] {
  const file = `content/services/${id}.md`;
  const body = bodyOf(`services/${id}.md`);
  const words = wordsIn(blocksOf(body, { sources: false }));
  return [
    ...longTextMistakes(file, body, highestGrade.service),
    ...broken(file, [[words >= 250 && words <= 800, `the text has ${words} words: bring it to between 250 and 800`]]),
  ];
}

function faqMistakes(): string[] {
  const file = 'content/faq.yaml';
  const answers = z
    .array(faqSchema)
    .parse(withTokens(readYamlFile('faq')).value)
    .flatMap(({ items }) => items);
  return [
    ...broken(file, [plain(answers.map(({ answer }) => answer).join('\n\n'), highestGrade.faq)]),
    ...answers.flatMap(({ id, answer }) => {
      const words = wordsIn(blocksOf(answer));
      return [
        ...broken(file, [
          [words >= 10 && words <= 250, `the answer of "${id}" has ${words} words: bring it to between 10 and 250`],
        ]),
        ...linksIn(answer)
          .flatMap(linkFaults)
          .map((fault) => `${file}: in the answer of "${id}", ${fault}.`),
      ];
    }),
  ];
}

/** The file of a page's title and description. */
function fileOf(path: string): string {
  if (/^\/(services|resources)\/./.test(path)) return `content${path}.md`;
  return ['/privacy', '/terms'].includes(path) ? `content/legal${path}.md` : 'content/pages.yaml';
}

function pageMistakes(): string[] {
  const pages = getPages();
  const duplicates = (['title', 'pageTitle', 'description'] as const).flatMap((field) =>
    pages.flatMap((page, index) => {
      const first = pages.findIndex((other) => other[field].toLowerCase() === page[field].toLowerCase());
      const problem = `the ${field} of ${page.path} is that of ${pages[first]?.path} too: give each page its own`;
      return broken(fileOf(page.path), [[first === index, problem]]);
    }),
  );
  const long = pages.flatMap(({ path, pageTitle: { length } }) =>
    broken(fileOf(path), [[length <= 75, `the pageTitle of ${path} has ${length} characters: shorten it to 65 or so`]]),
  );
  return [...duplicates, ...long];
}

/** Problems with the length, reading level, sources and links of the texts, one sentence each with its file. */
export function qualityMistakes(): string[] {
  return [
    ...getResourceIds().flatMap(guideMistakes),
    ...serviceIds.flatMap(serviceMistakes),
    ...faqMistakes(),
    ...pageMistakes(),
  ];
}
