import { shapes } from './shapes';

/** The drawing's own units: about one to a pixel on a wide screen. */
const drawing = { width: 300, height: 282, ground: 218, column: 66, sheet: 7, sheetWorth: 20_000, dimensionAt: 214 };

const levelOf = (amount: number) => drawing.ground - (amount / drawing.sheetWorth) * drawing.sheet;

export interface Step {
  label: string;
  amount: number;
  amountText: string;
  /** The basis is what the gain is measured from; what is sold stands at the end of the measure; the rest is not used. */
  role: 'basis' | 'sold' | 'unused';
}

/** The same house on each step, in front view. */
function House({ x, ground, ghost }: { x: number; ground: number; ghost: boolean }) {
  return (
    <g transform={`translate(${x} ${ground})`}>
      {ghost ? (
        <path d="M-14 0v-13M14 0v-13M-19-12 0-28 19-12z" className={shapes.ghost} strokeDasharray="2 3" />
      ) : (
        <>
          <path d="M-14 0v-14L0-26 14-14V0z" className={shapes.card} />
          <path d="M-20-11.5 0-29 20-11.5 18-9.5 0-25-18-9.5z" className={shapes.roof} />
          <path d="M-3.5 0v-9h7v9z" className={shapes.brass} strokeWidth="0" />
        </>
      )}
    </g>
  );
}

/** A stack of card, one sheet for every $20,000, from one level up to another. */
function Stack({ left, from, to, className }: { left: number; from: number; to: number; className: string }) {
  const sheets = Math.round((to - from) / drawing.sheetWorth);
  return (
    <path
      d={`M${left} ${levelOf(from)}${`v${-drawing.sheet}h${drawing.column}v${drawing.sheet}z m0 ${-drawing.sheet}`.repeat(sheets)}`}
      className={className}
      strokeWidth="0.75"
    />
  );
}

function StepColumn({ step, index, basis }: { step: Step; index: number; basis: number }) {
  const left = index * drawing.column;
  const middle = left + drawing.column / 2;
  const unused = step.role === 'unused';
  return (
    <>
      {unused ? (
        <path
          d={`M${left} ${drawing.ground}V${levelOf(step.amount)}h${drawing.column}V${drawing.ground}`}
          className={shapes.ghost}
          strokeDasharray="2 3"
        />
      ) : (
        <Stack left={left} from={0} to={Math.min(step.amount, basis)} className={shapes.stack} />
      )}
      {step.role === 'sold' ? (
        <Stack
          left={left}
          from={basis}
          to={step.amount}
          className="fill-brass stroke-card forced-colors:fill-current"
        />
      ) : null}
      <House x={middle} ground={levelOf(step.amount)} ghost={unused} />
      <text x={middle} y={drawing.ground + 20} textAnchor="middle" className="fill-ink-soft">
        {step.label}
      </text>
      <text x={middle} y={drawing.ground + 39} textAnchor="middle" className={unused ? 'fill-ink-soft' : 'fill-ink'}>
        {step.amountText}
      </text>
      {step.role === 'basis' ? (
        <text x={middle} y={drawing.ground + 58} textAnchor="middle" className="fill-spruce-deep font-semibold">
          basis
        </text>
      ) : null}
    </>
  );
}

/** Three steps of card with a house on each, and a brass dimension line from the basis up to the price. */
export function CardSteps({ steps, gainText }: { steps: readonly Step[]; gainText: string }) {
  const basis = steps.find(({ role }) => role === 'basis')?.amount ?? 0;
  const basisAt = steps.findIndex(({ role }) => role === 'basis') + 1;
  const top = levelOf(steps.at(-1)?.amount ?? 0);
  const bottom = levelOf(basis);
  const { dimensionAt: at } = drawing;
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      aria-hidden="true"
      className="h-auto w-full font-sans text-label tabular-nums"
    >
      {steps.map((step, index) => (
        <StepColumn key={step.label} step={step} index={index} basis={basis} />
      ))}
      <path d={`M0 ${drawing.ground}H${drawing.width}`} className="stroke-ink forced-colors:stroke-current" />
      <path
        d={`M${basisAt * drawing.column} ${bottom}H${at + 6}`}
        className="stroke-ink forced-colors:stroke-current"
        strokeDasharray="4 3"
      />
      <path
        d={`M${at} ${bottom}V${top}M${at - 6} ${top}h12M${at - 6} ${bottom}h12`}
        className={shapes.dimension}
        strokeWidth="2"
      />
      <text x={at + 12} y={(top + bottom) / 2 + 1} className="fill-brass-ink font-semibold text-body">
        {gainText}
      </text>
      <text x={at + 12} y={(top + bottom) / 2 + 18} className="fill-ink-soft">
        gain
      </text>
    </svg>
  );
}
