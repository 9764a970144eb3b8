import clsx from 'clsx';

interface TableOfContentsProps {
  headings: readonly { id: string; text: string }[];
  className?: string;
}

/** The sections of a guide. It stays beside the text on wide screens. */
export function TableOfContents({ headings, className }: TableOfContentsProps) {
  return (
    <nav aria-labelledby="contents" className={clsx('no-print', className)}>
      <div className="lg:sticky lg:top-24">
        <h2 id="contents" className="text-heading-s">
          On this page
        </h2>
        <ol className="mt-3 border-rule border-t text-label">
          {headings.map(({ id, text }) => (
            <li key={id} className="border-rule border-b">
              <a href={`#${id}`} className="block py-2.5 text-ink-soft hover:text-spruce-deep hover:underline">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
