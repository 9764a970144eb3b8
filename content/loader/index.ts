/*
 * The only import for app/ and seo/: everything that a page shows comes from here, validated and typed.
 * A mistake in a content file stops the build with one sentence (see errors.ts).
 */
export { type Business, getBusiness } from './business';
export * from './collections';
export { ContentError } from './errors';
export type { BodyPart, Heading } from './markdown';
export {
  type AboutText,
  type BreadcrumbItem,
  breadcrumbItems,
  getAboutText,
  getContactText,
  getDiagramData,
  getHomeText,
  getPage,
  getPages,
  getProfessionals,
  type HomeText,
  type Professionals,
} from './pages';
export { getPicture } from './pictures';
export { type DiagramName, daysOf, diagramNames, type ServiceIconName, type ServiceId, serviceIds } from './schemas';
export type * from './types';
