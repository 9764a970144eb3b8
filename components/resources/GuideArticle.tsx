import { FoldedContents, LongText } from '@/components/ui/Contents';
import { Picture } from '@/components/ui/Picture';
import { Day, Prose } from '@/components/ui/Prose';
import type { Guide } from '@/content/loader';

interface GuideProps {
  guide: Guide;
  /** The firm's name. */
  publisher: string;
}

/** A guide, with the short answer first. */
export function GuideArticle({ guide, publisher }: GuideProps) {
  const { headings } = guide;
  return (
    <LongText headings={headings}>
      {/* Reader views keep the neighbors of the text that have its class. */}
      <div className="prose">
        <ShortAnswer html={guide.shortAnswer} />
      </div>
      {/* Where there is a margin, the picture stands in the page's header, and the byline below it. */}
      <div className="mb-4 xl:absolute xl:bottom-full xl:left-full xl:mb-16 xl:ml-10 xl:w-68">
        <Picture picture={guide.picture} slot="half" priority />
      </div>
      <Byline {...guide} publisher={publisher} />
      <FoldedContents headings={headings} className="mb-10 lg:hidden" />
      <Prose html={guide.body + guide.sources} />
    </LongText>
  );
}

const wordsPerMinute = 220;

type BylineProps = Pick<Guide, 'author' | 'reviewer' | 'published' | 'updated' | 'words'> & { publisher: string };

/** Who publishes a guide, its dates, and how long it takes to read. */
export function Byline({ publisher, author, reviewer, published, updated, words }: BylineProps) {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return (
    <p className="mb-8 max-w-measure text-balance text-ink-soft text-label xl:absolute xl:top-0 xl:left-full xl:ml-10 xl:w-68">
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
      className="mb-8 rounded-card border border-rule border-l-4 border-l-brass bg-card p-5 shadow-card md:p-6"
    >
      <h2 id="short-answer" className="mt-0">
        The short answer
      </h2>
      <Prose html={html} className="mt-2 font-serif text-lead" />
    </section>
  );
}
