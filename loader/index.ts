/*
 * What the site shows: the files in content/, read once, validated and typed, with the texts that the specification fixes.
 * The site's folders import only this file; tools/commands/ also checkContent.ts. A mistake in a content file is a
 * ContentError, which stops the build with one sentence for each mistake.
 */
import type { z } from 'zod';
import { getBusiness } from './business';
import { contentFiles, readContent } from './read';
import { markdownSchemas, type ServiceId, serviceIds, yamlSchemas } from './schemas';

export { getAmounts } from './amounts';
export { type Business, getBusiness } from './business';
export type { DrawingData } from './drawings';
export type { Heading, TextSection } from './markdown';
export { getPicture, type PictureData } from './pictures';
export { type ServiceId, serviceIds } from './schemas';

type YamlSchemas = typeof yamlSchemas;
type MarkdownSchemas = typeof markdownSchemas;

/** What a YAML file of `content/` says, such as `getContent('home.yaml')`. */
export const getContent = <File extends keyof YamlSchemas>(file: File) =>
  readContent(file, yamlSchemas[file]) as z.output<YamlSchemas[File]>;

/** What a Markdown file of a folder says, by its id, which is its name without `.md`. */
const getMarkdown = <Folder extends keyof MarkdownSchemas>(folder: Folder, id: string) =>
  readContent(`${folder}/${id}.md`, markdownSchemas[folder]) as z.output<MarkdownSchemas[Folder]>;

/** The Markdown files of the specification, by their folder and in its order; the owner may add guides and texts. */
const specifiedIds: Readonly<Record<keyof MarkdownSchemas, readonly string[]>> = {
  services: serviceIds,
  resources: ['divorce-appraisals-guide', 'step-up-basis', 'inheritance-tax-guide'],
  texts: ['privacy', 'terms'],
};

const pagePaths = yamlSchemas['pages.yaml'].keyof().options;

/**
 * The ids of the Markdown files in a folder. Each is part of an address, so none is that of another page, or a name that
 * static hosts treat in their own way.
 */
export function idsIn(folder: keyof MarkdownSchemas): string[] {
  const added = contentFiles().flatMap((file) => {
    const [, parent, id] =
      /^(resources|texts)\/(?!(?:404|index|robots|healthz|page-not-found)\.)([a-z\d]+(?:-[a-z\d]+)*)\.md$/.exec(file) ??
      [];
    const isPage = parent === 'texts' && (pagePaths as readonly string[]).includes(`/${id}`);
    return parent === folder && id && !isPage ? id : [];
  });
  return [...new Set([...specifiedIds[folder], ...added])];
}

/** The section for attorneys, CPAs and executors. */
export type Professionals = z.output<YamlSchemas['professionals.yaml']>;

/** A testimonial; `sample` marks an invented one. */
export type TestimonialData = z.output<YamlSchemas['testimonials.yaml']>[number];

/** The words around the form, from `content/contact.yaml`. */
export type FormText = z.output<YamlSchemas['contact.yaml']>;

/** The page from a sample report, with what a service says in it. */
function getSampleReport(service: z.output<MarkdownSchemas['services']>['sampleReport']) {
  const { effectiveDate, details, value, heading, partHeading, ...sample } = getContent('sample-report.yaml');
  const { label, text } = effectiveDate;
  return {
    ...sample,
    heading: service.fullReportAt ? partHeading : heading,
    fullReportPath: service.fullReportAt && `/services/${service.fullReportAt}`,
    details: [
      { label, text: `${text}, ${service.date}` },
      ...service.details,
      ...(service.fullReportAt ? [] : details),
    ],
    value: { ...value, title: `${service.value} as of ${text.replace(' ', '\u00a0')}` },
  };
}
/** Amounts are in dollars, measures of the plan in feet. `fullReportPath` is where the whole page is, if this is a part. */
export type SampleReportData = ReturnType<typeof getSampleReport>;

/** The questions by category; answers are HTML. */
export function getFaq() {
  const { general, divorce, estate, process } = getContent('faq.yaml');
  return [
    { id: 'general-questions', category: 'General Questions', items: general },
    { id: 'divorce-appraisals', category: 'Divorce Appraisals', items: divorce },
    { id: 'estate-inheritance-appraisals', category: 'Estate & Inheritance Appraisals', items: estate },
    { id: 'the-appraisal-process', category: 'The Appraisal Process', items: process },
  ];
}
export type FaqCategoryData = ReturnType<typeof getFaq>[number];

/**
 * The posts on the blog page; there may be none. `excerpt` is HTML; `path` is the address that the specification links to,
 * and has no page.
 */
export const getBlogPosts = () => getContent('posts.yaml').map((post) => ({ ...post, path: `/blog/${post.id}` }));
export type BlogPost = ReturnType<typeof getBlogPosts>[number];

/** The texts of the About page, with the offices and the people that `business.yaml` names. */
export function getAboutText() {
  const { story, coverage, badges, ...about } = getContent('about.yaml');
  const { appraisers, experienceText, ...business } = getBusiness();
  const [first, second] = business.offices;
  const offices = [
    { ...first, ...coverage.offices[0] },
    { ...second, ...coverage.offices[1] },
  ];
  return {
    ...about,
    story,
    appraisers,
    coverage: { ...coverage, offices },
    badges: [
      { title: 'State Certified', text: badges.stateCertified },
      { title: experienceText.replace('years', 'Years'), text: badges.experience },
    ],
  };
}
export type AboutText = ReturnType<typeof getAboutText>;

/** One guide, whose body is `content`, its name in the specification. Dates are ISO. */
export function getGuide(id: string) {
  const { body: content, ...fields } = getMarkdown('resources', id);
  const callToAction = fields.callToAction ?? getPage('/resources').callToAction;
  return { ...fields, content, callToAction, id, path: `/resources/${id}` };
}
export type Guide = ReturnType<typeof getGuide>;

const allGuides = () => idsIn('resources').map(getGuide);
/** All drafts, shown or not. */
export const getDrafts = () => allGuides().filter(({ draft }) => draft);

/** All guides, the specification's first; drafts only in `npm run dev`. */
export const getGuides = () => allGuides().filter(({ draft }) => !draft || process.env.NODE_ENV === 'development');

/** One service, whose body is `longDescription`, its name in the specification. */
export function getService(id: ServiceId) {
  const { body: longDescription, ...fields } = getMarkdown('services', id);
  const guides = getGuides();
  /** Without `guide` where the specification names one that nobody has written. */
  const relatedResources = fields.relatedResources.map((related) => ({
    ...related,
    guide: guides.find(({ path }) => path === related.path),
  }));
  const sampleReport = getSampleReport(fields.sampleReport);
  return { ...fields, longDescription, relatedResources, sampleReport, id, path: `/services/${id}` };
}
export type Service = ReturnType<typeof getService>;

/** The four services, in the specification's order. */
export const getServices = () => serviceIds.map(getService);

/** A page that is one text, such as the privacy policy: a file in `content/texts/`. */
export function getTextPage(id: string) {
  const fields = getMarkdown('texts', id);
  return { ...fields, id, path: `/${id}`, metaTitle: fields.title };
}

export const getTextPages = () => idsIn('texts').map(getTextPage);

/** A page of `content/pages.yaml`, by its path. `title` is its heading. */
export const getPage = (path: PagePath) => ({ path, ...getContent('pages.yaml')[path] });
type PagePath = keyof z.output<YamlSchemas['pages.yaml']>;

/** Every page for search engines: sixteen, and one for each page and guide that the owner adds. */
export const getPages = () =>
  [...pagePaths.map(getPage), ...getServices(), ...getGuides(), ...getTextPages()].map(
    ({ path, title, metaTitle, metaDescription, updated }) => ({ path, title, metaTitle, metaDescription, updated }),
  );

/** A page as search engines, the sitemap and the tests list it. `title` is its heading. */
export type Page = ReturnType<typeof getPages>[number];

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
