import { useEffect, useRef } from 'react';
import { fieldNames, type RequestErrors } from './request';

const prefix = 'Error: ';

/** What has to be corrected, linked to each field. It takes focus, and the page's title starts with `Error: `. */
export function ErrorSummary({ errors }: { errors: RequestErrors }) {
  const summary = useRef<HTMLDivElement>(null);
  const wrong = fieldNames.filter((name) => errors[name]);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    summary.current?.focus();
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [errors]);

  if (wrong.length === 0) return null;
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
