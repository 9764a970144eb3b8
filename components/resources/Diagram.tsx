import type { ReactNode } from 'react';
import { EffectiveDates, type EffectiveDatesData } from '@/components/diagrams/EffectiveDates';
import { type ProcessData, ProcessSteps } from '@/components/diagrams/ProcessSteps';
import { SampleReport, type SampleReportData } from '@/components/diagrams/SampleReport';
import { StepUp, type StepUpData } from '@/components/diagrams/StepUp';
import { WashingtonMap, type WashingtonMapData } from '@/components/diagrams/WashingtonMap';
// biome-ignore lint/style/noRestrictedImports: only a type, so that every diagram that a guide can name has a drawing.
import type { DiagramName } from '@/content/loader';

export interface DiagramData {
  'step-up': StepUpData;
  'effective-dates': EffectiveDatesData;
  process: ProcessData;
  'washington-map': WashingtonMapData;
  'sample-report': SampleReportData;
}

const drawings = {
  'step-up': (caption, data) => <StepUp {...data['step-up']} caption={caption} />,
  'effective-dates': (caption, data) => <EffectiveDates {...data['effective-dates']} caption={caption} />,
  process: (caption, data) => <ProcessSteps {...data.process} caption={caption} />,
  'washington-map': (caption, data) => <WashingtonMap {...data['washington-map']} caption={caption} />,
  'sample-report': (caption, data) => <SampleReport {...data['sample-report']} caption={caption} />,
} satisfies Record<DiagramName, (caption: string, data: DiagramData) => ReactNode>;

interface DiagramProps {
  name: string;
  caption: string;
  data: DiagramData;
}

const isDrawn = (name: string): name is DiagramName => Object.hasOwn(drawings, name);

/** The diagram that Markdown refers to by name. Throws for an unknown name. */
export function Diagram({ name, caption, data }: DiagramProps) {
  if (!isDrawn(name)) throw new Error(`No diagram is called "${name}". There are ${Object.keys(drawings).join(', ')}.`);
  return drawings[name](caption, data);
}
