import { DimensionLine } from '@/components/ui/DimensionLine';
import { DiagramFigure } from './DiagramFigure';

interface ProcessStep {
  title: string;
  text: string;
  /** How long the step takes, such as `Answered within 1 business day`. */
  time?: string;
}

export interface ProcessData {
  steps: readonly ProcessStep[];
}

/** From the first call to the report: numbered steps along a brass line. */
export function ProcessSteps({ caption, steps }: ProcessData & { caption: string }) {
  return (
    <DiagramFigure caption={caption}>
      <ol>
        {steps.map(({ title, text, time }, index) => (
          <li key={title} className="group relative pb-7 pl-12 last:pb-0 sm:pl-14">
            <span
              aria-hidden="true"
              className="absolute top-0 bottom-0 left-4 border-brass border-l-2 group-first:top-4 group-last:bottom-auto group-last:h-4"
            />
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 flex size-8 items-center justify-center rounded-round border-2 border-brass bg-card font-semibold text-brass-ink text-label tabular-nums"
            >
              {index + 1}
            </span>
            <p className="pt-0.5 font-serif text-heading-s">{title}</p>
            <p className="mt-1 text-ink-soft">{text}</p>
            {time ? (
              <p className="mt-2 flex gap-3 font-semibold text-brass-ink text-label">
                <DimensionLine className="mt-1 w-6 shrink-0" />
                <span>{time}</span>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </DiagramFigure>
  );
}
