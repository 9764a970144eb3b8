import { z } from 'zod';
import { getTokens, nullable, plainText } from './business';
import { type Report, renderMarkdown, renderShort } from './markdown';
import pictureFiles from './pictures.json';

/** The four services, in the specification's order. */
export const serviceIds = ['divorce-appraisals', 'date-of-death', 'inheritance', 'estate-settlement'] as const;
export type ServiceId = (typeof serviceIds)[number];

const report =
  (context: z.RefinementCtx): Report =>
  (message, line) =>
    context.addIssue({ code: 'custom', message, params: { line } });

/** Replaces every `{{token}}` in a text by its value in `business.yaml`. */
function fillTokens(text: string, context: z.RefinementCtx, tokens = getTokens()): string {
  return text.replace(/\{+[^{}\n]*\}*|\}+/g, (written: string, at: number) => {
    const value = tokens[/^\{\{ *(\w+) *\}\}$/.exec(written)?.[1] ?? ''];
    if (value !== undefined) return value;
    const names = Object.keys(tokens).join(', ');
    report(context)(`"${written}" is not the name of a value: write {{name}} with one of ${names}`, lineAt(text, at));
    return written;
  });
}

/** As {@link fillTokens}, with a phone number that a tap calls. */
function fillMarkdownTokens(text: string, context: z.RefinementCtx): string {
  const tokens = getTokens();
  return fillTokens(text, context, { ...tokens, phone: `[${tokens.phone}](${tokens.phoneLink})` });
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

const text = z.string().transform(fillTokens).pipe(plainText);
/** A text of several paragraphs, in Markdown; becomes HTML. */
const markdown = z
  .string()
  .trim()
  .min(1, 'write a text')
  .transform(fillMarkdownTokens)
  .transform((filled, context) => renderShort(filled, report(context)));
const body = z
  .string()
  .regex(/\S/, 'write the text of the page below the second line "---"')
  .transform(fillMarkdownTokens)
  .transform((filled, context) => renderMarkdown(filled, report(context)));

const straight = (value: string) => value.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
/** A text that the specification fixes. */
const fixed = (words: string) =>
  z
    .string()
    .refine((value) => straight(value) === words, `this text is fixed: write "${words}"`)
    .transform(fillTokens);

const date = z.iso
  .date('write a date such as 2026-11-20')
  .refine((value) => value <= new Date().toISOString().slice(0, 10), 'write a date that is not in the future');
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write lowercase letters, digits and hyphens');
const path = z.string().regex(/^\/(?!\/)\S*$/, 'write an address within the site, such as /contact');
const haveOwnIds = (entries: readonly { id: string }[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;
const ownIds = 'give each entry an id of its own';
const titled = (title: z.ZodType<string> = text) => z.strictObject({ title, text });

const pictures: Readonly<Record<string, (typeof pictureFiles)['home-hero'] | undefined>> = pictureFiles;

/** A picture in three widths with its text alternative, which is '' if it only decorates. */
export function getPicture(name: string, alt: string) {
  const files = pictures[name];
  if (!files) throw new Error(`There is no picture "${name}" in content/loader/pictures.json.`);
  return { name, alt, ...files };
}

export type PictureData = ReturnType<typeof getPicture>;

const pictured = {
  image: z.string().refine((name) => name in pictures, {
    error: `there is no such picture. There are ${Object.keys(pictures).join(', ')}; "npm run pictures" adds those in content/pictures/`,
  }),
  imageAlt: z.string(),
};
/** Replaces the names of a picture's fields by its data. */
const withPicture = <Fields extends { image: string; imageAlt: string }>({ image, imageAlt, ...rest }: Fields) => ({
  ...rest,
  picture: getPicture(image, imageAlt),
});

/** Fields of a file whose text is read separately, so that lists don't render it. */
const unread = z.string();

/** The fields of `content/services/*.md`. */
export const serviceSchema = z
  .strictObject({
    title: text,
    pageTitle: text,
    description: text,
    summary: text,
    call: text,
    icon: z.enum(['parted-house', 'calendar', 'generations', 'estate']),
    ...pictured,
    benefits: z.array(text).min(4),
    process: z.array(text).min(4),
    relatedResources: z.array(z.strictObject({ title: text, path })).length(3),
    updated: date,
    reviewed: date,
    body: unread,
  })
  .transform(withPicture);

/** The text of `content/services/*.md` and `content/texts/*.md`. */
export const bodySchema = z.object({ body });

/** The fields of `content/resources/*.md`. */
export const guideSchema = z
  .strictObject({
    title: text,
    pageTitle: text,
    description: text,
    summary: text,
    ...pictured,
    /** By default the call of the Resource Center. */
    call: text.optional(),
    shortAnswer: unread,
    service: z.enum(serviceIds),
    published: date,
    updated: date,
    reviewed: date,
    /** When amounts that change were last checked. */
    asOf: date,
    author: nullable(text),
    reviewer: nullable(z.strictObject({ name: text, credential: text })),
    /** A draft is shown by `npm run dev` only. */
    draft: z.boolean('write draft: true, without quotes, or no such line').default(false),
    body: unread,
  })
  .refine(({ published, reviewed }) => reviewed >= published, {
    error: 'write a day on or after "published"',
    path: ['reviewed'],
  })
  .transform(withPicture);

/** The texts of `content/resources/*.md`. */
export const guideTextSchema = z.object({ shortAnswer: markdown, body });

/** The fields of `content/texts/*.md`. */
export const textPageSchema = z.strictObject({ title: text, description: text, updated: date, body: unread });

const page = z.strictObject({
  path,
  title: text,
  pageTitle: text,
  description: text,
  /** One or two sentences below the heading; some pages have them in files of their own. */
  lede: text.optional(),
  /** The call to action at the end of the page. */
  call: text,
  updated: date,
});
const fixedPageTexts = [
  ['/', 'pageTitle', '{{name}} | Divorce & Estate Appraisal Specialists'],
  ['/faq', 'title', 'Frequently Asked Questions'],
  ['/blog', 'title', 'Insights & Updates'],
  ['/contact', 'title', 'Request an Appraisal'],
] as const;
/** `content/pages.yaml`. */
export const pagesSchema = z.array(page).superRefine((pages, context) => {
  for (const [at, field, words] of fixedPageTexts) {
    const index = pages.findIndex((candidate) => candidate.path === at);
    const expected = words.replace('{{name}}', getTokens().name ?? '');
    if (index < 0) context.addIssue({ code: 'custom', message: `the page "${at}" is missing` });
    else if (straight(pages[index]?.[field] ?? '') !== expected)
      context.addIssue({ code: 'custom', path: [index, field], message: `this text is fixed: write "${words}"` });
  }
});

/** `content/testimonials.yaml`. The words are the client's own, so nothing of them is checked. */
export const testimonialsSchema = z
  .array(
    z.strictObject({
      quote: plainText,
      author: plainText,
      position: z.enum(['Divorce Client', 'Estate Settlement Client', 'Family Law Attorney', 'CPA']),
      /** Invented, until the owner has the words of a real client. */
      sample: z.boolean('write sample: true, without quotes, or no such line').default(false),
    }),
  )
  .min(1);

const questions = z
  .array(
    z.strictObject({ id, question: text.refine((words) => words.endsWith('?'), 'end with "?"'), answer: markdown }),
  )
  .min(1);
/** `content/faq.yaml`, by category. Answers become HTML. */
export const faqSchema = z
  .strictObject({ general: questions, divorce: questions, estate: questions, process: questions })
  .refine((categories) => haveOwnIds(Object.values(categories).flat()), ownIds)
  .transform(({ general, divorce, estate, process }) => [
    { category: 'General Questions', items: general },
    { category: 'Divorce Appraisals', items: divorce },
    { category: 'Estate & Inheritance Appraisals', items: estate },
    { category: 'The Appraisal Process', items: process },
  ]);

/** `content/posts.yaml`. */
export const postsSchema = z
  .array(
    z
      .strictObject({
        id,
        title: text,
        excerpt: text,
        date,
        readTime: z.string().regex(/^\d+ min read$/, 'write a time such as 5 min read'),
        ...pictured,
        category: text,
      })
      .transform(withPicture),
  )
  .refine(haveOwnIds, ownIds)
  .nullable();

/** `content/launch.yaml`: what has to be confirmed before the site goes live, and who can. */
export const confirmationsSchema = z.array(
  z.strictObject({
    question: plainText,
    file: plainText,
    who: z.enum(['owner', 'counsel']).default('owner'),
    done: z.boolean('write done: true or done: false, without quotes'),
  }),
);

/** `content/home.yaml`. */
export const homeSchema = z.strictObject({
  headline: fixed("Independent, defensible valuations for life's biggest transitions"),
  lede: text,
  experience: text,
  why: z.strictObject({
    title: fixed('Why Choose {{name}}'),
    cards: z.tuple([titled(fixed('Accuracy')), titled(fixed('Confidentiality')), titled(fixed('Fast Turnaround'))]),
  }),
  services: z.strictObject({ title: text, intro: text }),
  testimonials: z.strictObject({ title: text }),
});

/** `content/about.yaml`. The story becomes HTML. */
export const aboutSchema = z
  .strictObject({
    lede: text,
    ...pictured,
    story: z.strictObject({ title: text, text: markdown }),
    approach: z.strictObject({ title: text, intro: text, steps: z.array(titled()).min(1) }),
    coverage: z.strictObject({
      title: text,
      intro: text,
      offices: z.array(z.strictObject({ ...pictured, text }).transform(withPicture)).length(2),
    }),
    badges: z.tuple([titled(fixed('State Certified')), titled(fixed('{{experienceBadge}}'))]),
  })
  .transform(withPicture);

/** `content/contact.yaml`. */
export const contactSchema = z.strictObject({
  lede: text,
  hints: z.strictObject({ email: text, phone: text, service: text, propertyAddress: text, message: text }),
  nextSteps: z.strictObject({ title: text, steps: z.array(text).min(1) }),
  terms: z.array(titled()).min(1),
  urgent: titled(),
});

/** `content/professionals.yaml`. */
export const professionalsSchema = z.strictObject({ title: text, intro: text, points: z.array(titled()).min(1) });

/** `content/diagrams.yaml`. */
export const diagramsSchema = z.strictObject({
  effectiveDates: z.strictObject({
    start: text,
    end: text,
    purposes: z
      .array(
        z.strictObject({
          id,
          purpose: text,
          note: text,
          dates: z
            .array(z.strictObject({ when: z.enum(['early', 'middle', 'late']), day: text, choice: z.boolean() }))
            .min(1),
        }),
      )
      .min(1),
    legend: z.strictObject({ valued: text, choice: text, back: text }),
  }),
  washingtonMap: z.strictObject({ caption: text }),
  sampleReport: z.strictObject({
    stamp: text,
    title: text,
    details: z.array(z.strictObject({ label: text, text })).min(1),
    plan: z.strictObject({ title: text, width: z.number().positive(), depth: z.number().positive() }),
    comparison: z
      .strictObject({
        title: text,
        sold: text,
        price: text,
        adjustments: z.array(text).min(1),
        adjusted: text,
        sales: z
          .array(z.strictObject({ name: text, sold: text, price: z.int().positive(), adjustments: z.array(z.int()) }))
          .length(3),
      })
      .refine(
        ({ adjustments, sales }) => sales.every((sale) => sale.adjustments.length === adjustments.length),
        'write as many amounts for each sale as there are adjustments',
      ),
    value: z.strictObject({ title: text, amount: z.int().positive(), reason: text, signature: text }),
    notes: z.array(text).length(4),
  }),
});
