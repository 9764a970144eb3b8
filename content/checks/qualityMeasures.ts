import { blocksOf, sentencesOf } from './prose';
import { readingGrade } from './readingGrade';

/** Fails with these sentences and no stack; passes when there are none. */
export function failWith(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const error = new Error(faults.join('\n'));
  error.stack = error.message;
  throw error;
}

/** The hosts, beside those of governments, that facts were taken from; add one after a look at who runs it. */
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

/** What is wrong with a link, in words. */
export function linkFaults({ label, url }: { label: string; url: string }): string[] {
  const labelFault = `the link to ${url} is called "${label}": say what stands there, such as [RCW 26.09.080]`;
  if (!/^[a-z]+:/.test(url) || /^(mailto|tel):/.test(url)) return vague.test(label.trim()) ? [labelFault] : [];
  const { protocol, host } = new URL(url);
  return [
    ...(protocol === 'https:' ? [] : [`${url} is not https: write it with https://`]),
    ...(host.endsWith('.gov') || hosts.includes(host)
      ? []
      : [
          `${host} is not on the list of known hosts: find an official page, or add it in content/checks/qualityMeasures.ts`,
        ]),
    ...(label.trim().length < 3 || vague.test(label.trim()) ? [labelFault] : []),
  ];
}

/** Fails unless it holds, with one sentence: the file, what is wrong with it, and what to do. */
export const demand = (holds: boolean, file: string, fault: string) => failWith(holds ? [] : [`${file}: ${fault}.`]);

/** How many words some blocks of text have. */
export const wordsIn = (blocks: string[]) =>
  blocks
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
/** The school grade at which a text reads. Whole sentences only: headings and entries of lists would make any text look easier than it is. */
export const gradeOf = (markdown: string) =>
  readingGrade(
    blocksOf(markdown, { sources: false })
      .filter((block) => /[.?]['”’]?$/.test(block) && !block.includes(' | '))
      .flatMap(sentencesOf),
  );
