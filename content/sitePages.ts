import { z } from 'zod';
import { check } from './check';
import { ContentError } from './contentError';
import { getLegalPage, getResources, getServices } from './entities';
import { pagesFile } from './pages';
import { pageSchema } from './schema';
import { fillTokensDeep } from './tokens';
import type { Page } from './types';

const file = 'content/pages.ts';

function namedPages(): Page[] {
  const pages = check(z.array(pageSchema), fillTokensDeep(file, pagesFile), file);
  for (const field of ['path', 'pageTitle', 'description'] as const) {
    const twice = pages.find((page, index) => pages.findIndex((other) => other[field] === page[field]) !== index);
    if (!twice) continue;
    const problem = `"${field}" of "${twice.path}" is "${twice[field]}", which another page has too.`;
    throw new ContentError(file, problem, 'a text of its own for each page, such as "About Our Appraisers".');
  }
  return pages;
}

/** One of the pages of `content/pages.ts` by its path, such as `/about`. Throws when there is none. */
export function getPage(path: string): Page {
  const page = namedPages().find((candidate) => candidate.path === path);
  if (!page) {
    throw new ContentError(
      file,
      `the page with the path "${path}" is missing.`,
      `an entry such as { path: '${path}', … }.`,
    );
  }
  return page;
}

/** The home page's path of each legal text. */
const legalIds = ['privacy', 'terms'] as const;

/** Every page of the site that search engines should know: sixteen, and one more for each further guide. */
export function getPages(): Page[] {
  const [home, about, services, resources, ...others] = namedPages();
  const pages = [
    home,
    about,
    services,
    ...getServices(),
    resources,
    ...getResources(),
    ...others,
    ...legalIds.map((id) => {
      const { title, description, updated } = getLegalPage(id);
      return { path: `/${id}`, title, pageTitle: title, description, updated };
    }),
  ];
  return pages
    .filter((page) => page !== undefined)
    .map(({ path, title, pageTitle, description, updated }) => ({ path, title, pageTitle, description, updated }));
}
