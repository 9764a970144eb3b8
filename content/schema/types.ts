import type { z } from 'zod';
import type { BodyPart, Heading } from './markdown';
import type {
  blogPostSchema,
  confirmationSchema,
  faqSchema,
  legalSchema,
  pageSchema,
  resourceSchema,
  ServiceId,
  serviceSchema,
  testimonialSchema,
} from './schemas';

/** A picture in three widths; see `art/pictures.mjs` for the files that belong to it. */
export interface PictureData {
  name: string;
  /** Size of the largest file in pixels; only the proportion matters to a page. */
  width: number;
  height: number;
  hash: string;
  /** The widths that exist, in pixels, smallest first. */
  widths: readonly number[];
  /** What the picture shows; empty where it only decorates. */
  alt: string;
}

/** A guide that a service points to. `exists` is false for those that the specification names but that are not written. */
export interface RelatedResource {
  title: string;
  path: string;
  exists: boolean;
}

type ServiceFields = Omit<z.infer<typeof serviceSchema>, 'image' | 'imageAlt' | 'relatedResources'>;

/** What lists and menus need to know of a service. */
export interface ServiceSummary extends ServiceFields {
  id: ServiceId;
  path: string;
  picture: PictureData;
  relatedResources: RelatedResource[];
}

/** A whole service page. */
export interface Service extends ServiceSummary {
  longDescription: BodyPart[];
}

type ResourceFields = Omit<z.infer<typeof resourceSchema>, 'image' | 'imageAlt' | 'shortAnswer'>;

/** What cards, the feed and the sitemap need to know of a guide. Dates are ISO days. */
export interface ResourceSummary extends ResourceFields {
  id: string;
  path: string;
  picture: PictureData;
}

/** A whole guide. */
export interface Resource extends ResourceSummary {
  shortAnswer: string;
  content: BodyPart[];
  headings: Heading[];
  words: number;
}

export interface LegalPage extends z.infer<typeof legalSchema> {
  content: BodyPart[];
  headings: Heading[];
}

export type Testimonial = z.infer<typeof testimonialSchema>;

/** Questions of one category; answers are HTML. */
export type FaqCategory = z.infer<typeof faqSchema>;

export interface BlogPost extends Omit<z.infer<typeof blogPostSchema>, 'image' | 'imageAlt'> {
  /** The address that the specification links to; it has no page yet. */
  path: string;
  picture: PictureData;
}

/** One of the site's pages, as search engines, the sitemap and the tests list them. */
export type Page = Omit<NamedPage, 'lede' | 'call'>;

/** An entry of `content/pages.yaml`. */
export type NamedPage = z.infer<typeof pageSchema>;

/** A line of `content/launch.yaml`. */
export type Confirmation = z.infer<typeof confirmationSchema>;
