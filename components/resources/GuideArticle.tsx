import { TextWithDrawings } from '@/components/drawings/TextWithDrawings';
import { Card } from '@/components/ui/Card';
import { RequestOrCall } from '@/components/ui/contactParts';
import { Day } from '@/components/ui/Day';
import { keepTogether } from '@/components/ui/keepTogether';
import { LongTextLayout } from '@/components/ui/LongTextLayout';
import { Prose } from '@/components/ui/Prose';
import type { Business, Guide, Html } from '@/loader';
import { elementIds } from '@/shared/elementIds';

interface GuideProps {
  guide: Guide;
  business: Pick<Business, 'phone' | 'phoneLink'>;
}

/** What a guide says in a few sentences, for the page's header. */
export function ShortAnswer({ html }: { html: Html }) {
  const id = elementIds.guide.shortAnswer;
  return (
    <section aria-labelledby={id} className="mt-4 border-l-4 border-l-brass pl-4 md:mt-6 md:pl-5">
      <h2 id={id} className="font-sans font-semibold text-compact text-brass-ink tracking-normal">
        The short answer
      </h2>
      <Prose html={html} className="mt-1 font-serif text-lead max-sm:text-body" />
    </section>
  );
}

/**
 * A guide, whose short answer is in the page's header. On wide screens, how to request an appraisal is beside its
 * beginning.
 */
export function GuideArticle({ guide, business }: GuideProps) {
  const { headings, sections, sources, sourcesHeadings, wordCount } = guide.content;
  const howToRequest = (
    <aside aria-label="How to request an appraisal" className="float-right ms-11 mb-8 w-70 max-lg:hidden print:hidden">
      <Card className="p-6">
        <p className="text-balance font-serif text-lead">{keepTogether(guide.callToAction)}</p>
        <div className="mt-5 flex flex-col gap-3">
          <RequestOrCall {...business} />
        </div>
      </Card>
    </aside>
  );
  return (
    <LongTextLayout headings={[...headings, ...sourcesHeadings]} sources={sources}>
      {howToRequest}
      <Byline {...guide} wordCount={wordCount} />
      <TextWithDrawings sections={sections} className="with-notes" />
    </LongTextLayout>
  );
}

const wordsPerMinute = 220;

type BylineProps = Pick<Guide, 'author' | 'reviewer' | 'published' | 'updated'> & {
  wordCount: number;
};

/** Who wrote a guide, if the owner says so, its dates, and how long it takes to read. */
export function Byline({ author, reviewer, published, updated, wordCount }: BylineProps) {
  const minutes = Math.max(1, Math.round(wordCount / wordsPerMinute));
  return (
    <p className="mb-6 text-ink-soft text-label">
      {author ? `By ${author}, published` : 'Published'} <Day iso={published} />
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
