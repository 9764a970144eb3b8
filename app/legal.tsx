import { JsonLdScript } from 'next-seo';
import { Article } from '@/components/diagrams/Article';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { Day } from '@/components/ui/Day';
import { breadcrumbItems, getBusiness, getDiagramData, getLegalPage, getPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';

type LegalId = Parameters<typeof getLegalPage>[0];

function legalPage(id: LegalId) {
  const legal = getLegalPage(id);
  return { ...legal, path: `/${id}`, pageTitle: legal.title };
}

/** The metadata of the privacy policy or the terms of service. */
export const legalMetadata = (id: LegalId) => pageMetadata(legalPage(id));

/** The privacy policy or the terms of service. */
export function LegalPage({ id }: { id: LegalId }) {
  const page = legalPage(id);
  return (
    <>
      <JsonLdScript scriptKey="structured-data" data={pageGraph(page)} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} />
      <div className="mx-auto max-w-page px-5 py-12 md:px-8 md:py-16">
        <p className="mb-8 text-ink-soft text-label">
          Last updated <Day iso={page.updated} />
        </p>
        <Article parts={page.content} diagrams={getDiagramData()} />
      </div>
      <CallToActionBand contact={getBusiness()} text={getPage('/').call} />
    </>
  );
}
