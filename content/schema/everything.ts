import { getBusiness } from './business';
import { getDiagramData } from './diagrams';
import * as entities from './entities';
import { getAboutText, getContactText, getHomeText, getPage, getPages, getProfessionals } from './pages';

/** The pages that the site asks for by their path. */
const paths = ['/', '/about', '/services', '/resources', '/faq', '/blog', '/contact'];

/** Reads all content, drafts and bodies too. Throws ContentError for the first mistake. */
export function readEverything() {
  const business = getBusiness();
  const services = entities.getServices().map(({ id }) => entities.getService(id));
  const guides = [...entities.getResources(), ...entities.getDrafts()];
  return {
    business,
    services,
    resources: [...new Set(guides.map(({ id }) => id))].map(entities.getResource),
    legal: [entities.getLegalPage('privacy'), entities.getLegalPage('terms')],
    home: getHomeText(),
    about: getAboutText(),
    contact: getContactText(),
    professionals: getProfessionals(),
    faq: entities.getFaq(),
    testimonials: entities.getTestimonials(),
    posts: entities.getBlogPosts(),
    diagrams: getDiagramData(),
    confirmations: entities.getConfirmations(),
    pages: [...getPages(), ...paths.map(getPage)],
  };
}
