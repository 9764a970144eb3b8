import type { Metadata } from 'next';
import type { Page } from '@/content';

/** What Next puts into the head of a page: title, description, canonical address. */
export function pageMetadata({ path, pageTitle, description }: Page): Metadata {
  return { title: pageTitle, description, alternates: { canonical: path } };
}
