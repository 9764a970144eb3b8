import { z } from 'zod';
import { ContentError } from './errors';
import { buildStamp, hasFile, idsIn, memoize, readMarkdownFile, readYamlFile, stampOf } from './files';
import { renderMarkdown, renderShort } from './markdown';
import { pictureNamed } from './pictures';
import * as schemas from './schemas';
import { fillTokens, withTokens } from './tokens';
import type * as types from './types';
import { validate } from './validate';

const resourcePrefix = '/resources/';
/** The guides of the specification, which cannot be deleted or drafts. */
export const specifiedGuides: readonly string[] = [
  'divorce-appraisals-guide',
  'step-up-basis',
  'inheritance-tax-guide',
];

/** Whether `/resources/ID` is reserved: for the list's further pages and for files that hosts look for. */
export const isReservedId = (id: string) => /^(404|index|page-\d+)$/.test(id);

/** Drafts are shown by `npm run dev` only, never in a build or its checks. */
const showsDrafts = () => process.env.NODE_ENV === 'development';

function hasGuide(id: string): boolean {
  if (!hasFile('resources', id)) return false;
  return specifiedGuides.includes(id) || showsDrafts() || !readResource(id).summary.draft;
}

function withExistence(related: { title: string; path: string }): types.RelatedResource {
  const exists = !related.path.startsWith(resourcePrefix) || hasGuide(related.path.slice(resourcePrefix.length));
  return { ...related, exists };
}

/** Fills in the tokens of a Markdown file's body and renders it. */
function renderBody({ file, body, bodyLine }: ReturnType<typeof readMarkdownFile>) {
  const place = { file, line: bodyLine };
  return renderMarkdown(fillTokens(body, place), place);
}

/** Tokens come from `business.yaml`, so a change there invalidates every file. */
const stampWithTokens = (path: string) => stampOf(path, 'business.yaml');

const readService = memoize(
  (id: schemas.ServiceId) => stampWithTokens(`services/${id}.md`),
  (id: schemas.ServiceId) => {
    const source = withTokens(readMarkdownFile('services', id));
    const { image, imageAlt, relatedResources, ...rest } = validate(schemas.serviceSchema, source, source.file);
    const summary = {
      ...rest,
      id,
      path: `/services/${id}`,
      picture: pictureNamed(source, ['image'], image, imageAlt),
    };
    return { summary, relatedResources, source };
  },
);

const summaryOf = (id: schemas.ServiceId): types.ServiceSummary => {
  const { summary, relatedResources } = readService(id);
  return { ...summary, relatedResources: relatedResources.map(withExistence) };
};

/** The four services, in the specification's order. Throws ContentError when a file is wrong or missing. */
export function getServices(): types.ServiceSummary[] {
  const stray = idsIn('services').find((id) => !(schemas.serviceIds as readonly string[]).includes(id));
  if (stray) {
    throw new ContentError(
      `content/services/${stray}.md`,
      undefined,
      'the site does not know a service of that name',
      `one of ${schemas.serviceIds.map((id) => `${id}.md`).join(', ')}; docs/adding-a-service.md says how to add one`,
    );
  }
  return schemas.serviceIds.map(summaryOf);
}

/** One service with its long description. Throws ContentError when its file is wrong. */
export function getService(id: schemas.ServiceId): types.Service {
  return { ...summaryOf(id), longDescription: renderBody(readService(id).source).parts };
}

const readResource = memoize(
  (id: string) => stampWithTokens(`resources/${id}.md`),
  (id: string) => {
    const source = withTokens(readMarkdownFile('resources', id));
    const { image, imageAlt, shortAnswer, ...rest } = validate(schemas.resourceSchema, source, source.file);
    if (rest.reviewed < rest.published) {
      throw new ContentError(
        source.file,
        source.lineOf(['reviewed']),
        `"reviewed" is ${rest.reviewed}, before "published" (${rest.published})`,
        `a day on or after the day of publication, such as ${rest.published}`,
      );
    }
    if (rest.draft && specifiedGuides.includes(id)) {
      throw new ContentError(
        source.file,
        source.lineOf(['draft']),
        '"draft" is true, but the site cannot be without this guide',
        'no such line; a guide of your own can be a draft, such as gift-tax.md',
      );
    }
    const summary: types.ResourceSummary = {
      ...rest,
      id,
      path: `${resourcePrefix}${id}`,
      picture: pictureNamed(source, ['image'], image, imageAlt),
    };
    return { summary, shortAnswer, source };
  },
);

/** All guides, including drafts, the specification's first. */
const allResources = memoize(buildStamp, (): readonly types.ResourceSummary[] => {
  const others = idsIn('resources').filter((id) => !specifiedGuides.includes(id));
  const reserved = others.find(isReservedId);
  if (reserved) {
    throw new ContentError(
      `content/resources/${reserved}.md`,
      undefined,
      `the site itself uses the address ${resourcePrefix}${reserved}`,
      'another name for the file, such as "gift-tax.md"',
    );
  }
  return [...specifiedGuides, ...others].map((id) => readResource(id).summary);
});

/** The ids of all guides, the specification's first; drafts only with `npm run dev`. */
export function getResourceIds(): string[] {
  return published(allResources()).map(({ id }) => id);
}

const published = (guides: readonly types.ResourceSummary[]) => guides.filter(({ draft }) => !draft || showsDrafts());

/** All drafts, shown or not. */
export function getDrafts(): types.ResourceSummary[] {
  return allResources().filter(({ draft }) => draft);
}

/** All guides without their texts, in the order of {@link getResourceIds}. Throws ContentError when one is wrong. */
export const getResources = memoize(buildStamp, (): readonly types.ResourceSummary[] => {
  const guides = allResources();
  const titles = new Map<string, string>();
  for (const { id, title } of guides) {
    const other = titles.get(title);
    if (other) {
      const { file, lineOf } = readMarkdownFile('resources', id);
      const problem = `"title" is "${title}", which ${other}.md has too`;
      throw new ContentError(
        file,
        lineOf(['title']),
        problem,
        'a title of its own, such as "Step-Up Basis for Couples"',
      );
    }
    titles.set(title, id);
  }
  return published(guides);
});

/** One guide with its text. Throws ContentError when its file is wrong. */
export function getResource(id: string): types.Resource {
  const { summary, shortAnswer, source } = readResource(id);
  const { parts, headings, words } = renderBody(source);
  const place = { file: source.file, line: source.textLineOf(['shortAnswer']), field: '"shortAnswer"' };
  return { ...summary, shortAnswer: renderShort(shortAnswer, place), content: parts, headings, words };
}

/** The privacy policy or the terms of service. Throws ContentError when its file is wrong. */
export function getLegalPage(id: 'privacy' | 'terms'): types.LegalPage {
  const source = withTokens(readMarkdownFile('legal', id));
  const { parts, headings } = renderBody(source);
  return { ...validate(schemas.legalSchema, source, source.file), content: parts, headings };
}

/** @param entries of a list, each with the path to it @throws ContentError when two have the same id */
function rejectDuplicateIds(
  { file, lineOf }: ReturnType<typeof readYamlFile>,
  entries: readonly { id: string; path: readonly PropertyKey[] }[],
): void {
  const seen = new Set<string>();
  for (const { id, path } of entries) {
    if (seen.has(id)) {
      const line = lineOf([...path, 'id']);
      throw new ContentError(file, line, `the id "${id}" is used twice`, `an id of its own, such as "${id}-2"`);
    }
    seen.add(id);
  }
}

/** The questions and answers, by category; answers rendered to HTML. Throws ContentError when `faq.yaml` is wrong. */
export function getFaq(): types.FaqCategory[] {
  const source = withTokens(readYamlFile('faq'));
  const categories = validate(z.array(schemas.faqSchema), source, source.file);
  rejectDuplicateIds(
    source,
    categories.flatMap(({ items }, at) => items.map(({ id }, index) => ({ id, path: [at, 'items', index] }))),
  );
  return categories.map(({ category, items }, at) => ({
    category,
    items: items.map((item, index) => {
      const line = source.textLineOf([at, 'items', index, 'answer']);
      const place = { file: source.file, line, field: `the answer of "${item.id}"` };
      return { ...item, answer: renderShort(item.answer, place) };
    }),
  }));
}

/** The testimonials. Throws ContentError when `testimonials.yaml` is wrong. */
export function getTestimonials(): types.Testimonial[] {
  const source = readYamlFile('testimonials');
  const atLeastOne = 'at least one testimonial, such as the samples';
  return validate(z.array(schemas.testimonialSchema, atLeastOne).min(1, atLeastOne), source, source.file);
}

/** The posts, as the blog page lists them; there may be none. Throws ContentError when `posts.yaml` is wrong. */
export function getBlogPosts(): types.BlogPost[] {
  const source = withTokens(readYamlFile('posts'));
  const posts = validate(z.array(schemas.blogPostSchema).nullable(), source, source.file) ?? [];
  rejectDuplicateIds(
    source,
    posts.map(({ id }, index) => ({ id, path: [index] })),
  );
  return posts.map(({ image, imageAlt, ...post }, index) => ({
    ...post,
    path: `/blog/${post.id}`,
    picture: pictureNamed(source, [index, 'image'], image, imageAlt),
  }));
}

/** What the owner must confirm before the site goes live. Throws ContentError when `launch.yaml` is wrong. */
export function getConfirmations(): types.Confirmation[] {
  const source = readYamlFile('launch');
  return validate(z.array(schemas.confirmationSchema), source, source.file);
}
