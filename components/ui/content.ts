/* The types of the content that components show. No component imports the content itself, so no bundle contains it. */
// biome-ignore-start lint/style/noRestrictedImports: only types.
import type { getAboutText, getDiagramData, getProfessionals } from '@/content/loader';

export type { BodyPart, BreadcrumbItem, Business, Heading, PictureData, Resource } from '@/content/loader';
// biome-ignore-end lint/style/noRestrictedImports: only types.

export type AboutText = ReturnType<typeof getAboutText>;

/** The words and numbers of every diagram, by the name that a text uses. */
export type DiagramData = ReturnType<typeof getDiagramData>;

/** What attorneys, CPAs and executors need to know before ordering. */
export type Professionals = ReturnType<typeof getProfessionals>;
