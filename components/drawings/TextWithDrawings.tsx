import { InlineProse, Prose } from '@/components/ui/Prose';
import type { DrawingData, TextSection } from '@/loader';
import { Columns } from './Columns';
import { Deadlines } from './Deadlines';
import { Scale } from './Scale';
import { StepUp } from './StepUp';
import { TaxRates } from './TaxRates';
import { Threshold } from './Threshold';

interface TextWithDrawingsProps {
  sections: readonly Pick<TextSection, 'pieces'>[];
  className?: string;
}

/** Running text with its drawings. */
export function TextWithDrawings({ sections, className }: TextWithDrawingsProps) {
  return (
    <div className={className}>
      {sections
        .flatMap(({ pieces }) => pieces)
        .map((piece) =>
          'drawing' in piece ? (
            <CaptionedDrawing key={piece.id} {...piece} />
          ) : (
            <Prose key={piece.id} html={piece.html} />
          ),
        )}
    </div>
  );
}

interface PlacedDrawing {
  drawing: DrawingData;
  id: string;
}

function CaptionedDrawing({ drawing, id }: PlacedDrawing) {
  return (
    <figure className="@container my-8 rounded-card border border-rule bg-card p-5 text-compact lining-nums tabular-nums enlarged:p-3 sm:p-7">
      <figcaption className="mb-5 text-balance font-medium font-serif text-heading-m">
        <InlineProse html={drawing.title.html} />
      </figcaption>
      <Drawing drawing={drawing} id={id} />
    </figure>
  );
}

function Drawing({ drawing, id }: PlacedDrawing) {
  // No heading can have an id with a colon.
  const hatchId = `hatch:${id}`;
  switch (drawing.kind) {
    case 'columns':
      return <Columns {...drawing} hatchId={hatchId} />;
    case 'scale':
      return <Scale {...drawing} />;
    case 'step-up':
      return <StepUp {...drawing} hatchId={hatchId} />;
    case 'tax-rates':
      return <TaxRates {...drawing} hatchId={hatchId} />;
    case 'threshold':
      return <Threshold {...drawing} hatchId={hatchId} />;
    case 'deadlines':
      return <Deadlines {...drawing} drawingId={id} />;
  }
}
