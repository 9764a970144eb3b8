import { JsonLdScript } from 'next-seo';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';

import { ForProfessionals, ServiceBlocks } from '@/components/services/ServicesList';
import { breadcrumbItems, getBusiness, getPage, getProfessionals, getServices } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { servicesGraph } from '@/seo/structuredData';

export const generateMetadata = () => pageMetadata(getPage('/services'));

export default function ServicesPage() {
  const page = getPage('/services');
  return (
    <>
      <JsonLdScript scriptKey="structured-data" data={servicesGraph(page)} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} lede={page.lede} />
      <ServiceBlocks services={getServices()} />
      <ForProfessionals {...getProfessionals()} />
      <CallToActionBand contact={getBusiness()} text={page.call} link={{ label: 'View FAQ', href: '/faq' }} />
    </>
  );
}
