import { Day } from '@/components/ui/Day';

interface BylineProps {
  /** The firm's name. */
  author: string;
  /** ISO dates. */
  published: string;
  updated: string;
  words: number;
}

const wordsPerMinute = 220;

/** Who publishes a guide, its dates, and how long it takes to read. */
export function Byline({ author, published, updated, words }: BylineProps) {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return (
    <p className="max-w-measure text-ink-soft text-label">
      Published by {author} on <Day iso={published} />
      {updated > published && (
        <>
          , updated <Day iso={updated} />
        </>
      )}
      . About {minutes} {minutes === 1 ? 'minute' : 'minutes'} to read.
    </p>
  );
}
