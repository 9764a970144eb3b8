/** Something to do before the site goes live. */
export interface Finding {
  /** The file to edit, from the project's root. */
  file: string;
  /** One sentence: what is not ready, and what to do about it. */
  todo: string;
}

/** Everything that {@link findUnready} checks. */
export interface LaunchInputs {
  /** The day of the check, as `2026-11-20`. */
  today: string;
  business: {
    url: string;
    phone: string;
    email: string;
    socialProfile: string | null;
    host: string;
    placeholders: readonly string[];
  };
  /** `SITE_URL`, which overrides the address for one build. */
  siteUrl: string | undefined;
  confirmations: readonly { question: string; file: string; done: boolean }[];
  testimonials: readonly { author: string; sample: boolean }[];
  /** The text of each Markdown file, by path. */
  markdown: Readonly<Record<string, string>>;
  /** The files of guides and services, with the dates of their last review. */
  reviewed: readonly { file: string; reviewed: string; asOf?: string }[];
  /** The offices and their texts on the About page. */
  offices: readonly { city: string; text: string }[];
  posts: readonly { title: string; hasPage: boolean }[];
  /** The files of draft guides. */
  drafts: readonly string[];
}

/** A line with DRAFT, as `npm run new` writes it, but not a YAML comment. */
const draftMark = /^(?!# ).*\bDRAFT\b/;

const businessFile = 'content/business.yaml';
const exampleHost = /(^|[./@])(localhost|[\w-]+\.(example|test|invalid)|example\.(com|net|org))(:\d+)?$/i;
/** 555-0100 to 555-0199 are reserved for examples (North American Numbering Plan). */
const exampleNumber = /555-?01\d\d$/;

/**
 * Lists placeholders, then unconfirmed facts, then texts that are unfinished or more than a year old.
 */
export function findUnready(inputs: LaunchInputs): Finding[] {
  return [
    ...unreadyBusiness(inputs),
    ...inputs.confirmations
      .filter(({ done }) => !done)
      .map(({ question, file }) => ({ file, todo: `confirm: ${question}` })),
    ...inputs.testimonials
      .filter(({ sample }) => sample)
      .map(({ author }) => ({
        file: 'content/testimonials.yaml',
        todo: `the words of "${author}" are an invented sample: replace them with those of a real client who has agreed, and delete the line "sample: true".`,
      })),
    ...inputs.offices
      .filter(({ city, text }) => !text.includes(city))
      .map(({ city }) => ({
        file: 'content/about.yaml',
        todo: `the text of the office in ${city} does not name ${city}: rewrite it, and choose a picture that fits.`,
      })),
    ...inputs.posts
      .filter(({ hasPage }) => !hasPage)
      .map(({ title }) => ({
        file: 'content/posts.yaml',
        todo: `the card "${title}" leads to "Page Not Found": remove it until the post is written.`,
      })),
    ...unfinishedTexts(inputs),
    ...staleTexts(inputs),
  ];
}

function unreadyBusiness({ business, siteUrl }: LaunchInputs): Finding[] {
  const { phone, email, placeholders } = business;
  const url = siteUrl || business.url;
  const marked = (field: string) => placeholders.includes(field) && !(field === 'url' && siteUrl);
  const findings: Finding[] = [];
  const findPlaceholder = (field: string, what: string, value: string, isExample: boolean) => {
    const unmark = `delete the line "- ${field}" under "placeholders"`;
    if (isExample) {
      const then = marked(field) ? `, and ${unmark}` : '';
      findings.push({
        file: businessFile,
        todo: `${what} is a placeholder, ${value}: put the real one in "${field}"${then}.`,
      });
    } else if (marked(field)) {
      findings.push({
        file: businessFile,
        todo: `${what}, ${value}, is still marked as a placeholder: if it is the real one, ${unmark}.`,
      });
    }
  };
  findPlaceholder('url', "the site's address", url, exampleHost.test(url));
  if (!url.startsWith('https://') && !exampleHost.test(url)) {
    findings.push({ file: businessFile, todo: `the site's address, ${url}, is not secure: write it with https://.` });
  }
  findPlaceholder('phone', 'the phone number', phone, exampleNumber.test(phone));
  findPlaceholder('email', 'the email address', email, exampleHost.test(email));
  if (marked('host')) {
    findings.push({
      file: businessFile,
      todo: `the privacy policy says what happens to answers on "${business.host}": if the site runs elsewhere, change "host"; then delete the line "- host" under "placeholders".`,
    });
  }
  if (business.socialProfile === null) {
    findings.push({
      file: businessFile,
      todo: 'the footer says "Social profile: coming soon": put the address of the firm\'s profile in "socialProfile".',
    });
  }
  return findings;
}

function unfinishedTexts({ markdown, drafts }: LaunchInputs): Finding[] {
  return Object.entries(markdown).flatMap(([file, text]) => {
    if (drafts.includes(file)) return [];
    const line = text.split('\n').findIndex((candidate) => draftMark.test(candidate)) + 1;
    return line
      ? [{ file, todo: `the text is a draft (line ${line} says DRAFT): finish it, or delete the file.` }]
      : [];
  });
}

function staleTexts({ reviewed, today }: LaunchInputs): Finding[] {
  const limit = aYearBefore(today);
  return reviewed.flatMap(({ file, reviewed: read, asOf }) => [
    ...(read < limit
      ? [{ file, todo: `last read against its sources on ${read}: read it again, then change "reviewed".` }]
      : []),
    ...(asOf !== undefined && asOf < limit
      ? [{ file, todo: `its amounts were last checked on ${asOf}: check each, then change "asOf".` }]
      : []),
  ]);
}

function aYearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

/** A hint for each draft. Drafts don't block going live, because the site leaves them out. */
export function draftHints(drafts: LaunchInputs['drafts']): string[] {
  return drafts.map(
    (file) => `${file} is a draft, which the site leaves out: when it is finished, delete its line "draft: true".`,
  );
}

/** Hints that depend on where the site will run. */
export function hintsFor(env: Readonly<Record<string, string | undefined>>): string[] {
  if (env.SMTP_URL && env.MAIL_TO) return [];
  return [
    'If you serve the site yourself, set SMTP_URL and MAIL_TO where it runs, or requests are kept but not mailed (docs/operations.md).',
    'If Netlify serves it, switch on form detection and the email notification in its settings (docs/deploy.md).',
  ];
}
