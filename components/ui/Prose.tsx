import clsx from 'clsx';
import { keepTogether, keepTogetherHtml } from './keepTogether';

interface ProseProps {
  /** Rendered from checked Markdown, which contains no raw HTML and no unsafe links. */
  html: string;
  className?: string;
}

export function Prose({ html, className }: ProseProps) {
  return (
    <div
      className={clsx('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from checked Markdown at build, see above.
      dangerouslySetInnerHTML={{ __html: keepTogetherHtml(html) }}
    />
  );
}

/** A few words of it, such as the title of a drawing, with links and the numbers of sources. */
export function InlineProse({ html }: Pick<ProseProps, 'html'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
  return <span className="prose" dangerouslySetInnerHTML={{ __html: keepTogetherHtml(html) }} />;
}

interface StepsProps {
  steps: readonly string[];
  /** Beside each other on wide screens. */
  across?: boolean;
}

export function Steps({ steps, across = false }: StepsProps) {
  return (
    <div className={clsx('numbered-steps max-w-measure', across && 'steps-across lg:max-w-none')}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{keepTogether(step)}</li>
        ))}
      </ol>
    </div>
  );
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date such as November 20, 2026, the same in every time zone. `iso` is an ISO date such as `2026-11-20`. */
export function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {format.format(new Date(iso))}
    </time>
  );
}
