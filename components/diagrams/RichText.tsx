import { Fragment, type ReactNode } from 'react';
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
      {body.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
        <Fragment key={index}>
          {part.type === 'html' ? <Prose html={part.html} /> : drawings[part.name](part.caption, diagrams, part.rows)}
        </Fragment>
      ))}
      {sources ? <Prose html={sources} /> : null}
    </div>
  );
}
