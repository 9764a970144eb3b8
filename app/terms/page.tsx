import { breadcrumbItems } from '@/components/layout/Breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { LegalText } from '@/components/legal/LegalText';
import { getLegalPage } from '@/content/schema';
import { pageGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

function legalPage() {
  const legal = getLegalPage('terms');
  return { ...legal, path: '/terms', pageTitle: legal.title };
}

export const generateMetadata = () => pageMetadata(legalPage());

export default function TermsPage() {
  const page = legalPage();
  return (
    <>
      <JsonLd graph={pageGraph(page)} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} />
      <LegalText parts={page.content} updated={page.updated} />
    </>
  );
}
