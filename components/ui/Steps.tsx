import clsx from 'clsx';
import { keepTogether } from './keepTogether';

interface StepsProps {
  steps: readonly string[];
  /** Beside each other on wide screens. */
  across?: boolean;
}

export function Steps({ steps, across = false }: StepsProps) {
  return (
    <div className={clsx('numbered-steps max-w-measure', across && 'steps-across lg:max-w-none')}>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed, and some may be alike.
          <li key={index}>{keepTogether(step)}</li>
        ))}
      </ol>
    </div>
  );
}
