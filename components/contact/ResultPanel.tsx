import { useEffect, useRef } from 'react';
import { NextSteps } from './NextSteps';
import { submissionError, thanks } from './texts';

interface ResultPanelProps {
  status: 'success' | 'error';
  phone: string;
  phoneLink: string;
  responseTime: string;
}

/** What replaces the form once the request was received, or could not be sent. It takes the focus. */
export function ResultPanel({ status, phone, phoneLink, responseTime }: ResultPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const failed = status === 'error';
  const { heading, text } = failed ? submissionError : thanks(responseTime);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role={failed ? 'alert' : 'status'}
      className={`rounded-card border border-rule border-t-4 bg-card p-6 shadow-card md:p-8 ${failed ? 'border-t-brick' : 'border-t-spruce'}`}
    >
      <h2 className="text-heading-l">{heading}</h2> <p className="mt-4 max-w-measure">{text}</p>
      {failed ? (
        <>
          <p className="mt-5">
            <a
              href={phoneLink}
              className="inline-flex min-h-11 items-center font-semibold text-spruce-deep underline decoration-brass underline-offset-4"
            >
              {phone}
            </a>
          </p>
          <p className="mt-3 max-w-measure text-ink-soft text-label">
            Nothing that you typed is lost: it is kept in this tab, and stands in the form again when you reload the
            page.
          </p>
        </>
      ) : (
        <NextSteps phone={phone} phoneLink={phoneLink} />
      )}
    </div>
  );
}
