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
        {steps.map((step) => (
          <li key={step}>{keepTogether(step)}</li>
        ))}
      </ol>
    </div>
  );
}
