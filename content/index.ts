/*
 * The only door to the content: everything that a page shows comes through here, checked and typed.
 * A mistake in a file stops the build with one sentence (see contentError.ts).
 */
export { type Business, business } from './business.derived';
export { ContentError } from './contentError';
export { getDiagramData } from './diagrams.derived';
export * from './entities';
export type { BodyPart, Heading } from './markdown';
export { getPicture } from './pictures';
export { type DiagramName, diagramNames, type ServiceIconName, type ServiceId, serviceIds } from './schema';
export { getPage, getPages } from './sitePages';
export {
  type AboutText,
  getAboutText,
  getHomeText,
  getProfessionals,
  type HomeText,
  type Professionals,
} from './texts';
export type * from './types';
