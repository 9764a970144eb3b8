/* What the site shows: what the files in content/ say, with the texts that the specification fixes. */
import { elementIds } from '../shared/elementIds';
import { deadLinks } from './links';
import { mainPagePaths } from './pageSchemas';
import type { ContentFiles } from './parse';
import { type RenderedFiles, renderFiles } from './renderFiles';
import { aboutBadges, faqCategories, pageTitles, whyCards, whyTitle } from './specification';

export type Content = ReturnType<typeof assemble>;

/** What the site shows of these files, or the mistakes in them, a sentence each. */
export function loadContent(files: ContentFiles): { content: Content } | { mistakes: readonly string[] } {
  const result = renderFiles(files);
  if (result.mistakes) return result;
  const mistakes = deadLinks(result.rendered, result.links);
  return mistakes.length > 0 ? { mistakes } : { content: assemble(result.rendered) };
}

function assemble({ business, amounts, pageFiles, services, guides, ...rendered }: RenderedFiles) {
  const pageFields = pageFiles['pages.yaml'];
  const titles = pageTitles(business.name);
  const mainPages = {
    ...pageFields,
    '/': { ...pageFields['/'], ...titles['/'] },
    '/faq': { ...pageFields['/faq'], ...titles['/faq'] },
    '/blog': { ...pageFields['/blog'], ...titles['/blog'] },
    '/contact': { ...pageFields['/contact'], ...titles['/contact'] },
  };
  /** A page of `content/pages.yaml`. `title` is its heading. */
  const mainPage = (path: (typeof mainPagePaths)[number]) => ({ path, ...mainPages[path] });

  const allGuides = guides.map(({ body, ...guide }) => ({
    ...guide,
    content: body,
    callToAction: guide.callToAction ?? mainPage('/resources').callToAction,
  }));

  const allServices = services.map(({ body, sampleReport: ofService, ...service }) => ({
    ...service,
    longDescription: body,
    /** The related resources that somebody has written. */
    publishedGuides: service.relatedResources.flatMap(({ title, path }) => {
      const guide = allGuides.find((guide) => guide.path === path);
      return guide ? { ...guide, title } : [];
    }),
    plannedGuides: service.relatedResources.filter(({ path }) => allGuides.every((guide) => guide.path !== path)),
    sampleReport: sampleReportOf(pageFiles['sample-report.yaml'], ofService),
  }));

  const textPages = rendered.textPages.map((textPage) => ({ ...textPage, metaTitle: textPage.title }));
  const { why, ...home } = pageFiles['home.yaml'];
  const cards = whyCards.map(([field, title]) => ({ title, text: why[field] }));
  const questions = pageFiles['faq.yaml'];
  return {
    business,
    /** The amounts of tax law, oldest first. */
    amounts,
    mainPage,
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
    pages: [...mainPagePaths.map(mainPage), ...allServices, ...allGuides, ...textPages].map(
      ({ path, title, metaTitle, metaDescription, updated }) => ({ path, title, metaTitle, metaDescription, updated }),
    ),
    /** The questions by category; answers are HTML. */
    faq: faqCategories.map(([name, category]) => ({ id: elementIds.faq[name], category, items: questions[name] })),
    /**
     * The posts on the blog page; there may be none. `excerpt` is HTML; `path` is the address that the specification links
     * to, and has no page.
     */
    posts: pageFiles['posts.yaml'].map((post) => ({ ...post, path: `/blog/${post.id}` })),
    about: aboutOf(pageFiles['about.yaml'], business),
    home: { ...home, why: { title: whyTitle(business.name), cards } },
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
  { effectiveDate, value, heading, partHeading, ...sample }: RenderedFiles['pageFiles']['sample-report.yaml'],
  ofService: RenderedFiles['services'][number]['sampleReport'],
) {
  const { label, text } = effectiveDate;
  return {
    ...sample,
    heading: ofService.fullReportAt ? partHeading : heading,
    fullReportPath: ofService.fullReportAt && `/services/${ofService.fullReportAt}`,
    details: [{ label, text: `${text}, ${ofService.date}` }, ...ofService.details],
    value: { ...value, title: `${ofService.value} as of ${text.replace(' ', '\u00a0')}` },
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
    badges: aboutBadges(experienceText).map(([field, title]) => ({ title, text: badges[field] })),
  };
}
