/* What each file in content/ that pages show may say. */
import { z } from 'zod';
import { reservedIds } from '../shared/elementIds';
import {
  emptyAsNull,
  isoDate,
  listOf,
  listOrNone,
  lowercaseId,
  markdown,
  oneLine,
  signedWholeNumber,
  textFields,
  textWithoutValues,
  wholeNumber,
  yesOrNo,
} from './fieldTypes';
import { pageTitles, serviceIds } from './fixedContent';
import { getPicture, pictureName } from './pictures';

const titled = z.strictObject(textFields('title', 'text'));
const facts = listOf(textFields('label', 'text'));
const titledPointsFields = { title: oneLine, points: listOf({ title: oneLine, text: markdown }) };
const body = z.string().regex(/\S/, 'write the text of the page below the second line "---"');

/** A day that has begun somewhere: whoever edits the content can be east of the owner. */
const pastDate = isoDate('2026-11-20').refine(
  (day) => Date.parse(`${day}T00:00+14:00`) <= Date.now(),
  'write a date that is not in the future',
);

const pictureFields = { image: pictureName, imageAlt: emptyAsNull(oneLine).transform((alt) => alt ?? '') };
/** Replaces the name of a picture and its text alternative by its data. */
const withPicture = <Fields extends { image: string; imageAlt: string }>({ image, imageAlt, ...fields }: Fields) => ({
  ...fields,
  image: getPicture(image, imageAlt),
});

/** Below the lede, for whoever looks for something else. */
const seeAlso = markdown.optional();

const commonFields = {
  ...textFields('title', 'metaTitle', 'metaDescription', 'description'),
  seeAlso,
  ...pictureFields,
  updated: pastDate,
  reviewed: pastDate,
  body,
};

/** A file in `content/services/`: its fields, and the text below them as `body`. */
export const serviceSchema = z
  .strictObject({
    ...commonFields,
    callToAction: oneLine,
    situation: oneLine,
    icon: z.enum(['parted-house', 'calendar', 'generations', 'estate']),
    benefits: z.array(oneLine).min(2),
    process: z.array(oneLine).min(1),
    /**
     * What the page from a sample report says for this service. `date` says which day its effective date is,
     * `fullReportAt` which service shows the whole page, if this one shows an excerpt.
     */
    sampleReport: z.strictObject({
      ...textFields('date', 'value'),
      facts,
      fullReportAt: z.enum(serviceIds).optional(),
    }),
    relatedResources: listOf({
      title: oneLine,
      path: z.string().regex(/^\/resources\/[a-z0-9-]+$/, 'write the address of a guide, such as /resources/gift-tax'),
    }),
  })
  .transform(withPicture);

/** A file in `content/resources/`. */
export const guideSchema = z
  .strictObject({
    ...commonFields,
    /** By default the call to action of the Resource Center. */
    callToAction: oneLine.optional(),
    shortAnswer: markdown,
    published: pastDate,
    /** When amounts that change were last checked. */
    asOf: pastDate,
    author: emptyAsNull(oneLine),
    reviewer: emptyAsNull(z.strictObject(textFields('name', 'credential'))),
  })
  .refine(({ published, updated }) => published <= updated, {
    path: ['updated'],
    error: 'write a date that is not before "published"',
  })
  .transform(withPicture);

/** A file in `content/texts/`. */
export const textPageSchema = z.strictObject({ ...textFields('title', 'metaDescription'), updated: pastDate, body });

const pageFields = z.strictObject({
  ...textFields('title', 'metaTitle', 'metaDescription', 'callToAction'),
  lede: oneLine.optional(),
  seeAlso,
  updated: pastDate,
});
/** The fields of a page whose heading the specification fixes. */
const withoutTitle = pageFields.omit({ title: true });

const questions = listOf({ id: lowercaseId, question: oneLine, short: oneLine.optional(), answer: markdown });

/** The adjustments of a sale, in dollars, by name; there may be none. */
const saleAdjustments = emptyAsNull(z.record(z.string(), signedWholeNumber)).transform((amounts) => amounts ?? {});

const sampleReportPage = z.strictObject({
  ...textFields('heading', 'excerptHeading', 'caption', 'page', 'stamp', 'title', 'property'),
  assignment: z.strictObject(textFields('title', 'note')),
  effectiveDate: z.strictObject(textFields('label', 'text')),
  further: z.strictObject({ title: oneLine, facts }),
  plan: z.strictObject({ ...textFields('title', 'note'), width: wholeNumber('42'), depth: wholeNumber('28') }),
  comparison: z
    .strictObject({
      ...textFields(
        'heading',
        'title',
        'note',
        'grid',
        'sold',
        'price',
        'area',
        'adjusted',
        'range',
        'adjustment',
        'intro',
        'why',
      ),
      // On a phone, there is no room for more beside a point.
      adjustments: z
        .array(textWithoutValues.refine((name) => name.length <= 12, 'shorten it to 12 characters'))
        .min(1)
        .refine((names) => new Set(names).size === names.length, 'give each adjustment its own name'),
      // On a phone, the grid has room for no more.
      sales: listOf(
        {
          ...textFields('name', 'sold'),
          image: pictureName.transform((name) => getPicture(name)),
          price: wholeNumber('470000'),
          area: wholeNumber('1800'),
          adjustments: saleAdjustments,
          reason: oneLine.optional(),
        },
        'name',
      ).max(3),
    })
    .superRefine(({ adjustments, sales }, context) => {
      const message = `write one of ${adjustments.join(', ')}, or add the name to the list`;
      for (const [index, sale] of sales.entries())
        for (const name of Object.keys(sale.adjustments).filter((name) => !adjustments.includes(name)))
          context.addIssue({ code: 'custom', path: ['sales', index, 'adjustments', name], message });
    }),
  value: z.strictObject({ ...textFields('heading', 'note', 'reason', 'signature'), amount: wholeNumber('480000') }),
});

/** The schema of each YAML file that pages show. */
export const pageFileSchemas = {
  'about.yaml': z.strictObject({
    story: z.strictObject({ title: oneLine, text: markdown }),
    questions: z.strictObject(titledPointsFields),
    approach: z.strictObject({ title: oneLine, text: markdown }),
    coverage: z.strictObject({ ...pictureFields, ...textFields('title', 'intro') }).transform(withPicture),
    badges: z.strictObject(textFields('stateCertified', 'experience')),
  }),
  'contact.yaml': z.strictObject({
    safety: z.strictObject({ title: oneLine, text: markdown }),
    hints: z.strictObject(textFields('phone', 'service', 'propertyAddress', 'message')),
    nextSteps: z.strictObject({ title: oneLine, steps: listOf(textFields('when', 'text')) }),
    facts: listOf(textFields('title', 'text')),
    privacy: markdown,
    urgent: titled,
  }),
  'faq.yaml': z
    .strictObject({ general: questions, divorce: questions, estate: questions, process: questions })
    .superRefine((categories, context) => {
      const above = new Set<string>();
      for (const [category, entries] of Object.entries(categories))
        for (const [index, { id }] of entries.entries()) {
          const message = `an entry above, or a part of the page, has the id "${id}" too: change this one`;
          if (above.has(id) || reservedIds.includes(id))
            context.addIssue({ code: 'custom', path: [category, index, 'id'], message });
          above.add(id);
        }
    }),
  'home.yaml': z
    .strictObject({
      ...pictureFields,
      ...textFields('lede'),
      experience: z.strictObject(textFields('fact', 'label')),
      why: z.strictObject({ accuracy: markdown, confidentiality: markdown, fastTurnaround: markdown }),
      services: z.strictObject({ title: oneLine, cards: z.record(z.enum(serviceIds), oneLine) }),
      testimonials: z.strictObject(textFields('title')),
    })
    .transform(withPicture),
  'launch.yaml': listOrNone({
    question: oneLine,
    file: oneLine,
    who: z.enum(['owner', 'counsel']).default('owner'),
    done: yesOrNo,
  }),
  'pages.yaml': z.strictObject({
    '/': withoutTitle
      .omit({ metaTitle: true, lede: true, seeAlso: true })
      .transform((page) => ({ ...page, ...pageTitles['/'] })),
    '/about': pageFields,
    '/services': pageFields,
    '/resources': pageFields,
    '/faq': withoutTitle.transform((page) => ({ ...page, ...pageTitles['/faq'] })),
    '/blog': withoutTitle.transform((page) => ({ ...page, ...pageTitles['/blog'] })),
    '/contact': withoutTitle.transform((page) => ({ ...page, ...pageTitles['/contact'] })),
  }),
  'posts.yaml': listOrNone(
    {
      ...textFields('title', 'readTime', 'category'),
      ...pictureFields,
      id: lowercaseId,
      excerpt: markdown,
      date: pastDate,
    },
    'id',
  ).transform((posts) => posts.map(withPicture)),
  'professionals.yaml': z.strictObject({
    title: oneLine,
    lede: markdown,
    groups: listOf({ ...titledPointsFields, note: oneLine }),
    clause: z.strictObject({ ...textFields('title', 'note'), terms: z.array(oneLine).min(1) }),
  }),
  'sample-report.yaml': sampleReportPage,
  /** A quote is the client's own, so only its named values are checked, and whether it fits on a screen. */
  'testimonials.yaml': listOf({
    quote: oneLine.max(600, 'a phone shows 600 characters on its screen: shorten it, with … for what you leave out'),
    author: oneLine,
    position: z.enum(['Divorce Client', 'Estate Settlement Client', 'Family Law Attorney', 'CPA']),
    /** Invented, until the owner has the words of a real client. */
    sample: yesOrNo.default(false),
  }),
};

/** The addresses of the pages in `pages.yaml`. */
export const pagePaths = pageFileSchemas['pages.yaml'].keyof().options;
