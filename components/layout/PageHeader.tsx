import { DimensionLine } from '@/components/ui/Brass';
import type { BreadcrumbItem, PictureData } from '@/components/ui/content';
import { Picture } from '@/components/ui/Picture';
import { Breadcrumb } from './Breadcrumb';

interface PageHeaderProps {
  title: string;
  crumbs: readonly BreadcrumbItem[];
  lede?: string;
  /** Two or three short facts that visitors look for first, such as the price. */
  facts?: readonly string[];
  /** Shown beside the title, but below it on phones. */
  picture?: PictureData;
}

/** The top of every inner page: breadcrumb, title, and optionally a sentence and a picture. */
export function PageHeader({ title, crumbs, lede, facts, picture }: PageHeaderProps) {
  return (
    <div className="border-rule border-b bg-shade pt-(--header-height) print:pt-0">
      <div className="mx-auto grid max-w-page items-center gap-x-6 px-5 md:grid-cols-12 md:px-8 lg:gap-x-12">
        <div className={picture ? 'py-8 md:col-span-7 md:py-12' : 'py-8 md:col-span-9 md:py-12'}>
          <Breadcrumb items={crumbs} />
          <h1 className="mt-5 text-page">{title}</h1>
          <DimensionLine className="mt-6 w-24" />
          {lede ? <p className="mt-6 max-w-measure text-ink-soft text-lead">{lede}</p> : null}
          {facts ? (
            <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 font-semibold text-compact">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          ) : null}
        </div>
        {picture ? (
          <div className="-mx-5 md:col-span-5 md:mx-0 md:self-end">
            <Picture picture={picture} place="half" priority />
          </div>
        ) : null}
      </div>
    </div>
  );
}
