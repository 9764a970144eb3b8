import type { ReactNode } from 'react';
import type { BodyPart, DiagramData } from '@/content/loader';
import { Prose } from '@/components/ui/Prose';
import { EffectiveDates } from './EffectiveDates';
import { SampleReport } from './SampleReport';
import { WashingtonMap } from './WashingtonMap';

type DiagramName = keyof DiagramData;

const drawings: Record<DiagramName, (caption: string, data: DiagramData) => ReactNode> = {
  'effective-dates': (caption, data) => <EffectiveDates {...data['effective-dates']} caption={caption} />,
  'washington-map': (caption, data) => <WashingtonMap {...data['washington-map']} caption={caption} />,
  'sample-report': (caption, data) => <SampleReport {...data['sample-report']} caption={caption} />,
};

interface RichTextProps {
  body: readonly BodyPart[];
  /** HTML, or nothing. */
  sources?: string;
  diagrams: DiagramData;
}

/** A long text with its diagrams, and its sources at the end. */
export function RichText({ body, sources, diagrams }: RichTextProps) {
  return (
    <div className="space-y-8">
      {body.map((part) =>
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
