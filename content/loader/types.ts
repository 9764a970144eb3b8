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

/** A picture in three widths; `art/pictures.ts` makes the files. */
export interface PictureData {
  name: string;
  /** Size of the largest file in pixels; pages use only the aspect ratio. */
  width: number;
  height: number;
  hash: string;
  /** The available widths in pixels, smallest first. */
  widths: readonly number[];
  /** Text alternative; empty if the picture is decorative. */
  alt: string;
}

/** A page that a service links to. `exists` is false for guides that the specification names but nobody has written. */
export interface RelatedResource {
  title: string;
  path: string;
  exists: boolean;
}

type ServiceFields = Omit<z.infer<typeof serviceSchema>, 'image' | 'imageAlt' | 'relatedResources'>;

/** A service without its long description. */
export interface ServiceSummary extends ServiceFields {
  id: ServiceId;
  path: string;
  picture: PictureData;
  relatedResources: RelatedResource[];
}

/** A service with its long description. */
export interface Service extends ServiceSummary {
  longDescription: BodyPart[];
}

type ResourceFields = Omit<z.infer<typeof resourceSchema>, 'image' | 'imageAlt' | 'shortAnswer'>;

/** A guide without its text. Dates are ISO, such as `2026-11-20`. */
export interface ResourceSummary extends ResourceFields {
  id: string;
  path: string;
  picture: PictureData;
}

/** A guide with its text. `shortAnswer` is HTML; `words` is its length. */
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
  /** The address that the specification links to; it has no page. */
  path: string;
  picture: PictureData;
}

/** One of the site's pages, as search engines, the sitemap and the tests list them. */
export type Page = Omit<NamedPage, 'lede' | 'call'>;

/** An entry of `content/pages.yaml`. */
export type NamedPage = z.infer<typeof pageSchema>;

/** A line of `content/launch.yaml`. */
export type Confirmation = z.infer<typeof confirmationSchema>;
