import { CardSteps, type Step } from './CardSteps';
import { DiagramFigure } from './DiagramFigure';

interface Amount {
  label: string;
  amount: number;
}

interface BasisCase {
  title: string;
  /** What the basis is, in words, such as "what was paid". */
  basis: string;
}

export interface StepUpData {
  bought: Amount;
  atDeath: Amount;
  sold: Amount;
  old: BasisCase;
  stepped: BasisCase;
  note: string;
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

interface CasePanelProps extends Pick<StepUpData, 'bought' | 'atDeath' | 'sold'> {
  words: BasisCase;
  basis: 'bought' | 'atDeath';
}

function CasePanel({ words, basis, ...amounts }: CasePanelProps) {
  const { bought, atDeath, sold } = amounts;
  const step = (of: Amount, role: Step['role']): Step => ({ ...of, amountText: dollars(of.amount), role });
  const gain = dollars(sold.amount - amounts[basis].amount);
  const steps = [
    step(bought, basis === 'bought' ? 'basis' : 'unused'),
    step(atDeath, basis === 'atDeath' ? 'basis' : 'unused'),
    step(sold, 'sold'),
  ];
  return (
    <li>
      <p className="font-serif text-heading-s">{words.title}</p>
      <div className="mt-3">
        <CardSteps steps={steps} gainText={gain} />
      </div>
      <p className="mt-3 text-label">
        Sold for {dollars(sold.amount)}, less the basis of {dollars(amounts[basis].amount)} ({words.basis}): a gain of{' '}
        <strong className="font-semibold">{gain}</strong>.
      </p>
    </li>
  );
}

/** How a date-of-death basis changes the gain: the same three values measured from two different steps. */
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
