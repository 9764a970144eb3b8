import { z } from 'zod';
import { getBusiness } from './business';
import { getLegalPage, getResources, getServices } from './collections';
import { ContentError } from './errors';
import { legalIds, readYamlFile } from './files';
import { renderShort } from './markdown';
import { pictureNamed } from './pictures';
import {
  aboutSchema,
  contactSchema,
  type DiagramName,
  diagramsSchema,
  homeSchema,
  pageSchema,
  professionalsSchema,
} from './schemas';
import { withTokens } from './tokens';
import type { NamedPage, Page } from './types';
import { validate } from './validate';
import washington from './washington.json';

/** The texts of the home page, without markup. */
export type HomeText = z.infer<typeof homeSchema>;

/** The section for attorneys, CPAs and executors, without markup. */
export type Professionals = z.infer<typeof professionalsSchema>;

/** Throws ContentError when `home.yaml` is wrong. */
export function getHomeText(): HomeText {
  const source = withTokens(readYamlFile('home'));
  return validate(homeSchema, source, source.file);
}

/** Throws ContentError when `contact.yaml` is wrong. */
export function getContactText(): z.infer<typeof contactSchema> {
  const source = withTokens(readYamlFile('contact'));
  return validate(contactSchema, source, source.file);
}

/** Throws ContentError when `professionals.yaml` is wrong. */
export function getProfessionals(): Professionals {
  const source = withTokens(readYamlFile('professionals'));
  return validate(professionalsSchema, source, source.file);
}

/** The texts of the About page, without markup except `story.html`. Throws ContentError when `about.yaml` is wrong. */
export function getAboutText() {
  const source = withTokens(readYamlFile('about'));
  const { image, imageAlt, story, coverage, ...rest } = validate(aboutSchema, source, source.file);
  const { offices, appraisers } = getBusiness();
  const place = { file: source.file, line: source.textLineOf(['story', 'text']), field: '"story.text"' };
  return {
    ...rest,
    appraisers,
    picture: pictureNamed(source, ['image'], image, imageAlt),
    story: { title: story.title, html: renderShort(story.text, place) },
    coverage: {
      ...coverage,
      offices: coverage.offices.map(({ image, imageAlt, ...words }, index) => ({
        ...words,
        city: offices[index]?.city ?? '',
        address: offices[index]?.address ?? null,
        picture: pictureNamed(source, ['coverage', 'offices', index, 'image'], image, imageAlt),
      })),
    },
  };
}

export type AboutText = ReturnType<typeof getAboutText>;

/** The data of each diagram, by its name. Throws ContentError when `diagrams.yaml` is wrong. */
export function getDiagramData() {
  const source = withTokens(readYamlFile('diagrams'));
  const { stepUp, effectiveDates, process, washingtonMap, sampleReport } = validate(
    diagramsSchema,
    source,
    source.file,
  );
  const { width, height, state, borders } = washington;
  return {
    'step-up': stepUp,
    'effective-dates': effectiveDates,
    process,
    'washington-map': {
      caption: washingtonMap.caption,
      land: { width, height, state, borders },
      offices: getBusiness().offices.map(({ city, county, where, map }) => ({ city, county, where, ...map })),
    },
    'sample-report': sampleReport,
  } satisfies Record<DiagramName, unknown>;
}

function namedPages(): NamedPage[] {
  const source = withTokens(readYamlFile('pages'));
  const pages = validate(z.array(pageSchema), source, source.file);
  for (const field of ['path', 'pageTitle', 'description'] as const) {
    const twice = pages.findIndex((page, index) => pages.findIndex((other) => other[field] === page[field]) !== index);
    const page = pages[twice];
    if (!page) continue;
    const problem = `"${field}" of "${page.path}" is "${page[field]}", which another page has too`;
    const line = source.lineOf([twice, field]);
    throw new ContentError(
      source.file,
      line,
      problem,
      'a different text for each page, such as "About Our Appraisers"',
    );
  }
  return pages;
}

/** One of the pages of `content/pages.yaml` by its path, such as `/about`. Throws ContentError when there is none. */
export function getPage(path: string): NamedPage {
  const page = namedPages().find((candidate) => candidate.path === path);
  if (!page) {
    const problem = `the page with the path "${path}" is missing`;
    throw new ContentError(
      'content/pages.yaml',
      undefined,
      problem,
      `an entry such as "- path: ${path}" with its fields`,
    );
  }
  return page;
}

/** Every page for search engines: sixteen, and one for each further guide. */
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

/** One link of a breadcrumb. */
export interface BreadcrumbItem {
  label: string;
  path: string;
}

/**
 * The breadcrumb of a path: one item per segment, capitalized, with spaces for hyphens.
 *
 * @param path such as `/services/date-of-death`
 * @param title of the page, used instead of its last segment
 */
export function breadcrumbItems(path: string, title?: string): BreadcrumbItem[] {
  const segments = path.split('/').filter(Boolean);
  return segments.map((segment, index) => ({
    label: index === segments.length - 1 && title ? title : labelOf(segment),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }));
}

function labelOf(segment: string): string {
  return segment.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
}
