/* The types of the content that components show. No component imports the content itself, so no bundle contains it. */
// biome-ignore-start lint/style/noRestrictedImports: only types.
import type { getDiagramData } from '@/content/loader';

export type {
  BodyPart,
  BreadcrumbItem,
  Heading,
  PictureData,
  Resource,
} from '@/content/loader';
// biome-ignore-end lint/style/noRestrictedImports: only types.

/** The words and numbers of every diagram, by the name that a text uses. */
export type DiagramData = ReturnType<typeof getDiagramData>;
