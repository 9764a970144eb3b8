import type { ReactNode } from 'react';
import { DimensionLine, Step } from '@/components/ui/Brass';
import type { BodyPart, DiagramData } from '@/components/ui/content';
import { Prose } from '@/components/ui/Prose';
import { EffectiveDates } from './EffectiveDates';
import { SampleReport } from './SampleReport';
import { StepUp } from './StepUp';
import { DiagramFigure } from './shapes';
import { WashingtonMap } from './WashingtonMap';

type DiagramName = keyof DiagramData;

const drawings: Record<DiagramName, (caption: string, data: DiagramData) => ReactNode> = {
  'step-up': (caption, data) => <StepUp {...data['step-up']} caption={caption} />,
  'effective-dates': (caption, data) => <EffectiveDates {...data['effective-dates']} caption={caption} />,
  process: (caption, data) => <ProcessSteps {...data.process} caption={caption} />,
  'washington-map': (caption, data) => <WashingtonMap {...data['washington-map']} caption={caption} />,
  'sample-report': (caption, data) => <SampleReport {...data['sample-report']} caption={caption} />,
};

interface ArticleProps {
  parts: readonly BodyPart[];
  /** HTML, or nothing. */
  sources?: string;
  diagrams: DiagramData;
}

/** A long text with its diagrams, and its sources at the end. */
export function Article({ parts, sources, diagrams }: ArticleProps) {
  return (
    <div className="space-y-8">
      {parts.map((part) =>
        part.type === 'html' ? (
          <Prose key={part.html.slice(0, 80)} html={part.html} />
        ) : (
          <div key={part.name}>{drawings[part.name](part.caption, diagrams)}</div>
        ),
      )}
      {sources ? <Prose html={sources} /> : null}
    </div>
  );
}

/** From the first call to the report: numbered steps, some with how long they take. */
function ProcessSteps({ caption, steps }: DiagramData['process'] & { caption: string }) {
  return (
    <DiagramFigure caption={caption}>
      <ol>
        {steps.map(({ title, text, time }, index) => (
          <Step key={title} number={index + 1}>
            <p className="pt-0.5 font-serif text-heading-s">{title}</p>
            <p className="mt-1 text-ink-soft">{text}</p>
            {time ? (
              <p className="mt-2 flex gap-3 font-semibold text-brass-ink text-label">
                <DimensionLine className="mt-1 w-6 shrink-0" />
                <span>{time}</span>
              </p>
            ) : null}
          </Step>
        ))}
      </ol>
    </DiagramFigure>
  );
}
