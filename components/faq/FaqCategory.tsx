import clsx from 'clsx';
import { disclosureClass } from '@/components/ui/Card';
import { keepTogether } from '@/components/ui/keepTogether';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { LinkList } from '@/components/ui/TextLink';
import type { FaqCategoryData } from '@/loader';

/** Links to the categories, for the page's header. */
export function CategoryLinks({ categories }: { categories: readonly FaqCategoryData[] }) {
  const links = categories.map(({ id, category }) => ({ title: category, path: `#${id}` }));
  return (
    <nav aria-label="Categories" className="mt-5 max-md:mt-3 print:hidden">
      <LinkList
        links={links}
        icon="down"
        className="grid-cols-2 gap-x-4 enlarged:grid-cols-1 max-md:text-label lg:grid-cols-1 max-md:[&_svg]:size-4"
      />
    </nav>
  );
}

/** The questions of one category. The browser itself keeps at most one of them open, with or without a script. */
export function FaqCategory({ id: categoryId, category, items }: FaqCategoryData) {
  return (
    <Section aria-labelledby={categoryId} space="tight" className="not-first:-mt-8 lg:not-first:-mt-14">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
        <h2 id={categoryId} className="self-start text-heading-l lg:sticky lg:top-below-header lg:col-span-3">
          {category}
        </h2>
        <div className="border-rule border-t lg:col-span-9">
          {items.map(({ id, question, short, answer }) => (
            // It opens in 0.3 s (specification, section 9). Closing is instant, so that what is below can stay.
            <details
              key={id}
              id={id}
              name={categoryId}
              className="question details-content:grid details-content:grid-rows-[0fr] border-rule border-b last:border-b-0 open:details-content:grid-rows-[1fr] motion-safe:open:details-content:[transition:grid-template-rows_0.3s_var(--ease-settle)]"
            >
              <summary className={clsx(disclosureClass, 'md:grid-cols-[1fr_1fr_auto]')}>
                <h3 className="font-sans font-semibold text-body tracking-normal">{keepTogether(question)}</h3>
                {short ? (
                  <span className="text-balance font-serif text-heading-s text-ink max-md:row-start-2 md:text-heading-m">
                    {keepTogether(short)}
                  </span>
                ) : null}
              </summary>
              <div className="min-h-0 overflow-y-clip">
                <Prose html={answer} className="pb-6" />
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
