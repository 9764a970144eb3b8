import { z } from 'zod';

/** The four services, in the specification's order. */
export const serviceIds = ['divorce-appraisals', 'date-of-death', 'inheritance', 'estate-settlement'] as const;
export type ServiceId = (typeof serviceIds)[number];

/** The names of the service icons that the site can draw. */
export const serviceIcons = ['parted-house', 'calendar', 'generations', 'estate'] as const;
export type ServiceIconName = (typeof serviceIcons)[number];

/** The diagrams that a guide may show, by the name used in `![caption](diagram:NAME)`. */
export const diagramNames = ['step-up', 'effective-dates', 'process', 'washington-map'] as const;
export type DiagramName = (typeof diagramNames)[number];

const text = (what: string) => z.string(what).trim().min(1, what);
const listed = (what: string) =>
  z.array(text(`a short text, such as "${what}"`), `a list, each line beginning with "  - ", such as "  - ${what}"`);

const date = z
  .string('a date in quotes, such as "2026-11-20"')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-11-20')
  .refine((value) => {
    const parsed = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(parsed.valueOf()) && parsed.toISOString().startsWith(value);
  }, 'a date that exists, such as 2026-11-20');

const searchText =
  'a text of 50 to 170 characters for search results, such as "How a home is valued in a Washington divorce, and when"';
const description = z.string(searchText).min(50, searchText).max(170, searchText);

const picture = text('the name of a picture, such as "step-up-basis"');
const title = text('a title, such as "Step-Up Basis"');
const path = z
  .string('an address within the site, such as "/contact"')
  .regex(/^\/(?!\/)\S*$/, 'an address within the site, such as "/contact"');

/** Front matter of `content/services/*.md`. The text below it is the long description. */
export const serviceSchema = z.strictObject({
  title,
  /** A short form for the browser's title, where the title alone does not say enough. */
  pageTitle: text('a title for search results, such as "Divorce Home Appraisals in Spokane and Vancouver, WA"'),
  description,
  /** One or two sentences for the teaser on the home page and the services list. */
  summary: text('one or two sentences, such as "A neutral value for the home, on the date that matters."'),
  icon: z.enum(serviceIcons, `one of ${serviceIcons.join(', ')}`),
  image: picture,
  imageAlt: z.string('what the picture shows, such as "A card model of a house", or "" where it only decorates'),
  benefits: listed('A neutral opinion').min(4, 'at least four benefits, such as "  - A neutral opinion"'),
  process: listed('We visit the home').min(4, 'at least four steps, such as "  - We visit the home"'),
  relatedResources: z
    .array(z.strictObject({ title, path }), 'a list of three, each with a title and a path')
    .length(
      3,
      'three related resources, each with a title and a path, such as "title: Gift Tax" and "path: /resources/gift-tax"',
    ),
  updated: date,
  reviewed: date,
});

/** Front matter of `content/resources/*.md`. The text below it is the guide. */
export const resourceSchema = z.strictObject({
  title,
  pageTitle: text('a title for search results, such as "Step-Up Basis and Date-of-Death Appraisals in Washington"'),
  description,
  /** One or two sentences for the card in the Resource Center. */
  summary: text('one or two sentences, such as "Which date counts, who may read the report, and what to have ready."'),
  image: picture,
  imageAlt: z.string('what the picture shows, such as "A card model of a house", or "" where it only decorates'),
  /** The short answer, in Markdown, shown before everything else. */
  shortAnswer: text('a few sentences, such as "No state law says that every divorce needs an appraisal."'),
  /** The service that the guide belongs to; its page is linked at the end. */
  service: z.enum(serviceIds, `one of ${serviceIds.join(', ')}`),
  published: date,
  updated: date,
  reviewed: date,
  /** The month for which amounts that change were checked. */
  asOf: date,
  /** A draft is shown by `npm run dev` only. */
  draft: z
    .boolean('true, without quotes, while the guide is not finished, such as "draft: true", or no such line')
    .default(false),
});

/** Front matter of `content/legal/*.md`. */
export const legalSchema = z.strictObject({ title, description, updated: date });

/** A page whose text is typed data: its title in search results, its description and its last true change. */
export const pageSchema = z.strictObject({
  path,
  /** The heading of the page. */
  title,
  /** The whole title in the browser's tab and in search results. */
  pageTitle: title,
  description,
  updated: date,
});

export const testimonialSchema = z.strictObject({
  quote: text('what the client said, such as "They explained every step."'),
  author: z
    .string('a first name and an initial, such as "Jennifer M."')
    .regex(/^\p{L}[\p{L}'-]* \p{Lu}\.$/u, 'a first name and an initial, such as "Jennifer M."'),
  position: z.enum(
    ['Divorce Client', 'Estate Settlement Client', 'Family Law Attorney', 'CPA'],
    'one of Divorce Client, Estate Settlement Client, Family Law Attorney, CPA',
  ),
  sample: z.boolean('true while it is an invented sample, false for a real client’s words').default(false),
});

export const faqSchema = z.strictObject({
  category: title,
  items: z
    .array(
      z.strictObject({
        id: z
          .string('an id such as "how-long-does-it-take"')
          .regex(
            /^[a-z0-9]+(-[a-z0-9]+)*$/,
            'an id of small letters, digits and hyphens, such as "how-long-does-it-take"',
          ),
        question: z
          .string('a question, such as "How long does it take?"')
          .regex(/\?$/, 'a question mark at the end, such as "How long does it take?"'),
        answer: text('an answer, such as "A report typically takes {{turnaround}}."'),
      }),
    )
    .min(4, 'at least four questions, such as one with the id "how-long-does-it-take"'),
});

export const blogPostSchema = z.strictObject({
  id: z
    .string('an id such as "market-trends-2024"')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id such as "market-trends-2024"'),
  title,
  excerpt: text('one or two sentences, such as "What the sales of one year can tell you."'),
  date,
  readTime: z.string('a time such as "5 min read"').regex(/^\d+ min read$/, 'a time such as "5 min read"'),
  image: picture,
  imageAlt: z.string('what the picture shows, such as "A card model of a house", or "" where it only decorates'),
  category: text('a category such as "Tax Updates"'),
});
