/*
 * What the site shows, read from the files in content/, validated and typed. The other folders import only this file.
 * A mistake in a content file is a ContentError, which stops the build with one sentence for each mistake.
 */
import { getBusiness } from './business';
import type { DiagramName } from './markdown';
import { contentError, filesIn, idsIn, memoize, readSource, validate } from './read';
import * as schemas from './schemas';
import washington from './washington.json';

export { type Business, daysOf, getBusiness } from './business';
export { type BodyPart, type DiagramName, diagramNames, type Heading } from './markdown';
export { ContentError } from './read';
export { getPicture, type PictureData, type ServiceId, serviceIds } from './schemas';

/** The texts of the home page. */
export const getHomeText = memoize(() => validate(schemas.homeSchema, readSource('home.yaml')));

/** The texts of the contact page. */
export const getContactText = memoize(() => validate(schemas.contactSchema, readSource('contact.yaml')));

/** The section for attorneys, CPAs and executors. */
export const getProfessionals = memoize(() => validate(schemas.professionalsSchema, readSource('professionals.yaml')));
export type Professionals = ReturnType<typeof getProfessionals>;

/** The questions by category; answers are HTML. */
export const getFaq = memoize(() => validate(schemas.faqSchema, readSource('faq.yaml')));

/** What clients and colleagues said. */
export const getTestimonials = memoize(() => validate(schemas.testimonialsSchema, readSource('testimonials.yaml')));

/** What has to be confirmed before the site goes live. */
export const getConfirmations = memoize(() => validate(schemas.confirmationsSchema, readSource('launch.yaml')));

/** The posts on the blog page; there may be none. `path` is the address that the specification links to; it has no page. */
export const getBlogPosts = memoize(() =>
  (validate(schemas.postsSchema, readSource('posts.yaml')) ?? []).map((post) => ({
    ...post,
    path: `/blog/${post.id}`,
  })),
);

/** The texts of the About page, with the offices and the people that `business.yaml` names. */
export const getAboutText = memoize(() => {
  const { story, ...about } = validate(schemas.aboutSchema, readSource('about.yaml'));
  const { offices, appraisers } = getBusiness();
  const withAddress = about.coverage.offices.map((office, index) => ({
    ...office,
    city: offices[index]?.city ?? '',
    address: offices[index]?.address ?? null,
  }));
  return {
    ...about,
    story: { title: story.title, html: story.text },
    appraisers,
    coverage: { ...about.coverage, offices: withAddress },
  };
});
export type AboutText = ReturnType<typeof getAboutText>;

/** The data of each diagram. */
export const getDiagramData = memoize(() => {
  const data = validate(schemas.diagramsSchema, readSource('diagrams.yaml'));
  const { width, height, state, borders } = washington;
  return {
    'effective-dates': data.effectiveDates,
    'washington-map': {
      caption: data.washingtonMap.caption,
      land: { width, height, state, borders },
      offices: getBusiness().offices.map(({ city, county, where, map }) => ({ city, county, where, ...map })),
    },
    'sample-report': data.sampleReport,
  } satisfies Record<DiagramName, unknown>;
});
/** The words and numbers of every diagram, by the name that a text uses. */
export type DiagramData = ReturnType<typeof getDiagramData>;

const resourcePrefix = '/resources/';
/** The guides of the specification, which come first. */
const specifiedGuides = ['divorce-appraisals-guide', 'step-up-basis', 'inheritance-tax-guide'];

const isShown = ({ draft }: { draft: boolean }) => !draft || process.env.NODE_ENV === 'development';

const readGuide = memoize((id: string) => {
  const file = `resources/${id}.md`;
  if (!/^(?!(404|index)$)[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw contentError(file, undefined, `name it after its address, ${resourcePrefix}…, such as gift-tax.md`);
  }
  const { body: _body, shortAnswer: _answer, ...fields } = validate(schemas.guideSchema, readSource(file));
  return { ...fields, id, path: `${resourcePrefix}${id}` };
});

const allGuides = memoize(() => {
  const others = idsIn('resources').filter((id) => !specifiedGuides.includes(id));
  return [...specifiedGuides, ...others].map((id) => readGuide(id));
});

/** All guides without their texts, the specification's first; drafts only in `npm run dev`. */
export const getGuides = memoize(() => allGuides().filter(isShown));

/** The ids of {@link getGuides}. */
export const getGuideIds = () => getGuides().map(({ id }) => id);

/** All drafts, shown or not. */
export const getDrafts = () => allGuides().filter(({ draft }) => draft);

/** A guide without its text. Dates are ISO, such as `2026-11-20`. */
export type GuideSummary = ReturnType<typeof readGuide>;

/** One guide with its text. `shortAnswer` and `sources` are HTML; `sources` is '' or goes last on the page. */
export function getGuide(id: string) {
  const { shortAnswer, body } = validate(schemas.guideTextSchema, readSource(`resources/${id}.md`));
  return { ...readGuide(id), shortAnswer, ...body };
}

export type Guide = ReturnType<typeof getGuide>;

const readService = memoize((id: schemas.ServiceId) => {
  const { body: _body, relatedResources, ...fields } = validate(schemas.serviceSchema, readSource(`services/${id}.md`));
  return {
    ...fields,
    id,
    path: `/services/${id}`,
    /** `exists` is false for the guides that the specification names and nobody has written. */
    relatedResources: relatedResources.map((related) => ({ ...related, exists: isWritten(related.path) })),
  };
});

function isWritten(path: string): boolean {
  if (!path.startsWith(resourcePrefix)) return true;
  const id = path.slice(resourcePrefix.length);
  return filesIn('resources').includes(`${id}.md`) && isShown(readGuide(id));
}

/** The four services without their texts, in the specification's order. */
export const getServices = () => schemas.serviceIds.map((id) => readService(id));

/** A service without its text. */
export type ServiceSummary = ReturnType<typeof readService>;

/** One service with its text. `sources` is HTML, or '', and goes last on the page. */
export function getService(id: schemas.ServiceId) {
  const { body, sources } = validate(schemas.bodySchema, readSource(`services/${id}.md`)).body;
  return { ...readService(id), body, sources };
}

export type Service = ReturnType<typeof getService>;

/** A page that is one text, such as the privacy policy: a file in `content/texts/`. */
export const getTextPage = memoize((id: string) => {
  const source = readSource(`texts/${id}.md`);
  const { body: _body, ...fields } = validate(schemas.textPageSchema, source);
  const { body, sources } = validate(schemas.bodySchema, source).body;
  return { ...fields, path: `/${id}`, pageTitle: fields.title, body, sources };
});

const namedPages = memoize(() => validate(schemas.pagesSchema, readSource('pages.yaml')));

/** A page of `content/pages.yaml`, by its path. */
export function getPage(path: string) {
  const page = namedPages().find((candidate) => candidate.path === path);
  if (!page) throw contentError('pages.yaml', undefined, `the page "${path}" is missing`);
  return page;
}

/** Every page for search engines: sixteen, and one for each page and guide that the owner adds. */
export const getPages = memoize(() => {
  const below: Readonly<Record<string, () => readonly Page[]>> = {
    '/services': getServices,
    '/resources': getGuides,
  };
  return [
    ...namedPages().flatMap((page): readonly Page[] => [page, ...(below[page.path]?.() ?? [])]),
    ...idsIn('texts').map((id) => getTextPage(id)),
  ].map(({ path, title, pageTitle, description, updated }) => ({ path, title, pageTitle, description, updated }));
});

/** A page as search engines, the sitemap and the tests list it. */
export type Page = Omit<ReturnType<typeof getPage>, 'lede' | 'call'>;

/**
 * The breadcrumb of a path: one item per segment, capitalized, with spaces for hyphens.
 *
 * @param path such as `/services/date-of-death`
 * @param title of the page, used instead of its last segment
 */
export function breadcrumbItems(path: string, title?: string) {
  const segments = path.split('/').filter(Boolean);
  return segments.map((segment, index) => {
    const words = segment.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
    return {
      label: index === segments.length - 1 && title ? title : words,
      path: `/${segments.slice(0, index + 1).join('/')}`,
    };
  });
}

export type BreadcrumbItem = ReturnType<typeof breadcrumbItems>[number];
