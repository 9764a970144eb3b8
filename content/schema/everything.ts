import { getBusiness } from './business';
import { getDiagramData } from './diagrams';
import * as entities from './entities';
import { ContentError } from './errors';
import { idsIn, refuseStrayFiles } from './files';
import { getAboutText, getContactText, getHomeText, getPage, getPages, getProfessionals } from './pages';
import { serviceIds } from './schemas';

/** The pages that the site asks for by their path. */
const paths = ['/', '/about', '/services', '/resources', '/faq', '/blog', '/contact'];

/** Everything that the owner writes, read by its part of the site. */
const readers = {
  files: refuseStrayFiles,
  business: getBusiness,
  services: () => entities.getServices().map(({ id }) => entities.getService(id)),
  resources: () => {
    const guides = [...entities.getResources(), ...entities.getDrafts()];
    return [...new Set(guides.map(({ id }) => id))].map(entities.getResource);
  },
  legal: () => [entities.getLegalPage('privacy'), entities.getLegalPage('terms')],
  home: getHomeText,
  about: getAboutText,
  contact: getContactText,
  professionals: getProfessionals,
  faq: entities.getFaq,
  testimonials: entities.getTestimonials,
  posts: entities.getBlogPosts,
  diagrams: getDiagramData,
  confirmations: entities.getConfirmations,
  pages: () => [...getPages(), ...paths.map(getPage)],
};

type Everything = { [Part in keyof typeof readers]: ReturnType<(typeof readers)[Part]> };

/** Reads all content, drafts and bodies too. Throws ContentError for the first mistake. */
export function readEverything(): Everything {
  return Object.fromEntries(Object.entries(readers).map(([part, read]) => [part, read()])) as Everything;
}

/** The first mistake of each file, as a sentence; none when the content is in order. */
export function schemaMistakes(): string[] {
  const each = [
    ...Object.values(readers),
    ...serviceIds.map((id) => () => entities.getService(id)),
    ...idsIn('resources').map((id) => () => entities.getResource(id)),
    () => entities.getLegalPage('terms'),
  ];
  const messages = each.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
  });
  return [...new Set(messages)];
}
