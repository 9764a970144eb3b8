import { getBusiness } from './business';
import * as collections from './collections';
import { ContentError } from './errors';
import { idsIn, rejectUnknownFiles } from './files';
import {
  getAboutText,
  getContactText,
  getDiagramData,
  getHomeText,
  getPage,
  getPages,
  getProfessionals,
} from './pages';
import { serviceIds } from './schemas';

/** The pages that the site asks for by their path. */
const paths = ['/', '/about', '/services', '/resources', '/faq', '/blog', '/contact'];

/** Everything that the owner writes, read by its part of the site. */
const readers = {
  files: rejectUnknownFiles,
  business: getBusiness,
  services: () => collections.getServices().map(({ id }) => collections.getService(id)),
  resources: () => {
    const guides = [...collections.getResources(), ...collections.getDrafts()];
    return [...new Set(guides.map(({ id }) => id))].map(collections.getResource);
  },
  legal: () => [collections.getLegalPage('privacy'), collections.getLegalPage('terms')],
  home: getHomeText,
  about: getAboutText,
  contact: getContactText,
  professionals: getProfessionals,
  faq: collections.getFaq,
  testimonials: collections.getTestimonials,
  posts: collections.getBlogPosts,
  diagrams: getDiagramData,
  confirmations: collections.getConfirmations,
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
    ...serviceIds.map((id) => () => collections.getService(id)),
    ...idsIn('resources').map((id) => () => collections.getResource(id)),
    () => collections.getLegalPage('terms'),
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
