import { RequestOrCall } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { FoldedContents, LongText } from '@/components/ui/Contents';
import { FiguredText } from '@/components/ui/Figures';
import { Picture } from '@/components/ui/Picture';
import { Day, Prose } from '@/components/ui/Prose';
import { unbroken } from '@/components/ui/unbroken';
import type { Business, Guide } from '@/loader';

interface GuideProps {
  guide: Guide;
  business: Pick<Business, 'name' | 'phone' | 'phoneLink'>;
}

/** A guide, with the short answer first. On wide screens, how to order is beside it. */
export function GuideArticle({ guide, business }: GuideProps) {
  const headings = [...guide.headings, ...guide.sourcesHeadings];
  const panel = (
    <aside aria-label="How to order">
      <Card className="p-6">
        <p className="font-serif text-lead">{unbroken(guide.callToAction)}</p>
        <div className="mt-5 flex flex-col gap-3">
          <RequestOrCall {...business} />
        </div>
      </Card>
    </aside>
  );
  return (
    <LongText headings={headings} panel={panel}>
      {/* Reader views keep the neighbors of the text that have its class. */}
      <div className="prose">
        <section
          aria-labelledby="short-answer"
          className="mb-8 rounded-card border border-rule border-l-4 border-l-brass bg-card p-5 md:p-6"
        >
          <h2 id="short-answer" className="mt-0">
            The short answer
          </h2>
          <Prose html={guide.shortAnswer} className="mt-2 font-serif text-lead" />
        </section>
      </div>
      {/* On wider screens, it is in the page's header. */}
      <div className="mb-4 md:hidden">
        <Picture picture={guide.image} slot="half" priority />
      </div>
      <Byline {...guide} publisher={business.name} />
      <FoldedContents headings={headings} className="mb-10 lg:hidden" />
      <FiguredText parts={guide.content} />
      {guide.sources ? <Prose html={guide.sources} /> : null}
    </LongText>
  );
}

const wordsPerMinute = 220;

type BylineProps = Pick<Guide, 'author' | 'reviewer' | 'published' | 'updated' | 'words'> & { publisher: string };

/** Who publishes a guide, its dates, and how long it takes to read. */
export function Byline({ publisher, author, reviewer, published, updated, words }: BylineProps) {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return (
    <p className="mb-8 text-ink-soft text-label">
      {author ? `By ${author}, published` : 'Published'} by {publisher} on <Day iso={published} />
      {updated > published && (
        <>
          , updated <Day iso={updated} />
        </>
      )}
      .{reviewer ? ` Reviewed by ${reviewer.name}, ${reviewer.credential}.` : ''}{' '}
      <span className="block">
        About {minutes} {minutes === 1 ? 'minute' : 'minutes'} to read.
      </span>
    </p>
  );
}
