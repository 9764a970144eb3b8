/*
 * What each file in content/ may say, and the titles of pages that nobody may change. index.ts makes of it what pages show.
 */
import { z } from 'zod';
import { today } from '../shared/ownerTime';
import { amountsSchema } from './amounts';
import { businessSchema, getBusiness } from './business';
import { barsFileSchema, deadlinesSchema, stepUpSchema } from './drawings';
import { exactly, isoDate, list, listOrEmpty, orNull, plainText, wholeNumber, yesOrNo } from './fieldTypes';
import { renderMarkdown, renderShortMarkdown, reservedIds } from './markdown';
import { filledText, fillNamedValues, reporterFor } from './namedValues';
import { getPicture, pictureName } from './pictures';
import { ContentError } from './read';

/** The four services, in the specification's order. */
export const serviceIds = ['divorce-appraisals', 'date-of-death', 'inheritance', 'estate-settlement'] as const;
export type ServiceId = (typeof serviceIds)[number];

/** A whole number, which may be negative or 0. */
const integer = z
  .string()
  .regex(/^-?\d+$/, 'write a whole number in digits only, such as -12000')
  .transform(Number);

/** Fields of these names, each a text in which named values are filled in. */
const filledTexts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, filledText])) as Record<Name, typeof filledText>;
const titled = z.strictObject(filledTexts('title', 'text'));
const details = list(filledTexts('label', 'text'));
const markdownSource = z.string().trim().min(1, 'write a text').transform(fillNamedValues);
/** A short Markdown text, with ids that begin with `prefix`. */
const shortMarkdown = (prefix: string) =>
  markdownSource.transform((source, context) => renderShortMarkdown(source, reporterFor(context), `${prefix}--`));

const titledPoints = (prefix: string) => ({
  title: filledText,
  points: list({ title: filledText, text: shortMarkdown(prefix) }),
});

const body = z
  .string()
  .regex(/\S/, 'write the text of the page below the second line "---"')
  .transform(fillNamedValues)
  .transform((source, context) => {
    try {
      return renderMarkdown(source, reporterFor(context));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      // Of a file that a drawing reads: the other fields may have mistakes of their own.
      context.addIssue({ code: 'custom', params: { mistakes: error.mistakes } });
      return z.NEVER;
    }
  });

const pastDate = isoDate('2026-11-20').refine((value) => value <= today(), 'write a date that is not in the future');
const lowercaseId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write lowercase letters, digits and hyphens');

function refuseSameIds(entries: readonly { id: string; path: PropertyKey[] }[], context: z.RefinementCtx): void {
  const above = new Set<string>();
  for (const { id, path } of entries) {
    const message = `an entry above has the id "${id}" too: change one`;
    if (above.has(id)) context.addIssue({ code: 'custom', path, message });
    above.add(id);
  }
}

const pictured = {
  image: pictureName,
  imageAlt: orNull(filledText).transform((alt) => alt ?? ''),
};
/** Replaces the name of a picture and its text alternative by its data. */
const withPicture = <Fields extends { image: string; imageAlt: string }>({ image, imageAlt, ...rest }: Fields) => ({
  ...rest,
  image: getPicture(image, imageAlt),
});

const commonFields = {
  ...filledTexts('title', 'metaTitle', 'metaDescription', 'description'),
  ...pictured,
  ...{ updated: pastDate, reviewed: pastDate, body },
};

const service = z
  .strictObject({
    ...commonFields,
    callToAction: filledText,
    icon: z.enum(['parted-house', 'calendar', 'generations', 'estate']),
    benefits: z.array(filledText).min(2),
    process: z.array(filledText).min(1),
    /**
     * What the page from a sample report says for this service. `date` says which day its effective date is, `fullReportAt`
     * which service shows the whole page, if this one shows only its first part.
     */
    sampleReport: z.strictObject({
      ...filledTexts('date', 'value'),
      details,
      fullReportAt: z.enum(serviceIds).optional(),
    }),
    relatedResources: list({
      title: filledText,
      path: z.string().regex(/^\/resources\/[a-z0-9-]+$/, 'write the address of a guide, such as /resources/gift-tax'),
    }),
  })
  .transform(withPicture);

const guide = z
  .strictObject({
    ...commonFields,
    /** By default that of the Resource Center. */
    callToAction: filledText.optional(),
    shortAnswer: shortMarkdown('short-answer'),
    published: pastDate,
    /** When amounts that change were last checked. */
    asOf: pastDate,
    author: orNull(filledText),
    reviewer: orNull(z.strictObject(filledTexts('name', 'credential'))),
    /** A draft is shown by `npm run dev` only. */
    draft: yesOrNo.default(false),
  })
  .refine(({ published, updated }) => updated >= published, {
    path: ['updated'],
    error: 'write a date that is not before "published"',
  })
  .transform(withPicture);

/** The schema of the Markdown files in each folder: their fields, and the text below as `body`. */
export const markdownSchemas = {
  services: service,
  resources: guide,
  texts: z.strictObject({ ...filledTexts('title', 'metaDescription'), updated: pastDate, body }),
};

const pageFields = z.strictObject({
  ...filledTexts('title', 'metaTitle', 'metaDescription', 'callToAction'),
  lede: filledText.optional(),
  updated: pastDate,
});
/** A page whose heading the specification fixes. */
const pageWithTitle = (title: string) => pageFields.omit({ title: true }).transform((fields) => ({ ...fields, title }));

const questionId = lowercaseId.refine(
  (name) => !reservedIds.includes(name),
  'another part of the page has this id: choose another',
);
const question = { id: questionId, question: filledText, short: filledText.optional(), answer: markdownSource };
const questions = list(question).transform((entries, context) =>
  entries.map(({ answer, ...entry }, index) => ({
    ...entry,
    answer: renderShortMarkdown(answer, reporterFor(context, [index, 'answer']), `${entry.id}--`),
  })),
);

const sampleReport = z.strictObject({
  ...filledTexts('heading', 'partHeading', 'caption', 'page', 'stamp', 'title', 'property', 'assignment'),
  effectiveDate: z.strictObject(filledTexts('label', 'text')),
  details,
  plan: z.strictObject({ title: filledText, width: wholeNumber('42'), depth: wholeNumber('28') }),
  comparison: z
    .strictObject({
      ...filledTexts('heading', 'title', 'grid', 'sold', 'price', 'adjusted', 'range', 'example', 'why'),
      // On a phone, there is no room for more beside a point.
      adjustments: z.array(filledText.refine((name) => name.length <= 12, 'shorten it to 12 characters')).min(1),
      sales: list({
        ...filledTexts('name', 'sold'),
        price: wholeNumber('470000'),
        adjustments: z.array(integer),
      }).length(3),
    })
    .refine(
      ({ adjustments, sales }) => sales.every((sale) => sale.adjustments.length === adjustments.length),
      'write one adjustment in each sale for each name in the list',
    ),
  value: z.strictObject({ ...filledTexts('heading', 'reason', 'signature'), amount: wholeNumber('480000') }),
  notes: exactly(4, filledText),
});

/** The schema of each YAML file. One in this list is checked, and can be read with `getContent`. */
export const yamlSchemas = {
  'about.yaml': z.strictObject({
    story: z.strictObject({ title: filledText, text: shortMarkdown('story') }),
    questions: z.strictObject(titledPoints('questions')),
    approach: z.strictObject({ title: filledText, text: shortMarkdown('approach') }),
    coverage: z
      .strictObject({
        ...{ ...pictured, ...filledTexts('title', 'intro') },
        offices: exactly(2, z.strictObject({ ...pictured, text: filledText }).transform(withPicture)),
      })
      .transform(withPicture),
    badges: z.strictObject(filledTexts('stateCertified', 'experience')),
  }),
  'amounts.yaml': amountsSchema,
  'buyout.yaml': barsFileSchema,
  'business.yaml': businessSchema,
  'contact.yaml': z.strictObject({
    safety: z.strictObject({ title: filledText, text: shortMarkdown('safety') }),
    hints: z.strictObject(filledTexts('phone', 'service', 'propertyAddress', 'message')),
    nextSteps: z.strictObject({ title: filledText, steps: z.array(filledText).min(1) }),
    costs: z.array(titled).min(1),
    privacy: shortMarkdown('privacy'),
    urgent: titled,
  }),
  'deadlines.yaml': deadlinesSchema,
  'faq.yaml': z
    .strictObject({ general: questions, divorce: questions, estate: questions, process: questions })
    .superRefine((categories, context) => {
      const entries = Object.entries(categories).flatMap(([category, list]) =>
        list.map(({ id }, index) => ({ id, path: [category, index, 'id'] })),
      );
      refuseSameIds(entries, context);
    }),
  'home.yaml': z
    .strictObject({
      ...pictured,
      ...filledTexts('lede'),
      experience: z.strictObject(filledTexts('fact', 'label')),
      why: z.strictObject(filledTexts('accuracy', 'confidentiality', 'fastTurnaround')).transform((why) => ({
        title: `Why Choose ${getBusiness().name}`,
        cards: [
          { title: 'Accuracy', text: why.accuracy },
          { title: 'Confidentiality', text: why.confidentiality },
          { title: 'Fast Turnaround', text: why.fastTurnaround },
        ],
      })),
      services: z.strictObject({ title: filledText, cards: z.record(z.enum(serviceIds), filledText) }),
      testimonials: z.strictObject(filledTexts('title')),
    })
    .transform(withPicture),
  /** What has to be confirmed before the site goes live, and who can. */
  'launch.yaml': listOrEmpty({
    question: plainText,
    file: plainText,
    who: z.enum(['owner', 'counsel']).default('owner'),
    done: yesOrNo,
  }),
  'pages.yaml': z.strictObject({
    '/': pageFields.omit({ title: true, metaTitle: true, lede: true }).transform((fields) => ({
      ...fields,
      // The specification's words, with the apostrophe of the texts.
      title: 'Independent, defensible valuations for life’s biggest transitions',
      metaTitle: `${getBusiness().name} | Divorce & Estate Appraisal Specialists`,
    })),
    '/about': pageFields,
    '/services': pageFields,
    '/resources': pageFields,
    '/faq': pageWithTitle('Frequently Asked Questions'),
    '/blog': pageWithTitle('Insights & Updates'),
    '/contact': pageWithTitle('Request an Appraisal'),
  }),
  'posts.yaml': listOrEmpty({
    ...{ id: lowercaseId, excerpt: markdownSource, date: pastDate, ...filledTexts('title', 'readTime', 'category') },
    ...pictured,
  })
    .superRefine((posts, context) =>
      refuseSameIds(
        posts.map(({ id }, index) => ({ id, path: [index, 'id'] })),
        context,
      ),
    )
    .transform((posts, context) =>
      posts.map(({ excerpt, ...post }, index) => ({
        ...withPicture(post),
        excerpt: renderShortMarkdown(excerpt, reporterFor(context, [index, 'excerpt']), `${post.id}--`),
      })),
    ),
  'professionals.yaml': z.strictObject({
    title: filledText,
    groups: list(titledPoints('professionals')),
    clause: z.strictObject({ ...filledTexts('title', 'note'), terms: z.array(filledText).min(1) }),
  }),
  'sample-report.yaml': sampleReport,
  'step-up.yaml': stepUpSchema,
  'transfers.yaml': barsFileSchema,
  /** The words are the client's own, so nothing of them is checked but whether they fit on a screen. */
  'testimonials.yaml': list({
    quote: plainText.max(600, 'a phone shows 600 characters on its screen: shorten it, with … for what you leave out'),
    author: plainText,
    position: z.enum(['Divorce Client', 'Estate Settlement Client', 'Family Law Attorney', 'CPA']),
    /** Invented, until the owner has the words of a real client. */
    sample: yesOrNo.default(false),
  }),
};
