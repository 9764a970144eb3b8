import { type ReactNode, useEffect, useRef } from 'react';
import { type AppraisalRequest, type Failure, fieldNames, labels, submissionError, thanks } from './request';
import { SomethingToAdd } from './SomethingToAdd';

interface ResultPanelProps {
  result: 'received' | Failure;
  /** What was typed, if the browser denied storage. A failure shows it to copy. */
  answers?: AppraisalRequest | undefined;
  phone: string;
  phoneLink: string;
  /** For example `1 business day`. */
  responseTime: string;
  nextSteps: ReactNode;
}

/** Why it failed and what the visitor can do, as far as the response tells. */
const details: Record<Failure, string> = {
  tooLarge: "We didn't receive it because it's too long. Shorten Additional Information, then try again.",
  invalid:
    "We didn't receive it because one of your answers was refused. Check your email address and the service you selected, then try again.",
  tooMany:
    "We didn't receive it because too many requests came from your internet connection. Wait a minute, then try again.",
  noResponse: "We got no answer, so we can't tell whether your request arrived. Check your internet connection.",
  other: "Something went wrong on our side, and we can't confirm that your request arrived.",
};

/** Replaces the form once the request was received or failed. Takes focus. */
export function ResultPanel({ result, answers, phone, phoneLink, responseTime, nextSteps }: ResultPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const failed = result !== 'received';
  const { heading, text } = failed ? submissionError : thanks(responseTime);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role={failed ? 'alert' : 'status'}
      className={`max-w-measure space-y-5 rounded-card border border-rule border-t-4 bg-card p-6 shadow-card md:p-8 ${failed ? 'border-t-brick' : 'border-t-spruce'}`}
    >
      <h2 className="text-heading-l">{heading}</h2> <p>{text}</p>
      {failed ? (
        <>
          <p className="-my-2">
            <a
              href={phoneLink}
              className="inline-flex min-h-11 items-center font-semibold text-spruce-deep tabular-nums underline decoration-brass underline-offset-4"
            >
              {phone}
            </a>
          </p>
          <p>{details[result]}</p>
          {answers ? (
            <>
              <p>Your browser doesn't let us keep your answers. Copy what you want to use again:</p>
              <dl>
                {fieldNames.map((name) =>
                  answers[name] ? (
                    <div key={name} className="border-rule border-t py-2">
                      <dt className="font-semibold">{labels[name]}</dt>
                      <dd className="whitespace-pre-wrap">{answers[name]}</dd>
                    </div>
                  ) : null,
                )}
              </dl>
            </>
          ) : (
            <p>Your answers are kept in this tab. Reload the page to get the form back with everything you typed.</p>
          )}
        </>
      ) : (
        <>
          {nextSteps}
          <SomethingToAdd phone={phone} phoneLink={phoneLink} />
        </>
      )}
    </div>
  );
}
