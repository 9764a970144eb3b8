import type { BreadcrumbItem } from '@/components/layout/Breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { Day } from '@/components/ui/Day';
import type { PictureSource } from '@/components/ui/Picture';
import { type ArticlePart, ArticleParts, Prose } from '@/components/ui/Prose';
import { Diagram, type DiagramData } from './Diagram';

interface GuideProps {
  resource: {
    title: string;
    summary: string;
    picture: PictureSource;
    headings: readonly Heading[];
    /** ISO dates. */
    published: string;
    updated: string;
    words: number;
    /** Null until the owner names them. */
    author: string | null;
    reviewer: Reviewer | null;
    /** HTML. */
    shortAnswer: string;
    content: readonly ArticlePart[];
  };
  crumbs: readonly BreadcrumbItem[];
  /** The firm's name. */
  publisher: string;
  diagrams: DiagramData;
}

interface Reviewer {
  name: string;
  credential: string;
}

interface Heading {
  id: string;
  text: string;
}

/** A guide, with the short answer first. On wide screens, the table of contents stays visible beside the text. */
export function Guide({ resource, crumbs, publisher, diagrams }: GuideProps) {
  const { title, summary, picture, headings, published, updated, words, author, reviewer, shortAnswer, content } =
    resource;
  return (
    <article>
      <PageHeader title={title} crumbs={crumbs} lede={summary} picture={picture} />
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-5 py-12 md:px-8 md:py-16 max-lg:grid-cols-1 lg:grid-cols-12">
        <div className="space-y-6 lg:col-span-8 lg:col-start-5">
          <Byline {...{ publisher, author, reviewer, published, updated, words }} />
          <ShortAnswer html={shortAnswer} />
        </div>
        <TableOfContents headings={headings} />
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

const wordsPerMinute = 220;

interface BylineProps {
  publisher: string;
  author: string | null;
  reviewer: Reviewer | null;
  published: string;
  updated: string;
  words: number;
}

/** Who publishes a guide, its dates, and how long it takes to read. */
export function Byline({ publisher, author, reviewer, published, updated, words }: BylineProps) {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return (
    <p className="max-w-measure text-balance text-ink-soft text-label">
      {author ? `By ${author}, published` : 'Published'} by {publisher} on <Day iso={published} />
      {updated > published && (
        <>
          , updated <Day iso={updated} />
        </>
      )}
      .{reviewer ? ` Reviewed by ${reviewer.name}, ${reviewer.credential}.` : ''} About {minutes}{' '}
      {minutes === 1 ? 'minute' : 'minutes'} to read.
    </p>
  );
}

function ShortAnswer({ html }: { html: string }) {
  return (
    <section
      aria-labelledby="short-answer"
      className="max-w-measure rounded-card border border-rule border-l-4 border-l-brass bg-card p-6 shadow-card"
    >
      <h2 id="short-answer" className="text-heading-m">
        The short answer
      </h2>
      <Prose html={html} className="mt-3" />
    </section>
  );
}

function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-labelledby="contents" className="no-print lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      {/* A long list scrolls by itself, so its last links can always be reached. The padding leaves room for focus rings. */}
      <div className="lg:-m-2 lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-2">
        <h2 id="contents" className="text-heading-s">
          On this page
        </h2>
        <ol className="mt-3 border-rule border-t text-compact">
          {headings.map(({ id, text }) => (
            <li key={id} className="border-rule border-b">
              <a
                href={`#${id}`}
                className="block text-balance py-2.5 text-ink-soft lg:py-2 hover:text-spruce-deep hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
