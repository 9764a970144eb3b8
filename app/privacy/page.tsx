import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { LegalText } from '@/components/legal/LegalText';
import { breadcrumbItems, getBusiness, getLegalPage, getPage } from '@/content/schema';
import { pageGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

function legalPage() {
  const legal = getLegalPage('privacy');
  return { ...legal, path: '/privacy', pageTitle: legal.title };
}

export const generateMetadata = () => pageMetadata(legalPage());

export default function PrivacyPage() {
  const business = getBusiness();
  const page = legalPage();
  return (
    <>
      <JsonLd graph={pageGraph(page)} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} />
      <LegalText parts={page.content} updated={page.updated} />
      <CallToActionBand phone={business.phone} phoneLink={business.phoneLink} text={getPage('/').call} />
    </>
  );
}
