import { Day } from '@/components/ui/Day';

interface BylineProps {
  author: string;
  /** ISO days. */
  published: string;
  reviewed: string;
  words: number;
}

const wordsPerMinute = 220;

/** Who wrote a guide, when, and when it was last checked against its sources. */
export function Byline({ author, published, reviewed, words }: BylineProps) {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return (
    <p className="max-w-measure text-ink-soft text-label">
      By the appraisers of {author}. Published <Day iso={published} />. Last reviewed against its sources{' '}
      <Day iso={reviewed} />. About {minutes} {minutes === 1 ? 'minute' : 'minutes'} to read.
    </p>
  );
}
