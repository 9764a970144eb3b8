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
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading-l">
        {category}
      </h2>
      <div className="mt-6 border-rule border-t">
        {items.map((item) => (
          <Question key={item.id} {...item} group={id} />
        ))}
      </div>
    </section>
  );
}
