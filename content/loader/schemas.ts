import { z } from 'zod';

/** The four services, in the specification's order. */
export const serviceIds = ['divorce-appraisals', 'date-of-death', 'inheritance', 'estate-settlement'] as const;
export type ServiceId = (typeof serviceIds)[number];

/** The names of the service icons that the site can draw. */
export const serviceIcons = ['parted-house', 'calendar', 'generations', 'estate'] as const;
export type ServiceIconName = (typeof serviceIcons)[number];

/** The diagrams that a guide may show, by the name used in `![caption](diagram:NAME)`. */
export const diagramNames = ['step-up', 'effective-dates', 'process', 'washington-map', 'sample-report'] as const;
export type DiagramName = (typeof diagramNames)[number];

/** A plain text. Line breaks become spaces, so an owner can write it on several lines. */
const text = (what: string) =>
  z
    .string(what)
    .transform((value) => value.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, what)
        .refine((value) => !/\*\*|\]\(/.test(value), `${what}, without Markdown, which this field does not render`),
    );

/** A field that may be empty or missing; both become `null`. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);

/** A Markdown text. */
const markdown = (what: string) => z.string(what).trim().min(1, what);

/** A positive number. The message covers the usual mistakes, `$450` and `1,200`. */
const number = (example: string) => {
  const message = `digits only, with no dollar sign or comma, such as ${example}`;
  return z.number(message).positive(message);
};

const listed = (what: string) =>
  z.array(text(`a short text, such as "${what}"`), `a list, each line beginning with "  - ", such as "  - ${what}"`);

const date = z
  .string('a date such as 2026-11-20')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-11-20')
  .refine((value) => {
    const parsed = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(parsed.valueOf()) && parsed.toISOString().startsWith(value);
  }, 'a date that exists, such as 2026-11-20');

const searchText =
  'a text of 50 to 170 characters for search results, such as "How a home is valued in a Washington divorce, and when"';
const description = text(searchText).pipe(z.string().min(50, searchText).max(170, searchText));

const picture = text('the name of a picture, such as "step-up-basis"');
const title = text('a title, such as "Step-Up Basis"');
const call = text('a sentence, such as "Know the date of death? Ask for a quote."');
const path = z
  .string('an address within the site, such as "/contact"')
  .regex(/^\/(?!\/)\S*$/, 'an address within the site, such as "/contact"');

/** Front matter of `content/services/*.md`. The text below it is the long description. */
export const serviceSchema = z.strictObject({
  title,
  /** The title in the browser's tab and in search results. */
  pageTitle: text('a title for search results, such as "Divorce Home Appraisals in Spokane and Vancouver, WA"'),
  description,
  /** One or two sentences for the teaser on the home page and the services list. */
  summary: text('one or two sentences, such as "A neutral value for the home, on the date that matters."'),
  /** The call to action at the end of the page. */
  call,
  icon: z.enum(serviceIcons, `one of ${serviceIcons.join(', ')}`),
  image: picture,
  imageAlt: z.string('what the picture shows, such as "A card model of a house", or "" if it is only decorative'),
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
  imageAlt: z.string('what the picture shows, such as "A card model of a house", or "" if it is only decorative'),
  /** The call to action at the end of the page; by default the Resource Center's. */
  call: call.optional(),
  /** The short answer, in Markdown, shown before everything else. */
  shortAnswer: markdown('a few sentences, such as "No state law says that every divorce needs an appraisal."'),
  /** The service that the guide belongs to; its page is linked at the end. */
  service: z.enum(serviceIds, `one of ${serviceIds.join(', ')}`),
  published: date,
  updated: date,
  reviewed: date,
  /** The month for which amounts that change were checked. */
  asOf: date,
  /** Who wrote it, and who checked it against its sources. */
  author: optional(text('the name of a person, such as "Ann Example"')),
  reviewer: optional(
    z.strictObject({
      name: text('the name of a person, such as "Ann Example"'),
      credential: text('a credential, such as "State-Certified Residential Appraiser"'),
    }),
  ),
  /** A draft is shown by `npm run dev` only. */
  draft: z
    .boolean('true, without quotes, while the guide is not finished, such as "draft: true", or no such line')
    .default(false),
});

/** Front matter of `content/legal/*.md`. */
export const legalSchema = z.strictObject({ title, description, updated: date });

/** One entry of `content/pages.yaml`. */
export const pageSchema = z.strictObject({
  path,
  /** The heading of the page. */
  title,
  /** The title in the browser's tab and in search results. */
  pageTitle: title,
  description,
  /** One or two sentences below the heading; those of the home, About and contact pages are in their own files. */
  lede: text('a sentence, such as "Short answers to what people ask us first."').optional(),
  /** The call to action at the end of the page. */
  call,
  updated: date,
});

/** One entry of `content/testimonials.yaml`. */
export const testimonialSchema = z.strictObject({
  quote: text('what the client said, such as "They explained every step."'),
  author: z
    .string('a first name and an initial, such as "Jennifer M."')
    .regex(/^\p{L}[\p{L}'-]* \p{Lu}\.$/u, 'a first name and an initial, such as "Jennifer M."'),
  position: z.enum(
    ['Divorce Client', 'Estate Settlement Client', 'Family Law Attorney', 'CPA'],
    'one of Divorce Client, Estate Settlement Client, Family Law Attorney, CPA',
  ),
  sample: z
    .boolean('true, without quotes, while it is an invented sample, such as "sample: true", or no such line')
    .default(false),
});

/** One category of `content/faq.yaml`. */
export const faqSchema = z.strictObject({
  category: title,
  items: z
    .array(
      z.strictObject({
        id: z
          .string('an id such as "how-long-does-it-take"')
          .regex(
            /^[a-z0-9]+(-[a-z0-9]+)*$/,
            'an id of lowercase letters, digits and hyphens, such as "how-long-does-it-take"',
          ),
        question: z
          .string('a question, such as "How long does it take?"')
          .regex(/\?$/, 'a question mark at the end, such as "How long does it take?"'),
        answer: markdown('an answer, such as "A report typically takes {{turnaround}}."'),
      }),
    )
    .min(4, 'at least four questions, such as one with the id "how-long-does-it-take"'),
});

/** One entry of `content/posts.yaml`. */
export const blogPostSchema = z.strictObject({
  id: z
    .string('an id such as "market-trends-2024"')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id such as "market-trends-2024"'),
  title,
  excerpt: text('one or two sentences, such as "What the sales of one year can tell you."'),
  date,
  readTime: z.string('a time such as "5 min read"').regex(/^\d+ min read$/, 'a time such as "5 min read"'),
  image: picture,
  imageAlt: z.string('what the picture shows, such as "A card model of a house", or "" if it is only decorative'),
  category: text('a category such as "Tax Updates"'),
});

/** One entry of `content/launch.yaml`: something the owner must confirm before the site goes live. */
export const confirmationSchema = z.strictObject({
  question: text('a question, such as "Has counsel read the terms?"'),
  file: text('a file, such as content/about.yaml'),
  done: z.boolean('true or false, without quotes, such as done: false'),
});

const words = 'a text such as "Our story"';
const sentence = text(words);
const titled = z.strictObject({ title: sentence, text: sentence });
const pictured = { image: sentence, imageAlt: sentence };
const office = z.strictObject({ ...pictured, text: sentence });

/** `content/home.yaml`. */
export const homeSchema = z.strictObject({
  headline: sentence,
  lede: sentence,
  experience: sentence,
  why: z.strictObject({
    title: sentence,
    cards: z
      .array(titled)
      .length(
        3,
        'three cards, each with a title and a text, such as title: Accuracy and text: "The report shows each step."',
      ),
  }),
  services: z.strictObject({ title: sentence, intro: sentence }),
  testimonials: z.strictObject({ title: sentence }),
});

/** `content/about.yaml`. */
export const aboutSchema = z.strictObject({
  lede: sentence,
  ...pictured,
  story: z.strictObject({ title: sentence, text: markdown(words) }),
  approach: z.strictObject({
    title: sentence,
    intro: sentence,
    steps: z
      .array(titled)
      .min(
        3,
        'at least three steps, each with a title and a text, such as title: Accuracy and text: "The report shows each step."',
      ),
  }),
  coverage: z.strictObject({
    title: sentence,
    intro: sentence,
    offices: z
      .array(office)
      .length(
        2,
        'two offices, in the order of business.yaml, each with an image, an imageAlt and a text, such as the one for "Spokane"',
      ),
  }),
  badges: z
    .array(titled)
    .length(
      2,
      'two badges, each with a title and a text, such as title: Accuracy and text: "The report shows each step."',
    ),
});

/** `content/contact.yaml`. */
export const contactSchema = z.strictObject({
  lede: sentence,
  hints: z.strictObject({
    email: sentence,
    phone: sentence,
    service: sentence,
    propertyAddress: sentence,
    message: sentence,
  }),
  nextSteps: z.strictObject({
    title: sentence,
    steps: listed('We read your request.').min(1, 'at least one step, such as "  - We read your request."'),
  }),
  facts: z
    .array(titled)
    .min(1, 'at least one fact, with a title and a text, such as title: Typical fee and text: "{{fee}}"'),
  urgent: titled,
});

/** `content/professionals.yaml`. */
export const professionalsSchema = z.strictObject({
  title: sentence,
  intro: sentence,
  points: z
    .array(titled)
    .min(
      3,
      'at least three points, each with a title and a text, such as title: Accuracy and text: "The report shows each step."',
    ),
});

const profile = 'the address of a profile, such as "https://www.linkedin.com/company/certified-appraisals", or nothing';
const time = optional(
  z.string('a time such as 08:00, or no such line').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:00'),
);

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The days of `Monday-Friday` or of `Saturday`; none when the text is neither. */
export function daysOf(text: string): (typeof week)[number][] {
  const [first = -1, last = first, ...others] = text
    .split(/[-–]/)
    .map((day) => (week as readonly string[]).indexOf(day.trim()));
  return first < 0 || last < first || others.length > 0 ? [] : week.slice(first, last + 1);
}

/** The times in a text such as `8:00 AM-5:00 PM`, on a 24-hour clock: `['08:00', '17:00']`. */
function clockTimes(text: string): string[] {
  return Array.from(text.matchAll(/(\d{1,2})(?::(\d\d))? ?([AP])\.?M\b/gi), ([, hour, minutes = '00', half]) => {
    const hours = (Number(hour) % 12) + (half?.toUpperCase() === 'P' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}:${minutes}`;
  });
}

/** `content/business.yaml`. */
export const businessSchema = z
  .strictObject({
    name: text('the name of the business, such as "Certified Appraisals"'),
    url: z
      .string('an address such as "https://www.example.com"')
      .regex(/^https?:\/\/[^/\s]+$/, 'an address with no slash at the end, such as "https://www.example.com"'),
    phone: z
      .string('a phone number such as "(509) 555-0142"')
      .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'a phone number such as "(509) 555-0142"'),
    email: z.email('an email address such as "orders@example.com"'),
    socialProfile: optional(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: profile })),
    founded: z.int('a year such as 2015').min(1900, 'a year such as 2015').max(2100, 'a year such as 2015'),
    experienceYears: z.int('a whole number of years, such as 20').min(1, 'a whole number of years, such as 20'),
    offices: z
      .array(
        z.strictObject({
          city: text('a city, such as "Spokane"'),
          state: text('a state, such as "Washington"'),
          /** The text alternative of its place on the map. */
          where: text('where in the state the office is, such as "in the east of the state, near Idaho"'),
          street: optional(text('a street address, such as "100 Main Street, Suite 2"')),
          postalCode: optional(
            z.string('a ZIP code in quotes, such as "99201"').regex(/^\d{5}(-\d{4})?$/, 'a ZIP code such as "99201"'),
          ),
        }),
      )
      .length(2, 'two offices, such as Spokane and Vancouver'),
    /** Names the city of each office. */
    serviceArea: text('a short text such as "Throughout Washington State"'),
    hours: z
      .array(
        z
          .strictObject({
            days: z
              .string('days, such as "Monday-Friday"')
              .refine(
                (days) => daysOf(days).length > 0,
                'a day or a range of days, such as "Monday-Friday" or "Saturday"',
              ),
            text: text('a text such as "8:00 AM-5:00 PM"'),
            opens: time,
            closes: time,
          })
          .refine(
            ({ opens, closes }) => (opens === null) === (closes === null) && (opens ?? '') <= (closes ?? ''),
            'a time to open and a later one to close, such as opens: 08:00 and closes: 17:00, or neither',
          )
          .refine(({ text, opens, closes }) => clockTimes(text).join() === [opens, closes].filter(Boolean).join(), {
            message:
              'hours that agree with "opens" and "closes", such as 8:00 AM-5:00 PM with opens: 08:00 and closes: 17:00',
            path: ['text'],
          }),
      )
      .min(1, 'at least one line of hours, such as the one for "Monday-Friday"'),
    turnaround: text('a text such as "5-7 business days"'),
    turnaroundStarts: optional(text('what the days of the turnaround count from, such as "the visit to the home"')),
    expeditedTurnaround: text('a text such as "2-3 business days"'),
    fee: z
      .strictObject({
        low: number('450'),
        high: number('700'),
      })
      .refine((fee) => fee.low < fee.high, 'a low fee that is below the high one, such as low: 450 and high: 700'),
    inspectionLength: text('a text such as "30-60 minutes"'),
    archivePeriod: text('a text such as "ten years"'),
    responseTime: text('a text such as "1 business day"'),
    /** Where this copy of the site runs. The privacy policy says so in `{{requestStorage}}`. */
    host: z.enum(['netlify', 'own-server'], 'netlify or own-server'),
    upload: z.strictObject({
      maxMegabytes: number('5'),
      types: z
        .array(text('a type of file, such as "PDF"'), 'a list such as [PDF, JPG, PNG]')
        .min(1, 'a list such as [PDF, JPG, PNG]'),
    }),
    donationThreshold: number('5000'),
    requestRetentionMonths: z
      .int('a whole number of months, such as 24')
      .positive('a whole number of months, such as 24'),
    appraisers: optional(
      z.array(
        z.strictObject({
          name: text('a name, such as "Ann Example"'),
          credential: text('a credential, such as "State-Certified Residential Appraiser"'),
          certificate: optional(text('a certificate number in quotes, such as "1234567"')),
        }),
        'a list, each entry with a name and a credential, such as "- name: Ann Example"',
      ),
    ).transform((list) => list ?? []),
    /** Empty or missing once everything is real. */
    placeholders: optional(
      z.array(
        z.enum(['url', 'phone', 'email', 'host'], 'one of "url", "phone", "email", "host"'),
        'a list of "url", "phone", "email", "host", each line beginning with "  - ", such as "  - phone", or nothing',
      ),
    ).transform((list) => list ?? []),
  })
  .refine(({ offices, serviceArea }) => offices.every(({ city }) => serviceArea.includes(city)), {
    message: 'a text that names the city of each office, such as "Throughout Washington State, with offices in …"',
    path: ['serviceArea'],
  });

const amount = z
  .int('an amount such as 480000')
  .positive('an amount such as 480000')
  .multipleOf(20_000, 'a multiple of 20,000, such as 480000: the drawing has one sheet of card for each $20,000');
const step = z.strictObject({ label: sentence, amount });
const basisCase = z.strictObject({ title: sentence, basis: sentence });

const stepUpSchema = z
  .strictObject({ bought: step, atDeath: step, sold: step, old: basisCase, stepped: basisCase, note: sentence })
  .refine(({ bought, atDeath, sold }) => bought.amount < atDeath.amount && atDeath.amount < sold.amount, {
    message: 'amounts that rise from "bought" to "atDeath" to "sold"; the drawing shows steps up',
  });

const effectiveDatesSchema = z.strictObject({
  start: sentence,
  end: sentence,
  purposes: z
    .array(
      z.strictObject({
        purpose: sentence,
        note: sentence,
        dates: z
          .array(
            z.strictObject({
              when: z.enum(['early', 'middle', 'late'], 'one of "early", "middle", "late"'),
              day: sentence,
              choice: z.boolean('true or false, without quotes, such as choice: true'),
            }),
          )
          .min(1, 'at least one date'),
      }),
    )
    .min(1, 'at least one purpose'),
  legend: z.strictObject({ valued: sentence, choice: sentence, back: sentence }),
});

const sampleSale = z.strictObject({
  name: sentence,
  sold: sentence,
  price: number('505000'),
  adjustments: z.array(z.int('whole dollars, such as -12000 or 0'), 'a list of amounts, such as [6000, 4000, 0]'),
});

const sampleReportSchema = z.strictObject({
  stamp: sentence,
  title: sentence,
  facts: z.array(z.strictObject({ label: sentence, text: sentence })).min(1, 'at least one fact, such as the property'),
  plan: z.strictObject({ title: sentence, width: number('42'), depth: number('28') }),
  comparison: z
    .strictObject({
      title: sentence,
      sold: sentence,
      price: sentence,
      adjustments: z.array(sentence).min(1, 'at least one adjustment, such as Size'),
      adjusted: sentence,
      sales: z.array(sampleSale).length(3, 'three sales, such as the one called "Sale 1"'),
    })
    .refine(
      ({ adjustments, sales }) => sales.every((sale) => sale.adjustments.length === adjustments.length),
      'for each sale as many amounts as there are adjustments, such as [6000, 4000, 0] for Size, Condition and Garage',
    ),
  value: z.strictObject({ title: sentence, amount: number('515000'), reason: sentence, signature: sentence }),
  notes: z.array(sentence).length(4, 'four notes, one for each numbered part of the page'),
});

/** `content/diagrams.yaml`. */
export const diagramsSchema = z.strictObject({
  stepUp: stepUpSchema,
  effectiveDates: effectiveDatesSchema,
  process: z.strictObject({
    steps: z
      .array(z.strictObject({ title: sentence, text: sentence, time: sentence.optional() }))
      .min(3, 'at least three steps'),
  }),
  washingtonMap: z.strictObject({
    caption: sentence,
  }),
  sampleReport: sampleReportSchema,
});
