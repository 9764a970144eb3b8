import { Question, type QuestionData } from './Question';

interface FaqCategorySectionProps {
  category: string;
  items: readonly QuestionData[];
}

const idOf = (category: string) =>
  category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The questions of one category. At most one of them is open. */
export function FaqCategorySection({ category, items }: FaqCategorySectionProps) {
  const id = idOf(category);
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <h2 id={id} className="self-start text-heading-l lg:sticky lg:top-24 lg:col-span-4">
        {category}
      </h2>
      <div className="border-rule border-t lg:col-span-8">
        {items.map((item) => (
          <Question key={item.id} {...item} group={id} />
        ))}
      </div>
    </section>
  );
}
