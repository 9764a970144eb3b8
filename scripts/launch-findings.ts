import { existsSync } from 'node:fs';
import * as content from '../content/loader';

/** Something to do before the site goes live, and who can do it. */
export interface Finding {
  who: 'owner' | 'counsel';
  /** The file to edit, from the project's root. */
  file: string;
  /** One sentence: what is not ready, and what to do about it. */
  todo: string;
}

const exampleHost = /(^|[./@])(localhost|[\w-]+\.(example|test|invalid)|example\.(com|net|org))(:\d+)?$/i;
/** 555-0100 to 555-0199 are reserved for examples (North American Numbering Plan). */
const exampleNumber = /555-01\d\d$/;

/**
 * Lists placeholders, then what nobody has confirmed, then samples, dead cards and texts that are more than a year old.
 *
 * @param today as `2026-11-20`
 */
export function findUnready(today: string): Finding[] {
  const owner = (file: string, todo: string): Finding => ({ who: 'owner', file: `content/${file}`, todo });
  return [
    ...placeholders().map((todo) => owner('business.yaml', todo)),
    ...content
      .getConfirmations()
      .filter(({ done }) => !done)
      .map(({ question, file, who }) => ({ who, file, todo: question })),
    ...content
      .getTestimonials()
      .filter(({ sample }) => sample)
      .map(({ author }) =>
        owner(
          'testimonials.yaml',
          `the words of "${author}" are invented: put in those of a real client who agreed, and delete "sample: true".`,
        ),
      ),
    ...content
      .getAboutText()
      .coverage.offices.filter(({ city, text }) => !text.includes(city))
      .map(({ city }) => owner('about.yaml', `the text of the office in ${city} does not name ${city}: rewrite it.`)),
    ...content
      .getBlogPosts()
      .filter(({ id }) => !existsSync(`app/blog/${id}/page.tsx`))
      .map(({ title }) =>
        owner('posts.yaml', `the card "${title}" leads to "Page Not Found": remove it until there is a page.`),
      ),
    ...oldTexts(today).map(([file, todo]) => owner(file, todo)),
  ];
}

function placeholders(): string[] {
  const { url, phone, email, host, socialProfile, placeholders: marked } = content.getBusiness();
  const values = { url, phone, email, host };
  const isExample = { url: exampleHost.test(url), phone: exampleNumber.test(phone), email: exampleHost.test(email) };
  return [
    ...(['url', 'phone', 'email', 'host'] as const)
      .filter((field) => (field !== 'host' && isExample[field]) || (marked.includes(field) && values[field]))
      .filter((field) => !(field === 'url' && process.env.SITE_URL && !isExample.url))
      .map(
        (field) =>
          `is "${field}" really ${values[field]}? Put in the real one and delete "- ${field}" under "placeholders".`,
      ),
    ...(url.startsWith('https://') || isExample.url ? [] : [`write the site's address, ${url}, with https://.`]),
    ...(socialProfile === null
      ? ['the footer says "Social profile: coming soon": put the address of the profile in "socialProfile".']
      : []),
  ];
}

function oldTexts(today: string): (readonly [file: string, todo: string])[] {
  const limit = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const texts = [
    ...content.getServices().map(({ id, reviewed }) => ({ file: `services/${id}.md`, reviewed, asOf: today })),
    ...content.getGuides().map(({ id, reviewed, asOf }) => ({ file: `resources/${id}.md`, reviewed, asOf })),
  ];
  return [
    ...texts
      .filter(({ reviewed }) => reviewed < limit)
      .map(({ file, reviewed }) => {
        return [file, `last read against its sources on ${reviewed}: read it again and change "reviewed".`] as const;
      }),
    ...texts
      .filter(({ asOf }) => asOf < limit)
      .map(({ file, asOf }) => [file, `its amounts were checked on ${asOf}: check each and change "asOf".`] as const),
  ];
}
