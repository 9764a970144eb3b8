import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/Prose';
import type { BodyPart, DiagramData } from '@/content/loader';
import { EffectiveDates } from './EffectiveDates';
import { SampleReport } from './SampleReport';
import { WashingtonMap } from './WashingtonMap';

type DiagramName = keyof DiagramData;

type Draw = (caption: string, data: DiagramData, rows: readonly string[]) => ReactNode;
const drawings: Record<DiagramName, Draw> = {
  'effective-dates': (caption, data, rows) => (
    <EffectiveDates {...data['effective-dates']} rows={rows} caption={caption} />
  ),
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
          <div key={part.name}>{drawings[part.name](part.caption, diagrams, part.rows)}</div>
        ),
      )}
      {sources ? <Prose html={sources} /> : null}
    </div>
  );
}
