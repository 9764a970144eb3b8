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

/** The pages that must have an entry in `content/pages.yaml`. */
const paths = ['/', '/about', '/services', '/resources', '/faq', '/blog', '/contact'];

/** A reader for each part of the content. */
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

/** Reads all content, including drafts and bodies. Throws ContentError for the first mistake. */
export function readEverything(): Everything {
  return Object.fromEntries(Object.entries(readers).map(([part, read]) => [part, read()])) as Everything;
}

/** The first mistake of each file, each in one sentence; empty if there is none. */
export function schemaMistakes(): string[] {
  const messages: string[] = [];
  const attempt = (read: () => unknown) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      messages.push(error.message);
    }
  };
  for (const read of Object.values(readers)) attempt(read);
  for (const id of serviceIds) attempt(() => collections.getService(id));
  attempt(() => {
    for (const id of idsIn('resources')) attempt(() => collections.getResource(id));
  });
  attempt(() => collections.getLegalPage('terms'));
  return [...new Set(messages)];
}
