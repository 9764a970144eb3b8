import { breadcrumbItems } from '@/components/layout/Breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { LegalText } from '@/components/legal/LegalText';
import { getLegalPage } from '@/content/schema';
import { pageGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

function legalPage() {
  const legal = getLegalPage('privacy');
  return { ...legal, path: '/privacy', pageTitle: legal.title };
}

export const generateMetadata = () => pageMetadata(legalPage());

export default function PrivacyPage() {
  const page = legalPage();
  return (
    <>
      <JsonLd graph={pageGraph(page)} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} />
      <LegalText parts={page.content} updated={page.updated} />
    </>
  );
}
