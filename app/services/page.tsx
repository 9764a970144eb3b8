import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { ForProfessionals } from '@/components/services/ForProfessionals';
import { ServiceBlocks } from '@/components/services/ServiceBlocks';
import { breadcrumbItems, getBusiness, getPage, getProfessionals, getServices } from '@/content/schema';
import { servicesGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

export const generateMetadata = () => pageMetadata(getPage('/services'));

export default function ServicesPage() {
  const business = getBusiness();
  const page = getPage('/services');
  return (
    <>
      <JsonLd graph={servicesGraph(page)} />
      <PageHeader
        title={page.title}
        crumbs={breadcrumbItems(page.path)}
        lede="A home is valued for a purpose and for a date. Each of our four services starts with those two questions, and ends with a report that an attorney, a CPA or a court can follow."
      />
      <ServiceBlocks services={getServices()} />
      <ForProfessionals {...getProfessionals()} />
      <CallToActionBand
        phone={business.phone}
        phoneLink={business.phoneLink}
        text="Not sure which service you need? Tell us what happened and what you were asked for. We'll tell you which appraisal fits, or that you don't need one."
        link={{ label: 'View FAQ', href: '/faq' }}
      />
    </>
  );
}
