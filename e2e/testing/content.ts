import { tsImport } from 'tsx/esm/api';

// Through tsx, because Playwright's own loader doesn't import JSON without an attribute.
const loader: typeof import('../../loader') = await tsImport('../../loader/index.ts', import.meta.url);
const content = loader.getContent();

/*
 * What the tests expect, read from the content, so that an owner's edit never breaks a test. Only texts that the
 * specification fixes are written out here.
 */

export const { business, guides, pages, posts, services } = content;
export const homeText = content.home;
export const questions = content.faq;
/** The ids of the questions of each category; the category with the most is the first. */
export const questionIds = questions.map(({ items }) => items.map(({ id }) => id)).sort((a, b) => b.length - a.length);
export const testimonials = content.testimonials;

/** Every page of the site. */
export const paths = pages.map((page) => page.path);

/** The pages that are one text. */
const texts = content.textPages.map((page) => page.path);
/** One page of each template: tests of what a template decides need no other. */
export const templates = [
  ...new Map(
    paths
      .toReversed()
      .map((path) => [texts.includes(path) ? 'text' : path.replace(/^\/(services|resources)\/.+/, '$1'), path]),
  ).values(),
];

/** A path of each not-found page, with the page's heading. */
export const missing = {
  '/x': 'Page Not Found',
  '/services/x': 'Service Not Found',
  '/resources/x': 'Resource Not Found',
};
