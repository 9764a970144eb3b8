import { keepTogether } from './keepTogether';

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <div className="numbered-steps max-w-measure">
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed, and some may be alike.
          <li key={index}>{keepTogether(step)}</li>
        ))}
      </ol>
    </div>
  );
}
