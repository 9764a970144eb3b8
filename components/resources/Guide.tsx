import type { BreadcrumbItem } from '@/components/layout/Breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { type ArticlePart, ArticleParts } from '@/components/ui/ArticleParts';
import type { PictureSource } from '@/components/ui/Picture';
import { Byline } from './Byline';
import { Diagram, type DiagramData } from './Diagram';
import { ShortAnswer } from './ShortAnswer';
import { TableOfContents } from './TableOfContents';

interface GuideProps {
  /** The guide, as the content door gives it. */
  resource: {
    title: string;
    summary: string;
    picture: PictureSource;
    headings: readonly { id: string; text: string }[];
    published: string;
    updated: string;
    words: number;
    shortAnswer: string;
    content: readonly ArticlePart[];
  };
  crumbs: readonly BreadcrumbItem[];
  author: string;
  diagrams: DiagramData;
}

/** A guide: the short answer first; its contents stay beside the text on wide screens. */
export function Guide({ resource, crumbs, author, diagrams }: GuideProps) {
  const { title, summary, picture, headings, published, updated, words, shortAnswer, content } = resource;
  return (
    <article>
      <PageHeader title={title} crumbs={crumbs} lede={summary} picture={picture} />
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-5 py-12 md:px-8 md:py-16 max-lg:grid-cols-1 lg:grid-cols-12">
        <div className="space-y-6 lg:col-span-8 lg:col-start-5">
          <Byline author={author} published={published} updated={updated} words={words} />
          <ShortAnswer html={shortAnswer} />
        </div>
        <TableOfContents headings={headings} className="lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-1" />
        <div className="min-w-0 lg:col-span-8 lg:col-start-5">
          <ArticleParts
            parts={content}
            diagram={(name, caption) => <Diagram name={name} caption={caption} data={diagrams} />}
          />
        </div>
      </div>
    </article>
  );
}
