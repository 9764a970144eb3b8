import { breadcrumbItems } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { LegalText } from '@/components/legal/LegalText';
import { getLegalPage } from '@/content';
import { pageGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

const legal = getLegalPage('privacy');
const page = { ...legal, path: '/privacy', pageTitle: legal.title };

export const metadata = pageMetadata(page);

export default function PrivacyPage() {
  return (
    <>
      <JsonLd graph={pageGraph(page)} />
      <PageHeader title={legal.title} crumbs={breadcrumbItems(page.path)} />
      <LegalText parts={legal.content} updated={legal.updated} />
    </>
  );
}
