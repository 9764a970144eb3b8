import { useEffect, useRef } from 'react';
import { fieldNames } from './fields';
import type { RequestErrors } from './validate';

const prefix = 'Error: ';

/** What has to be put right, linked to each field. It takes the focus, and `Error: ` leads the page's title. */
export function ErrorSummary({ errors }: { errors: RequestErrors }) {
  const summary = useRef<HTMLDivElement>(null);
  const wrong = fieldNames.filter((name) => errors[name]);
  const any = wrong.length > 0;

  useEffect(() => {
    if (!any) return;
    summary.current?.focus();
    document.title = prefix + document.title.replace(prefix, '');
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [any]);

  if (!any) return null;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary"
      className="rounded-card border-4 border-brick bg-card p-5"
    >
      <h2 id="error-summary" className="text-heading-m">
        There is a problem
      </h2>
      <ul className="mt-3 space-y-1">
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="inline-flex min-h-8 items-center font-semibold text-brick underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
