/* What the site shows: what the files in content/ say, with the texts that the specification fixes. */
import { elementIds } from '../shared/elementIds';
import { aboutBadges, faqCategories, whyCards, whyTitle } from './fixedContent';
import { linkMistakes } from './links';
import { pagePaths } from './pageSchemas';
import type { ContentFiles } from './parse';
import { type RenderedFiles, renderFiles } from './renderFiles';

export type Content = ReturnType<typeof contentOf>;

/** What the site shows of these files, or the mistakes in them, a sentence each. */
export function buildContent(files: ContentFiles): { content: Content } | { mistakes: readonly string[] } {
  const result = renderFiles(files);
  if (result.mistakes) return result;
  const mistakes = linkMistakes(result.rendered, result.links);
  return mistakes.length > 0 ? { mistakes } : { content: contentOf(result.rendered) };
}

function contentOf({ business, amounts, pageFiles, services, guides, ...rendered }: RenderedFiles) {
  /** A page of `content/pages.yaml`. `title` is its heading. */
  const page = (path: (typeof pagePaths)[number]) => ({ path, ...pageFiles['pages.yaml'][path] });

  const allGuides = guides.map(({ body, ...guide }) => ({
    ...guide,
    content: body,
    callToAction: guide.callToAction ?? page('/resources').callToAction,
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
  const { coverage, badges, ...about } = pageFiles['about.yaml'];
  const cards = whyCards.map(([field, title]) => ({ title, text: why[field] }));
  const questions = pageFiles['faq.yaml'];
  return {
    business,
    /** The amounts of tax law, oldest first. */
    amounts,
    page,
    /** The four services, in the specification's order. A service's body is its `longDescription`, as there. */
    services: allServices,
    service: (id: string) => findById(allServices, id),
    /** All guides, the specification's first. A guide's body is its `content`, as there. Dates are ISO. */
    guides: allGuides,
    guide: (id: string) => findById(allGuides, id),
    /** The pages that are one text, such as the privacy policy. */
    textPages,
    textPage: (id: string) => findById(textPages, id),
    /** Every page for search engines: sixteen, and one for each page and guide that the owner adds. */
    pages: [...pagePaths.map(page), ...allServices, ...allGuides, ...textPages].map(
      ({ path, title, metaTitle, metaDescription, updated }) => ({ path, title, metaTitle, metaDescription, updated }),
    ),
    /** The questions by category; answers are HTML. */
    faq: faqCategories.map(([name, category]) => ({ id: elementIds.faq[name], category, items: questions[name] })),
    /**
     * The posts on the blog page; there may be none. `excerpt` is HTML; `path` is the address that the specification
     * links to, and has no page.
     */
    posts: pageFiles['posts.yaml'].map((post) => ({ ...post, path: `/blog/${post.id}` })),
    /** With the offices and the people that `business.yaml` names. */
    about: {
      ...about,
      appraisers: business.appraisers,
      coverage: { ...coverage, offices: business.offices },
      badges: aboutBadges(business.experienceText).map(([field, title]) => ({ title, text: badges[field] })),
    },
    home: { ...home, why: { title: whyTitle(business.name), cards } },
    contact: pageFiles['contact.yaml'],
    professionals: pageFiles['professionals.yaml'],
    testimonials: pageFiles['testimonials.yaml'],
    /** What has to be confirmed before the site goes live. */
    launchQuestions: pageFiles['launch.yaml'],
  };
}

function findById<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no "${id}" in content/.`);
  return found;
}

/** The page from a sample report, with what a service says in it. */
function sampleReportOf(
  { effectiveDate, value, heading, excerptHeading, ...sample }: RenderedFiles['pageFiles']['sample-report.yaml'],
  ofService: RenderedFiles['services'][number]['sampleReport'],
) {
  const { label, text } = effectiveDate;
  return {
    ...sample,
    heading: ofService.fullReportAt ? excerptHeading : heading,
    fullReportPath: ofService.fullReportAt && `/services/${ofService.fullReportAt}`,
    facts: [{ label, text: `${text}, ${ofService.date}` }, ...ofService.facts],
    value: { ...value, title: `${ofService.value} as of ${text.replace(' ', '\u00a0')}` },
  };
}
