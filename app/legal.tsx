import { JsonLdScript } from 'next-seo';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { LegalText } from '@/components/legal/LegalText';
import { breadcrumbItems, getBusiness, getLegalPage, getPage } from '@/content/loader';
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
      <LegalText parts={page.content} updated={page.updated} />
      <CallToActionBand contact={getBusiness()} text={getPage('/').call} />
    </>
  );
}
