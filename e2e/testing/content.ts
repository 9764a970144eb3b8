import { tsImport } from 'tsx/esm/api';

// Through tsx, because Playwright's own loader doesn't import JSON without an attribute.
const loader: typeof import('../../loader') = await tsImport('../../loader/index.ts', import.meta.url);
export const content = loader.getContent();

/*
 * What the tests expect, read from the content, so that an owner's edit never breaks a test. Only texts that the
 * specification fixes are written out here.
 */

export const { business, contact, guides, home, pages, services, testimonials } = content;
/** The ids of the questions of each category; the category with the most is the first. */
export const questionIds = content.faq
  .map(({ items }) => items.map(({ id }) => id))
  .sort((a, b) => b.length - a.length);
/** Every page of the site. */
export const paths = pages.map((page) => page.path);
