/* What the site shows: what the files in content/ say, with the texts that the specification fixes. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { elementIds } from '../shared/elementIds';
import { type Files, mistakeSentence } from './read';
import { type PlacedLink, type RenderedFiles, renderFiles } from './renderFiles';
import { pagePaths } from './schemas';

export type Content = ReturnType<typeof assemble>;

/** What the site shows of these files, or the mistakes in them, a sentence each. */
export function loadContent(files: Files): { content: Content } | { mistakes: readonly string[] } {
  const result = renderFiles(files);
  if (result.mistakes) return result;
  const content = assemble(result.rendered);
  const mistakes = deadLinks(content, result.links);
  return mistakes.length > 0 ? { mistakes } : { content };
}

function assemble({ business, amounts, pageFiles, services, guides, ...rendered }: RenderedFiles) {
  /** A page of `content/pages.yaml`. `title` is its heading. */
  const page = (path: (typeof pagePaths)[number]) => ({ path, ...pageFiles['pages.yaml'][path] });

  const allGuides = guides.map(({ body, ...guide }) => ({
    ...guide,
    content: body,
    callToAction: guide.callToAction ?? page('/resources').callToAction,
    path: `/resources/${guide.id}`,
  }));

  const allServices = services.map(({ body, ...service }) => ({
    ...service,
    longDescription: body,
    /** Of its related resources, those that somebody has written. */
    publishedGuides: service.relatedResources.flatMap(({ title, path }) => {
      const guide = allGuides.find((guide) => guide.path === path);
      return guide ? { ...guide, title } : [];
    }),
    plannedGuides: service.relatedResources.filter(({ path }) => allGuides.every((guide) => guide.path !== path)),
    sampleReport: sampleReportOf(pageFiles['sample-report.yaml'], service.sampleReport),
    path: `/services/${service.id}`,
  }));

  const textPages = rendered.textPages.map((page) => ({ ...page, path: `/${page.id}`, metaTitle: page.title }));
  const { general, divorce, estate, process } = pageFiles['faq.yaml'];
  return {
    business,
    /** The amounts of tax law, oldest first. */
    amounts,
    page,
    /** The four services, in the specification's order. A service's body is its `longDescription`, as there. */
    services: allServices,
    service: (id: string) => withId(allServices, id),
    /** All guides, the specification's first. A guide's body is its `content`, as there. Dates are ISO. */
    guides: allGuides,
    guide: (id: string) => withId(allGuides, id),
    /** The pages that are one text, such as the privacy policy. */
    textPages,
    textPage: (id: string) => withId(textPages, id),
    /** Every page for search engines: sixteen, and one for each page and guide that the owner adds. */
    pages: [...pagePaths.map(page), ...allServices, ...allGuides, ...textPages].map(
      ({ path, title, metaTitle, metaDescription, updated }) => ({ path, title, metaTitle, metaDescription, updated }),
    ),
    /** The questions by category; answers are HTML. */
    faq: [
      { id: elementIds.faq.general, category: 'General Questions', items: general },
      { id: elementIds.faq.divorce, category: 'Divorce Appraisals', items: divorce },
      { id: elementIds.faq.estate, category: 'Estate & Inheritance Appraisals', items: estate },
      { id: elementIds.faq.process, category: 'The Appraisal Process', items: process },
    ],
    /**
     * The posts on the blog page; there may be none. `excerpt` is HTML; `path` is the address that the specification links
     * to, and has no page.
     */
    posts: pageFiles['posts.yaml'].map((post) => ({ ...post, path: `/blog/${post.id}` })),
    about: aboutOf(pageFiles['about.yaml'], business),
    home: pageFiles['home.yaml'],
    contact: pageFiles['contact.yaml'],
    professionals: pageFiles['professionals.yaml'],
    testimonials: pageFiles['testimonials.yaml'],
    /** What has to be confirmed before the site goes live. */
    launchQuestions: pageFiles['launch.yaml'],
  };
}

function withId<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no "${id}" in content/.`);
  return found;
}

/** The page from a sample report, with what a service says in it. */
function sampleReportOf(
  { effectiveDate, details, value, heading, partHeading, ...sample }: RenderedFiles['pageFiles']['sample-report.yaml'],
  service: RenderedFiles['services'][number]['sampleReport'],
) {
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

/** The texts of the About page, with the offices and the people that `business.yaml` names. */
function aboutOf(
  { coverage, badges, ...about }: RenderedFiles['pageFiles']['about.yaml'],
  { appraisers, experienceText, offices }: RenderedFiles['business'],
) {
  const [first, second] = offices;
  const [aboutFirst, aboutSecond] = coverage.offices;
  return {
    ...about,
    appraisers,
    coverage: {
      ...coverage,
      offices: [
        { ...first, ...aboutFirst },
        { ...second, ...aboutSecond },
      ],
    },
    badges: [
      { title: 'State Certified', text: badges.stateCertified },
      { title: experienceText.replace('years', 'Years'), text: badges.experience },
    ],
  };
}

/** The pages that show files of other names. */
const shownOn: Partial<Record<string, string>> = {
  'home.yaml': '/',
  'posts.yaml': '/blog',
  'professionals.yaml': '/services',
};
const pageOf = ({ file, field }: PlacedLink) =>
  file === 'pages.yaml' ? field : (shownOn[file] ?? `/${file.replace(/^texts\/|\.\w+$/g, '')}`);

/**
 * The addresses of the files that are served beside the pages. Those of public/ that begin with "_" are for hosts, and no
 * host has to serve hidden ones outside `.well-known`.
 */
const servedFiles = () =>
  new Set([
    '/sitemap.xml',
    '/robots.txt',
    ...readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative('public', join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((name) => !/^_|^\.(?!well-known\/)|\/\./.test(name))
      .map((name) => encodeURI(`/${name}`)),
  ]);

/** Links that lead nowhere in the texts of all files. The specification's dead links are in none of them. */
function deadLinks(content: Content, links: readonly PlacedLink[]): string[] {
  const ourOrigin = content.business.url;
  const served = servedFiles();
  const hostOf = (url: URL) => url.host.replace(/^www\./, '');
  const ourHost = hostOf(new URL(ourOrigin));
  /** The ids in the content, by page; `null` where the page's code has others, whose links e2e/crawl.spec.ts checks. */
  const targets = new Map<string, readonly string[] | null>([
    ...pagePaths.map((path) => [path, null] as const),
    ...content.services.map(
      ({ path, longDescription }) => [path, [...Object.values(elementIds.service), ...longDescription.ids]] as const,
    ),
    ...content.guides.map(
      ({ path, content: body }) => [path, [...Object.values(elementIds.guide), ...body.ids]] as const,
    ),
    ...content.textPages.map(({ path, body }) => [path, body.ids] as const),
    ['/faq', [...Object.values(elementIds.faq), ...content.faq.flatMap(({ items }) => items.map(({ id }) => id))]],
  ]);

  const problemOf = (page: string, url: string): string | undefined => {
    const nowhere = `the link to "${url}" leads nowhere`;
    if (!URL.canParse(url, ourOrigin + page)) return nowhere;
    const target = new URL(url, ourOrigin + page);
    const { pathname, hash } = target;
    // A mail link has no host.
    if (hostOf(target) !== ourHost || served.has(pathname)) return undefined;
    const ids = targets.get(pathname);
    if (ids === undefined)
      return `${nowhere}: write the address of a page, such as /contact, or of another site with https://`;
    if (!ids || hash === '' || [...Object.values(elementIds.page), ...ids].some((id) => encodeURI(`#${id}`) === hash))
      return undefined;
    return `${nowhere}: ${pathname} has no section or question with that id`;
  };
  return links.flatMap((link) => {
    const { file, line, url } = link;
    const problem = problemOf(pageOf(link), url);
    return problem ? mistakeSentence(file, { line, problem }) : [];
  });
}
