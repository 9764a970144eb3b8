import { keepTogether } from './keepTogether';

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <div className="numbered-steps max-w-measure">
      <ol>
        {steps.map((step) => (
          <li key={step}>{keepTogether(step)}</li>
        ))}
      </ol>
    </div>
  );
}
