/* What the site shows: what the files in content/ say, with the texts that the specification fixes. */
import { elementIds } from '../shared/elementIds';
import { aboutBadges, faqCategories, whyCards, whyTitle } from './fixedContent';
import { linkMistakes } from './links';
import { navigationPaths } from './pageSchemas';
import type { ContentFiles } from './parse';
import { type RenderedFiles, readContent } from './readContent';

export type Content = ReturnType<typeof contentOf>;

/** What the site shows of these files, or the mistakes in them, a sentence each. */
export function buildContent(files: ContentFiles): { content: Content } | { mistakes: readonly string[] } {
  const result = readContent(files);
  if (result.mistakes) return result;
  const mistakes = linkMistakes(result.rendered, result.links);
  return mistakes.length > 0 ? { mistakes } : { content: contentOf(result.rendered) };
}

function contentOf({ business, amounts, yamlFiles, services, guides, ...rendered }: RenderedFiles) {
  /** A page of `content/pages.yaml`. `title` is its heading. */
  const navigationPage = (path: (typeof navigationPaths)[number]) => ({ path, ...yamlFiles['pages.yaml'][path] });

  const allGuides = guides.map(({ body, ...guide }) => ({
    ...guide,
    content: body,
    callToAction: guide.callToAction ?? navigationPage('/resources').callToAction,
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
    sampleReport: sampleReportOf(yamlFiles['sample-report.yaml'], ofService),
  }));

  const textPages = rendered.textPages.map((textPage) => ({ ...textPage, metaTitle: textPage.title }));
  const { why, ...home } = yamlFiles['home.yaml'];
  const { coverage, badges, ...about } = yamlFiles['about.yaml'];
  const cards = whyCards.map(([field, title]) => ({ title, text: why[field] }));
  const questions = yamlFiles['faq.yaml'];
  return {
    business,
    /** The amounts of tax law, oldest first. */
    amounts,
    navigationPage,
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
    pages: [...navigationPaths.map(navigationPage), ...allServices, ...allGuides, ...textPages].map(
      ({ path, title, metaTitle, metaDescription, updated }) => ({ path, title, metaTitle, metaDescription, updated }),
    ),
    /** The questions by category; answers are HTML. */
    faq: faqCategories.map(([name, category]) => ({ id: elementIds.faq[name], category, items: questions[name] })),
    /**
     * The posts on the blog page; there may be none. `excerpt` is HTML; `path` is the address that the specification
     * links to, and has no page.
     */
    posts: yamlFiles['posts.yaml'].map((post) => ({ ...post, path: `/blog/${post.id}` })),
    /** With the offices and the people that `business.yaml` names. */
    about: {
      ...about,
      appraisers: business.appraisers,
      coverage: { ...coverage, offices: business.offices },
      badges: aboutBadges(business.experienceText).map(([field, title]) => ({ title, text: badges[field] })),
    },
    home: { ...home, why: { title: whyTitle(business.name), cards } },
    contact: yamlFiles['contact.yaml'],
    professionals: yamlFiles['professionals.yaml'],
    testimonials: yamlFiles['testimonials.yaml'],
    /** What has to be confirmed before the site goes live. */
    launchQuestions: yamlFiles['launch.yaml'],
  };
}

function findById<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no "${id}" in content/.`);
  return found;
}

/** The page from a sample report, with what a service says in it. */
function sampleReportOf(
  { effectiveDate, value, heading, excerptHeading, ...sample }: RenderedFiles['yamlFiles']['sample-report.yaml'],
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
