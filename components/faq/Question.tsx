import { Icon } from '@/components/ui/Icon';
import { Prose } from '@/components/ui/Prose';

export interface QuestionData {
  /** The fragment of its address: `/faq#id`. */
  id: string;
  question: string;
  /** HTML. */
  answer: string;
}

/** A question that opens to its answer. The browser itself keeps one open in a group, with or without a script. */
export function Question({ id, question, answer, group }: QuestionData & { group: string }) {
  return (
    <details id={id} name={group} className="question border-rule border-b">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 hover:text-spruce [&::-webkit-details-marker]:hidden">
        <h3 className="text-heading-s">{question}</h3>
        <Icon name="chevron" className="chevron shrink-0 text-brass-ink" />
      </summary>
      <Prose html={answer} className="answer pb-6" />
    </details>
  );
}
