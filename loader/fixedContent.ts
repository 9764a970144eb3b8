/* What the specification fixes in the content, so that the owner can't edit it: ids, titles and other words. */
import { formWords } from '../shared/appraisalRequest';

/** The four services, in the specification's order. */
export const serviceIds = ['divorce-appraisals', 'date-of-death', 'inheritance', 'estate-settlement'] as const;
export type ServiceId = (typeof serviceIds)[number];

/** The guides and the pages of one text, to which the owner can add. */
export const guideIds = ['divorce-appraisals-guide', 'step-up-basis', 'inheritance-tax-guide'] as const;
export const textPageIds = ['privacy', 'terms'] as const;

/** The titles of pages that `pages.yaml` doesn't have. The apostrophe is that of the texts. */
export const pageTitles = {
  '/': {
    title: 'Independent, defensible valuations for life’s biggest transitions',
    metaTitle: '{{name}} | Divorce & Estate Appraisal Specialists',
  },
  '/faq': { title: 'Frequently Asked Questions' },
  '/blog': { title: 'Insights & Updates' },
  '/contact': { title: formWords.title },
};

/** The heading above the cards on the home page. */
export const whyTitle = (businessName: string) => `Why Choose ${businessName}`;

/** In their order, each with the field that has its text. */
export const whyCards = [
  ['accuracy', 'Accuracy'],
  ['confidentiality', 'Confidentiality'],
  ['fastTurnaround', 'Fast Turnaround'],
] as const;
export const faqCategories = [
  ['general', 'General Questions'],
  ['divorce', 'Divorce Appraisals'],
  ['estate', 'Estate & Inheritance Appraisals'],
  ['process', 'The Appraisal Process'],
] as const;
export const aboutBadges = (experienceText: string) =>
  [
    ['stateCertified', 'State Certified'],
    ['experience', experienceText.replace('years', 'Years')],
  ] as const;

/** The types of files that the hint at the form names. */
export const uploadTypes = ['PDF', 'JPG', 'PNG'];
