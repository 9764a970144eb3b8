/*
 * What the site shows: the files in content/, validated and typed. The folders of the site import nothing else of
 * loader/. Mistakes in content stop the build, each with a sentence.
 */

import { buildContent, type Content } from './content';
import { readFiles } from './parse';

export type { Business } from './business';
export type { Content } from './content';
export type { DrawingData } from './drawings';
export type { Html } from './fieldTypes';
export { type ServiceId, serviceIds } from './fixedContent';
export type { Heading, TextSection } from './markdown';
export { getPicture, type PictureData } from './pictures';

/** A page as search engines, the sitemap and the tests list it. `title` is its heading. */
export type PageSummary = Content['pages'][number];
export type Service = Content['services'][number];
export type Guide = Content['guides'][number];
/** Amounts are in dollars, measures of the plan in feet. If this is an excerpt, the whole page is at `fullReportPath`. */
export type SampleReportData = Service['sampleReport'];
export type FaqCategoryData = Content['faq'][number];
export type BlogPost = Content['posts'][number];
export type AboutContent = Content['about'];
/** The section for attorneys, CPAs and executors. */
export type Professionals = Content['professionals'];
/** A testimonial; `sample` marks an invented one. */
export type TestimonialData = Content['testimonials'][number];
/** The words around the form, from `content/contact.yaml`. */
export type ContactWords = Content['contact'];

let loaded: Content | undefined;

/** What the site shows. Each process reads it once; `npm run dev` reads it again for each page, to show every edit. */
export function getContent(): Content {
  if (!loaded) {
    const result = buildContent(readFiles('content'));
    // A mistake is in a content file, so a stack trace of the code would only distract.
    if ('mistakes' in result) {
      const message = result.mistakes.join('\n');
      throw Object.assign(new Error(message), { stack: message });
    }
    loaded = result.content;
    if (process.env.NODE_ENV === 'development')
      setTimeout(() => {
        loaded = undefined;
      }, 0);
  }
  return loaded;
}
