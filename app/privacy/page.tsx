import { breadcrumbItems } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { LegalText } from '@/components/legal/LegalText';
import { getLegalPage } from '@/content';
import { pageMetadata } from '@/seo/metadata';

const legal = getLegalPage('privacy');
const path = '/privacy';

export const metadata = pageMetadata({ ...legal, path, pageTitle: legal.title });

export default function PrivacyPage() {
  return (
    <>
      <PageHeader title={legal.title} crumbs={breadcrumbItems(path)} />
      <LegalText parts={legal.content} updated={legal.updated} />
    </>
  );
}
