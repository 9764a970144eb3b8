import { cache } from 'react';
import { z } from 'zod';
import { check } from './check';
import { ContentError } from './contentError';
import { faqFile } from './faq';
import { hasFile, idsIn, readContentFile } from './files';
import { renderMarkdown, renderShort } from './markdown';
import { pictureNamed } from './pictures';
import { postsFile } from './posts';
import { remembered } from './remembered';
import * as schema from './schema';
import { testimonialsFile } from './testimonials';
import { fillTokensDeep } from './tokens';
import type * as types from './types';

const resourcePrefix = '/resources/';
/** The guides of the specification, which every copy of the site has. */
const firstGuides: readonly string[] = ['divorce-appraisals-guide', 'step-up-basis', 'inheritance-tax-guide'];

/** Whether the site itself uses the address `/resources/ID`: for the further pages of the list, and what hosts look for. */
export const isTakenBySite = (id: string) => /^(404|index|page-\d+)$/.test(id);

/** Drafts are there while somebody writes, with `npm run dev`, and nowhere else: not in a build, not in its checks. */
const showsDrafts = () => process.env.NODE_ENV === 'development';

function hasGuide(id: string): boolean {
  if (!hasFile('resources', id)) return false;
  // Most guides need no look into the file, which counts when each of thousands of pages lists the services.
  return firstGuides.includes(id) || showsDrafts() || !readResource(id).summary.draft;
}

function withExistence(related: { title: string; path: string }): types.RelatedResource {
  const exists = !related.path.startsWith(resourcePrefix) || hasGuide(related.path.slice(resourcePrefix.length));
  return { ...related, exists };
}

const readService = remembered((id: schema.ServiceId) => {
  const { file, fields, body, bodyLine } = readContentFile('services', id);
  const { image, imageAlt, relatedResources, ...rest } = check(schema.serviceSchema, fields, file);
  const summary: types.ServiceSummary = {
    ...rest,
    id,
    path: `/services/${id}`,
    picture: pictureNamed(file, image, imageAlt),
    relatedResources: relatedResources.map(withExistence),
  };
  return { summary, file, body, bodyLine };
});

/** The four services, in the specification's order. Throws ContentError when a file is wrong or missing. */
export function getServices(): types.ServiceSummary[] {
  const stray = idsIn('services').find((id) => !(schema.serviceIds as readonly string[]).includes(id));
  if (stray) {
    throw new ContentError(
      `content/services/${stray}.md`,
      'the site does not know a service of that name.',
      `one of ${schema.serviceIds.map((id) => `${id}.md`).join(', ')}; docs/adding-a-service.md says how one is added.`,
    );
  }
  return schema.serviceIds.map((id) => readService(id).summary);
}

/** One service with its long description. Throws ContentError when its file is wrong. */
export const getService = cache((id: schema.ServiceId): types.Service => {
  const { summary, file, body, bodyLine } = readService(id);
  return { ...summary, longDescription: renderMarkdown(file, body, bodyLine).parts };
});

const readResource = remembered((id: string) => {
  const { file, fields, body, bodyLine } = readContentFile('resources', id);
  const { image, imageAlt, shortAnswer, ...rest } = check(schema.resourceSchema, fields, file);
  if (rest.reviewed < rest.published) {
    throw new ContentError(
      file,
      `"reviewed" is ${rest.reviewed}, before "published" (${rest.published}).`,
      `a day on or after the day of publication, such as ${rest.published}.`,
    );
  }
  if (rest.draft && firstGuides.includes(id)) {
    throw new ContentError(
      file,
      '"draft" is true, but the site cannot be without this guide.',
      'no such line; a guide of your own can be a draft, such as gift-tax.md.',
    );
  }
  const summary: types.ResourceSummary = {
    ...rest,
    id,
    path: `${resourcePrefix}${id}`,
    picture: pictureNamed(file, image, imageAlt),
  };
  return { summary, shortAnswer, file, body, bodyLine };
});

/** Every guide with a file, drafts too, those of the specification first. */
function allResources(): types.ResourceSummary[] {
  const others = idsIn('resources').filter((id) => !firstGuides.includes(id));
  const taken = others.find(isTakenBySite);
  if (taken) {
    throw new ContentError(
      `content/resources/${taken}.md`,
      `the site itself uses the address ${resourcePrefix}${taken}.`,
      'another name for the file, such as "gift-tax.md".',
    );
  }
  return [...firstGuides, ...others].map((id) => readResource(id).summary);
}

/** The ids of all guides, those of the specification first. Drafts are among them with `npm run dev` only. */
export function getResourceIds(): string[] {
  return shown(allResources()).map(({ id }) => id);
}

const shown = (guides: types.ResourceSummary[]) => guides.filter(({ draft }) => !draft || showsDrafts());

/** The guides that are drafts, wherever they are asked for. */
export function getDrafts(): types.ResourceSummary[] {
  return allResources().filter(({ draft }) => draft);
}

/** What lists show of all guides, in the order of {@link getResourceIds}. Throws ContentError when one is wrong. */
export function getResources(): types.ResourceSummary[] {
  const guides = allResources();
  const titles = new Map<string, string>();
  for (const { id, title } of guides) {
    const other = titles.get(title);
    if (other)
      throw new ContentError(
        `content/resources/${id}.md`,
        `"title" is "${title}", which ${other}.md has too.`,
        'a title of its own, such as "Step-Up Basis for Couples".',
      );
    titles.set(title, id);
  }
  return shown(guides);
}

/** One guide with its text. Throws ContentError when its file is wrong. */
export const getResource = cache((id: string): types.Resource => {
  const { summary, shortAnswer, file, body, bodyLine } = readResource(id);
  const { parts, headings, words } = renderMarkdown(file, body, bodyLine);
  return { ...summary, shortAnswer: renderShort(file, shortAnswer, '"shortAnswer"'), content: parts, headings, words };
});

/** The privacy policy or the terms of service. */
export const getLegalPage = cache((id: 'privacy' | 'terms'): types.LegalPage => {
  const { file, fields, body, bodyLine } = readContentFile('legal', id);
  const { parts, headings } = renderMarkdown(file, body, bodyLine);
  return { ...check(schema.legalSchema, fields, file), content: parts, headings };
});

/** The questions and answers, by category; answers rendered to HTML. */
export function getFaq(): types.FaqCategory[] {
  const file = 'content/faq.ts';
  const categories = check(z.array(schema.faqSchema), fillTokensDeep(file, faqFile), file);
  const ids = categories.flatMap((category) => category.items.map((item) => item.id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice)
    throw new ContentError(
      file,
      `the id "${twice}" stands twice.`,
      `an id of its own for each question, such as "${twice}-2".`,
    );
  return categories.map(({ category, items }) => ({
    category,
    items: items.map((item) => ({ ...item, answer: renderShort(file, item.answer, `the answer of "${item.id}"`) })),
  }));
}

/** What clients and colleagues said. */
export function getTestimonials(): types.Testimonial[] {
  return check(
    z.array(schema.testimonialSchema).min(1, 'at least one testimonial, such as the four samples'),
    testimonialsFile,
    'content/testimonials.ts',
  );
}

/** The blog's posts, as the blog page lists them. */
export function getBlogPosts(): types.BlogPost[] {
  const file = 'content/posts.ts';
  const posts = check(z.array(schema.blogPostSchema), fillTokensDeep(file, postsFile), file);
  const twice = posts.find(({ id }, index) => posts.findIndex((post) => post.id === id) !== index);
  if (twice) {
    throw new ContentError(file, `the id "${twice.id}" stands twice.`, `an id of its own, such as "${twice.id}-2".`);
  }
  return posts.map(({ image, imageAlt, ...post }) => ({
    ...post,
    path: `/blog/${post.id}`,
    picture: pictureNamed(file, image, imageAlt),
  }));
}
