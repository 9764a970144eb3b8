import { Icon } from '@/components/ui/Icon';
import { Day, Prose } from '@/components/ui/Prose';
import { Container } from '@/components/ui/Section';
import { unbroken } from '@/components/ui/unbroken';
import type { Guide, Heading } from '@/content/loader';

interface GuideProps {
  guide: Guide;
  /** The firm's name. */
  publisher: string;
}

/** A guide, with the short answer first. On wide screens, the table of contents stays visible beside the text. */
export function GuideArticle({ guide, publisher }: GuideProps) {
  const { headings } = guide;
  return (
    <article>
      <Container space="tight" className="grid gap-x-12 gap-y-10 max-lg:grid-cols-1 lg:grid-cols-12">
        <div className="space-y-6 lg:col-span-8 lg:col-start-5">
          <Byline {...guide} publisher={publisher} />
          <ShortAnswer html={guide.shortAnswer} />
          <FoldedContents headings={headings} />
        </div>
        <TableOfContents headings={headings} />
        <div className="lg:col-span-8 lg:col-start-5">
          <Prose html={guide.body + guide.sources} />
        </div>
      </Container>
    </article>
  );
}

const wordsPerMinute = 220;

type BylineProps = Pick<Guide, 'author' | 'reviewer' | 'published' | 'updated' | 'words'> & { publisher: string };

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

const contents = 'On this page';

/** The sections of a guide. On wide screens the list stays visible beside the text and, if it is long, scrolls by itself. */
function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav
      aria-label={contents}
      className="max-lg:hidden lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden"
    >
      {/* The padding leaves room for focus rings. */}
      <div className="sticky top-below-header -m-2 max-h-[calc(100dvh-var(--spacing-below-header)-1rem)] overflow-y-auto p-2">
        <h2 className="mb-3 text-heading-s">{contents}</h2>
        <SectionLinks headings={headings} />
      </div>
    </nav>
  );
}

/** The same on phones and tablets, where an open list would be taller than the screen. */
function FoldedContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-label={contents} className="max-w-measure lg:hidden print:hidden">
      <details className="group rounded-card border border-rule bg-card px-6">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold text-spruce-deep [&::-webkit-details-marker]:hidden">
          {contents}
          <Icon name="chevron" className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <SectionLinks headings={headings} />
      </details>
    </nav>
  );
}

function SectionLinks({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className="mb-4 border-rule border-t text-compact">
      {headings.map(({ id, text }) => (
        <li key={id} className="border-rule border-b">
          <a
            href={`#${id}`}
            className="block text-balance py-2.5 text-ink-soft hover:text-spruce-deep hover:underline lg:py-1.5"
          >
            {unbroken(text)}
          </a>
        </li>
      ))}
    </ol>
  );
}
