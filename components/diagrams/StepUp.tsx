import clsx from 'clsx';
import type { DiagramData } from '@/components/ui/content';
import { DiagramFigure, dollars, letters, shapes } from './shapes';

type StepUpData = DiagramData['step-up'];

/**
 * Sizes in SVG units, about one pixel each on a wide screen; `sheetWorth` in US dollars. The letters grow with the
 * drawing: with the page's text they would run into each other.
 */
const drawing = {
  width: 304,
  height: 284,
  ground: 220,
  column: 67,
  sheet: 7,
  sheetWorth: 20_000,
  dimensionAt: 218,
  letters: 14,
  largeLetters: 17,
};

const levelOf = (amount: number) => drawing.ground - (amount / drawing.sheetWorth) * drawing.sheet;

interface CasePanelProps extends Pick<StepUpData, 'bought' | 'atDeath' | 'sold'> {
  words: StepUpData['old'];
  basis: 'bought' | 'atDeath';
}

/** Three steps of card with a house on each, and a brass dimension line from the basis up to the price. */
function CasePanel({ words, basis, bought, atDeath, sold }: CasePanelProps) {
  const { amount } = basis === 'bought' ? bought : atDeath;
  const gain = dollars(sold.amount - amount);
  const top = levelOf(sold.amount);
  const bottom = levelOf(amount);
  const { dimensionAt: at } = drawing;
  return (
    <li>
      <p className="font-serif text-heading-s">{words.title}</p>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        aria-hidden="true"
        fontSize={drawing.letters}
        className="mt-3 h-auto w-full font-sans tabular-nums"
      >
        <StepColumn {...bought} index={0} basis={amount} use={basis === 'bought' ? 'basis' : 'unused'} />
        <StepColumn {...atDeath} index={1} basis={amount} use={basis === 'atDeath' ? 'basis' : 'unused'} />
        <StepColumn {...sold} index={2} basis={amount} use="sold" />
        <path d={`M0 ${drawing.ground}H${drawing.width}`} className={shapes.line} />
        <path
          d={`M${1 + (basis === 'bought' ? 1 : 2) * drawing.column} ${bottom}H${at + 6}`}
          className={shapes.line}
          strokeDasharray="4 3"
        />
        <path
          d={`M${at} ${bottom}V${top}M${at - 6} ${top}h12M${at - 6} ${bottom}h12`}
          className={shapes.dimension}
          strokeWidth="2"
        />
        <text
          x={at + 12}
          y={(top + bottom) / 2 + 1}
          fontSize={drawing.largeLetters}
          className={clsx(letters.brass, 'font-semibold')}
        >
          {gain}
        </text>
        <text x={at + 12} y={(top + bottom) / 2 + 18} className={letters.soft}>
          gain
        </text>
      </svg>
      <p className="mt-3 text-label">
        Sold for {dollars(sold.amount)}, less the basis of {dollars(amount)} ({words.basis}): a gain of{' '}
        <strong className="font-semibold">{gain}</strong>.
      </p>
    </li>
  );
}

/** How a date-of-death basis changes the gain: the same three amounts, with the gain measured from two bases. */
export function StepUp({ caption, old, stepped, note, ...amounts }: StepUpData & { caption: string }) {
  return (
    <DiagramFigure caption={caption}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
        <CasePanel words={old} basis="bought" {...amounts} />
        <CasePanel words={stepped} basis="atDeath" {...amounts} />
      </ul>
      <p className="mt-6 text-ink-soft text-label">{note}</p>
    </DiagramFigure>
  );
}

/** The front of the house on a step. A ghost is only an outline. */
function House({ x, ground, ghost }: { x: number; ground: number; ghost: boolean }) {
  return (
    <g transform={`translate(${x} ${ground})`}>
      {ghost ? (
        <path d="M-18 0v-17M18 0v-17M-25-13 0-36 25-13" className={shapes.outline} strokeDasharray="2 3" />
      ) : (
        <>
          <path d="M-18 0v-18L0-34 18-18V0z" className={shapes.card} />
          <path d="M-4 0v-12h8v12z" className={shapes.door} />
          <path d="M-26-14 0-38 26-14 23-10.5 0-32-23-10.5z" className={shapes.roof} />
        </>
      )}
    </g>
  );
}

/** A stack of card between two amounts, one sheet for every $20,000. */
function Stack({ left, from, to, className }: { left: number; from: number; to: number; className: string }) {
  const top = levelOf(to);
  const sheets = Math.round((to - from) / drawing.sheetWorth);
  const edges = Array.from(
    { length: sheets },
    (_, index) => `M${left} ${top + index * drawing.sheet}h${drawing.column}`,
  );
  return (
    <path
      d={`M${left} ${top}h${drawing.column}V${levelOf(from)}h${-drawing.column}z${edges.join('')}`}
      className={className}
    />
  );
}

interface StepColumnProps {
  label: string;
  amount: number;
  /** Counts from 0 at the left. */
  index: number;
  /** The amount of the step that is the basis. */
  basis: number;
  /** The gain is the price minus the basis. The third amount is not used. */
  use: 'basis' | 'sold' | 'unused';
}

function StepColumn({ label, amount, index, basis, use }: StepColumnProps) {
  const left = 1 + index * drawing.column;
  const middle = left + drawing.column / 2;
  const unused = use === 'unused';
  return (
    <>
      {unused ? (
        <path
          d={`M${left} ${drawing.ground}V${levelOf(amount)}h${drawing.column}V${drawing.ground}`}
          className={shapes.outline}
          strokeDasharray="2 3"
        />
      ) : (
        <>
          <Stack left={left} from={0} to={basis} className={shapes.sheets} />
          <path
            d={`M${left} ${drawing.ground}V${levelOf(basis)}h${drawing.column}V${drawing.ground}`}
            className={shapes.outline}
          />
        </>
      )}
      {use === 'sold' ? <Stack left={left} from={basis} to={amount} className={shapes.gain} /> : null}
      <House x={middle} ground={levelOf(amount)} ghost={unused} />
      <text x={middle} y={drawing.ground + 20} textAnchor="middle" className={letters.soft}>
        {label}
      </text>
      <text x={middle} y={drawing.ground + 39} textAnchor="middle" className={unused ? letters.soft : letters.ink}>
        {dollars(amount)}
      </text>
      {use === 'basis' ? (
        <text x={middle} y={drawing.ground + 58} textAnchor="middle" className={clsx(letters.spruce, 'font-semibold')}>
          basis
        </text>
      ) : null}
    </>
  );
}
