import { JsonLdScript } from 'next-seo';
import { Article } from '@/components/diagrams/Article';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { Day } from '@/components/ui/Day';
import { Prose } from '@/components/ui/Prose';
import { breadcrumbItems, getBusiness, getDiagramData, getPage, getTextPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';

/** The metadata of a page that is one text. `id` is the name of its file in `content/texts/`. */
export const textMetadata = (id: string) => pageMetadata(getTextPage(id));

/** A page that is one text, such as the privacy policy. */
export function TextPage({ id }: { id: string }) {
  const page = getTextPage(id);
  return (
    <>
      <JsonLdScript scriptKey="structured-data" data={pageGraph(page)} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} />
      <div className="mx-auto max-w-page px-5 py-12 md:px-8 md:py-16">
        <p className="mb-8 text-ink-soft text-label">
          Last updated <Day iso={page.updated} />
        </p>
        <Article parts={page.content} diagrams={getDiagramData()} />
        {page.sources && <Prose html={page.sources} className="mt-8" />}
      </div>
      <CallToActionBand contact={getBusiness()} text={getPage('/').call} />
    </>
  );
}
